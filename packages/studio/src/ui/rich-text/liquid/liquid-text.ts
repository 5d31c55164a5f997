// Encodes Liquid as text in an HTML document, in a form that an editor neither changes nor parses as markup.

/** Substitutes for white space that an editor would collapse. None of them is collapsed, and none occurs in Liquid. */
const standIns: readonly (readonly [string, string])[] = [
  ['\u2028', '\n'],
  ['\u2029', '\r'],
  ['\u2007', '\t'],
  ['\u00a0', ' '],
];

/** Undefined if it contains a substitute, since it could not be decoded unambiguously. */
export function toLiquidText(liquid: string): string | undefined {
  if (standIns.some(([standIn]) => liquid.includes(standIn)) || /[\ufeff\u0000\u200b]/.test(liquid)) return undefined;
  const text = liquid
    .replaceAll('\n', '\u2028')
    .replaceAll('\r', '\u2029')
    .replaceAll('\t', '\u2007')
    .replaceAll(/(?<= ) /g, '\u00a0');
  return escapeText(text);
}

/** The reverse, including for typed text: an editor writes a second space as a non-breaking one. */
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
