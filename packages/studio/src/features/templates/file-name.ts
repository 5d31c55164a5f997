/**
 * The file name for rendered output of a template, derived from the template's name and valid on every operating
 * system.
 */
export function toFileName(name: string, extension: 'pdf' | 'eml'): string {
  const safe = name
    .replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  return `${safe === '' ? 'document' : safe}.${extension}`;
}
