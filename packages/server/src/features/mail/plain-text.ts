// The text of a mail for readers that show no HTML. Pure.

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What HTML says, a line for each block; not its pictures, styles and scripts. */
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
