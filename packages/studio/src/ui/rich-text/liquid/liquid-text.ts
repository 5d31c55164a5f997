// Liquid as text of an HTML document, in a form that an editor neither changes nor reads as markup.

/** The stand-ins for white space that an editor would collapse. None of them is folded, and none is written in Liquid. */
const standIns: readonly (readonly [string, string])[] = [
  ['\u2028', '\n'],
  ['\u2029', '\r'],
  ['\u2007', '\t'],
  ['\u00a0', ' '],
];

/** Undefined when it holds what the stand-ins are, so that the two could not be distinguished afterwards. */
export function toLiquidText(liquid: string): string | undefined {
  if (standIns.some(([standIn]) => liquid.includes(standIn)) || /[\ufeff\u0000\u200b]/.test(liquid)) return undefined;
  const text = liquid
    .replaceAll('\n', '\u2028')
    .replaceAll('\r', '\u2029')
    .replaceAll('\t', '\u2007')
    .replaceAll(/(?<= ) /g, '\u00a0');
  return escapeText(text);
}

/** The other way, also for what somebody typed: an editor writes a second space as one that does not break. */
export function fromLiquidText(text: string): string {
  let liquid = text
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  for (const [standIn, character] of standIns) liquid = liquid.replaceAll(standIn, character);
  return liquid;
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
