/** How operators, names and paths are written in a formula. The printer and the parser agree because both read this. */

/** How strongly operators bind, loosest first. */
export const strengths = {
  fallback: 1,
  or: 2,
  and: 3,
  not: 4,
  equality: 5,
  order: 6,
  sum: 7,
  product: 8,
  prefix: 9,
  primary: 10,
} as const;

export interface Infix {
  readonly name: string;
  readonly strength: number;
  /** Whether `a + b + c` is one operator with three operands, rather than nested pairs. */
  readonly isFlat: boolean;
  /** Whether operands of the same strength can follow each other: a comparison of a comparison is a mistake. */
  readonly isComparison: boolean;
}

function infixRows(strength: number, names: readonly string[], flat: readonly string[] = []): readonly Infix[] {
  const isComparison = strength === strengths.equality || strength === strengths.order;
  return names.map((name) => ({ name, strength, isFlat: flat.includes(name), isComparison }));
}

const infixes: ReadonlyMap<string, Infix> = new Map(
  [
    ...infixRows(strengths.fallback, ['??'], ['??']),
    ...infixRows(strengths.or, ['or'], ['or']),
    ...infixRows(strengths.and, ['and'], ['and']),
    ...infixRows(strengths.equality, ['==', '===', '!=', '!==']),
    ...infixRows(strengths.order, ['<', '<=', '>', '>=', 'in']),
    ...infixRows(strengths.sum, ['+', '-'], ['+']),
    ...infixRows(strengths.product, ['*', '/', '%'], ['*']),
  ].map((infix) => [infix.name, infix]),
);

export function findInfix(name: string): Infix | undefined {
  return infixes.get(name);
}

/** `18 < age < 65` is one operator with three operands, which JSON Logic defines for these two only. */
export function isBetween(name: string, operands: number): boolean {
  return (name === '<' || name === '<=') && operands === 3;
}

const reservedWords: ReadonlySet<string> = new Set(['and', 'or', 'not', 'in', 'true', 'false', 'null']);

/** In capitals too, in which spreadsheets write them: nobody means a variable by them. */
export function isReserved(word: string): boolean {
  return reservedWords.has(word.toLowerCase());
}

const first = String.raw`[\p{L}_$]`;
const next = String.raw`[\p{L}\p{M}\p{N}_$]`;

/** A variable's path, or a name, from a position. */
export const pathFrom = new RegExp(String.raw`${first}${next}*(?:\.${next}+)*`, 'uy');
const wholePath = new RegExp(String.raw`^${first}${next}*(?:\.${next}+)*$`, 'u');
const wholeWord = new RegExp(`^${first}${next}*$`, 'u');

/** Whether a bare word means the variable at this path. */
export function isBarePath(path: string): boolean {
  return wholePath.test(path) && !isReserved(path);
}

/** Whether a name can be written before brackets or a colon as it is. */
export function isWord(name: string): boolean {
  return wholeWord.test(name) && !isReserved(name);
}

/** For a name that is not a word. Escapes as in JSON. */
export function writeQuotedName(name: string): string {
  return `\`${withoutBackQuotes(JSON.stringify(name).slice(1, -1))}\``;
}

/** In JSON, a back quote can only be inside a text, where it can be escaped. */
export function withoutBackQuotes(json: string): string {
  return json.replaceAll('`', String.raw`\u0060`);
}
