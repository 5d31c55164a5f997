/** What the document of a template is saved as: every system has to be able to hold it. */
export function toFileName(name: string): string {
  const safe = name
    .replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  return `${safe === '' ? 'document' : safe}.pdf`;
}
