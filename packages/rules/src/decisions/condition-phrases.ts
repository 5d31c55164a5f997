/** Numbers and dates with the words, signs and separators that people use for them, as the conditions that they mean. Pure. */

/** Full-width signs and digits, typographic quotes and single signs for comparisons, as conditions have them. */
export function toPlainSigns(text: string): string {
  return text
    .replaceAll(/[、，]\s*/gu, ', ')
    .replaceAll(/[\uff01-\uff20\uff3b-\uff40\uff5b-\uff5e]/gu, (sign) =>
      String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0),
    )
    .replaceAll(/[\u00a0\u3000]/gu, ' ')
    .replaceAll(/[“”„‟「」『』]/gu, '"')
    .replaceAll(/[‐-―−]/gu, '-')
    .replaceAll(/[…‥]/gu, '..')
    .replaceAll(/[≥≧]|=>/gu, '>=')
    .replaceAll(/[≤≦]|=</gu, '<=')
    .replaceAll('≠', '!=')
    .replace(/^'([^']*)'$/u, '"$1"')
    .replaceAll(/(?<!\d)(\d{4})[/.年-](\d{1,2})[/.月-](\d{1,2})日?(?!\d)/gu, writeDate)
    .replaceAll(/(?<!\d)(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?!\d)/gu, readDayFirst)
    .trim();
}

