/** What is rendered of a template is saved under its name: every system has to be able to hold it. */
export function toFileName(name: string, extension: 'pdf' | 'eml'): string {
  const safe = name
    .replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  return `${safe === '' ? 'document' : safe}.${extension}`;
}
