/** Signs of spreadsheets and other languages, and those that text processors and keyboards make of ours. */

/** The longest one comes first of those that begin alike. */
const meantSigns = [
  ['&&', 'and'],
  ['||', 'or'],
  ['<>', '!='],
  ['><', '!='],
  ['=>', '>='],
  ['=<', '<='],
  ['=', '=='],
  [';', ','],
  ['≠', '!='],
  ['≤', '<='],
  ['≥', '>='],
  ['≦', '<='],
  ['≧', '>='],
  ['×', '*'],
  ['÷', '/'],
  ['−', '-'],
  ['–', '-'],
  ['—', '-'],
  ['（', '('],
  ['）', ')'],
  ['［', '['],
  ['］', ']'],
  ['，', ','],
  ['、', ','],
  ['；', ','],
  ['：', ':'],
  ['＋', '+'],
  ['－', '-'],
  ['＊', '*'],
  ['／', '/'],
  ['％', '%'],
  ['＜', '<'],
  ['＞', '>'],
  ['＝', '=='],
  ['！', '!'],
] as const;

export const ownSigns: ReadonlyMap<string, string> = new Map(meantSigns);

export const foreignSign = new RegExp(meantSigns.map(([sign]) => sign.replaceAll('|', String.raw`\|`)).join('|'), 'uy');

export const closingQuotes: ReadonlyMap<string, string> = new Map([
  ["'", "'"],
  ['“', '”'],
  ['”', '”'],
  ['‘', '’'],
  ['＂', '＂'],
  ['「', '」'],
  ['『', '』'],
  ['«', '»'],
]);

/** As keyboards for Chinese write them. */
export const wideDigits = /[０-９]+(?:．[０-９]+)?/uy;

/** A dollar sign can be part of a name. */
export const currencies: readonly string[] = ['€', '£', '¥', '￥', '＄'];