function writeDate(_: string, year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Only where the first number cannot be a month. */
function readDayFirst(written: string, day: string, month: string, year: string): string {
  return Number(day) > 12 ? writeDate('', year, month, day) : written;
}

const value = String.raw`(\d{4}-\d\d-\d\d|-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?)`;
const unit = String.raw`\s*(?:years?(?:\s+old)?|yrs?|days?|歲|日|天)?\s*`;
const sign = String.raw`(<=|>=|<|>)`;
const to = String.raw`(?:\.{2,3}|-|~|to|through|until|and|至|到)`;

/** @param source with `V` for a value with its unit, `T` for what is between the ends of a range, and `S` for a sign */
function phrase(source: string): RegExp {
  const spelt = source.replaceAll('V', `${value}${unit}`).replaceAll('T', to).replaceAll('S', sign);
  return new RegExp(`^${spelt}$`, 'iu');
}

const range = phrase(String.raw`(?:(?:between|from|ages?|aged|由|從|介乎)\s*)?V\s*(?!and)T\s*V(?:之間)?`);
/** Without `between`, `18 and 65` can be a list as well. */
const betweenAnd = phrase(String.raw`(?:between|介乎)\s*V\s*and\s*V(?:之間)?`);
const bracketed = phrase(String.raw`([[(\]])\s*V\s*(?:T|,|;)\s*V([\])[])?`);
const endBracketed = phrase(String.raw`V\s*T\s*V([\])[])`);
const twoSigns = phrase(String.raw`S\s*V(?:and|&&?|,)?\s*(?:(?!not)[a-z]\w*\s*)?S\s*V`);
const comparison = phrase(String.raw`S\s*V`);
const andBelow = phrase('V以下');
const between = phrase(String.raw`V\s*S\s*[\p{L}\w. ]*?\s*S\s*V`);

/** By sign, the phrases for it. */
const comparisons: readonly (readonly [sign: string, phrases: readonly RegExp[]])[] = [
  [
    '>=',
    [
      phrase(String.raw`V(?:\+|and\s+(?:over|above|older|up|more)|or\s+(?:more|over|older|above))`),
      phrase(String.raw`(?:at\s+least|from|min(?:imum)?|至少|最少|不少於|滿)\s*V`),
      phrase(String.raw`V(?:或|及)?以上`),
    ],
  ],
  [
    '<=',
    [
      phrase(String.raw`V(?:and\s+(?:under|below|younger|less)|or\s+(?:less|under|younger|below))`),
      phrase(String.raw`(?:at\s+most|up\s+to|max(?:imum)?|不超過|最多|至多)\s*V`),
      phrase(String.raw`V(?:或|及)以下`),
    ],
  ],
  [
    '<',
    [phrase(String.raw`(?:under|below|less\s+than|younger\s+than|before|未滿|少於|小於|低於)\s*V`), phrase('V以前')],
  ],
  ['>', [phrase(String.raw`(?:over|above|more\s+than|older\s+than|greater\s+than|after|大於|超過|高於|多於)\s*V`)]],
  ['', [phrase(String.raw`(?:==?|is|equals|exactly|等於)\s*V`), phrase('V')]],
];

/** Without the separators of thousands. */
function plainNumber(written = ''): string {
  return written.replaceAll(',', '');
}

function isBackwards(from: string, end: string): boolean {
  const isDate = from.length === 10 && end.length === 10 && from.slice(1).includes('-');
  return isDate ? from > end : Number(from) > Number(end);
}

/** By bracket, the one on the other side, which includes its end or not as before. */
const mirrored: ReadonlyMap<string | undefined, string> = new Map([
  ['[', ']'],
  [']', '['],
  ['(', ')'],
  [')', '('],
]);

/** @param open and close as they were written */
function writeRange(first = '', second = '', open?: string, close?: string): readonly string[] {
  const [from, end] = [plainNumber(first), plainNumber(second)];
  if (from === end) return [from];
  if (isBackwards(from, end)) {
    const [opened, closed] = [mirrored.get(close), mirrored.get(open)];
    const isOnlyEnd = opened === undefined && closed !== undefined;
    const starts = isOnlyEnd ? ['[', '('] : [opened];
    return starts.flatMap((start) => writeRange(second, first, start, closed));
  }
  const written = `${open ?? '['}${from}..${end}`;
  return close === undefined ? [`${written}]`, `${written})`] : [written + close];
}

function readRange(text: string): readonly string[] {
  const plain = range.exec(text) ?? betweenAnd.exec(text);
  if (plain) return writeRange(plain[1], plain[2]);
  const within = bracketed.exec(text);
  if (within) return writeRange(within[2], within[3], within[1], within[4]);
  const ended = endBracketed.exec(text);
  return ended ? writeRange(ended[1], ended[2], undefined, ended[3]) : [];
}

/** `>= 60 < 65` and `60 <= age < 65`. */
function readTwoComparisons(text: string): readonly string[] {
  const [, first = '', one, second = '', other] = twoSigns.exec(text) ?? [];
  if (one !== undefined && other !== undefined) return joinComparisons([first, one], [second, other]);
  const [, from, left = '', right = '', end] = between.exec(text) ?? [];
  if (from === undefined || end === undefined) return [];
  const turned = left.startsWith('<') ? left.replace('<', '>') : left.replace('>', '<');
  return joinComparisons([turned, from], [right, end]);
}

function joinComparisons(one: readonly [string, string], other: readonly [string, string]): readonly string[] {
  const [lower, upper] = one[0].startsWith('>') ? [one, other] : [other, one];
  if (
    !lower[0].startsWith('>') ||
    !upper[0].startsWith('<') ||
    isBackwards(plainNumber(lower[1]), plainNumber(upper[1]))
  )
    return [];
  return writeRange(lower[1], upper[1], lower[0] === '>=' ? '[' : '(', upper[0] === '<=' ? ']' : ')');
}

function readComparison(text: string): readonly string[] {
  // Read with and without its end.
  const [, below] = andBelow.exec(text) ?? [];
  if (below !== undefined) return [`<= ${plainNumber(below)}`, `< ${plainNumber(below)}`];
  for (const [written, phrases] of comparisons) {
    const [found] = phrases.flatMap((one) => one.exec(text)?.[1] ?? []);
    if (found !== undefined) return [`${written} ${plainNumber(found)}`.trim()];
  }
  const [, written, limit] = comparison.exec(text) ?? [];
  return written === undefined ? [] : [`${written} ${plainNumber(limit)}`];
}

/** `not asia`, `!= asia` and `<> 5`. */
function readNegation(text: string): readonly string[] {
  const [, rest] = /^(?:not\s+|!=\s*|<>\s*|except\s+|不是\s*)([^()]+)$/iu.exec(text) ?? [];
  return rest === undefined ? [] : [`not(${rest.trim()})`];
}

/** The conditions that a phrase can mean, the most probable first; they may be invalid, such as dates that do not exist. */
export function readPhrase(text: string): readonly string[] {
  if (/^(?:any|all|\*|任何|全部|所有|不限)$/iu.test(text)) return ['-'];
  if (/^true$/iu.test(text)) return ['true'];
  if (/^false$/iu.test(text)) return ['false'];
  // A phrase has blanks in several positions: of long ones, each would be matched in all of them.
  const collapsed = text.replaceAll(/\s+/gu, ' ');
  for (const read of [readRange, readTwoComparisons, readComparison, readNegation]) {
    const found = read(read === readNegation ? text : collapsed);
    if (found.length > 0) return found;
  }
  const [, same] = /^={1,2}\s*([^=<>]+)$/u.exec(text) ?? [];
  return same === undefined ? [] : [same.trim()];
}
