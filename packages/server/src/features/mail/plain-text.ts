// The plain text of a mail, for programs that do not display HTML. Pure.

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of the HTML, one line per block, without pictures, styles and scripts. */
export function toPlainText(html: string): string {
  return html
    .replaceAll(/<(style|script|head|title)\b[^>]*>[^]*?<\/\1\s*>/gi, '')
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<(br|\/p|\/div|\/h[1-6]|\/li|\/tr|\/table)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_entity, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
