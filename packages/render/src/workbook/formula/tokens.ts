import { say } from '../../sentences/say.ts';
import { Refusal } from '../read/refusal.ts';

export type TokenKind =
  | 'number'
  | 'text'
  | 'error'
  | 'reference'
  | 'name'
  | 'function'
  | 'structured'
  | 'operator'
  | 'open'
  | 'close'
  | 'comma'
  | 'row'
  | 'openArray'
  | 'closeArray'
  | 'space'
  | 'end';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** For a reference, a name or a structured reference: the sheet before the exclamation mark. */
  readonly sheet?: string;
}

const cell = String.raw`\$?[A-Za-z]{1,3}\$?[0-9]{1,7}`;
const after = String.raw`(?![\p{L}\p{N}_.(\[!])`;
const references = [
  `${cell}:${cell}`,
  String.raw`\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}`,
  String.raw`\$?[0-9]{1,7}:\$?[0-9]{1,7}`,
  cell,
].join('|');
const sheetPattern = /(?:'(?:[^']|'')+'|[\p{L}\p{N}_.[\]:]+)!/uy;
const patterns: readonly (readonly [TokenKind | 'sheet', RegExp])[] = [
  ['space', /[ \t\r\n]+/y],
  ['text', /"(?:[^"]|"")*"/y],
  ['sheet', sheetPattern],
  ['error', /#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|GETTING_DATA|SPILL!|CALC!|BLOCKED!|UNKNOWN!|FIELD!)/iy],
  ['reference', new RegExp(`(?:${references})${after}`, 'uy')],
  ['number', /(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[Ee][+-]?[0-9]+)?/y],
  ['function', /[\p{L}_][\p{L}\p{N}_.]*(?=\()/uy],
  ['name', /[\p{L}_\\][\p{L}\p{N}_.\\?]*/uy],
  ['operator', /<=|>=|<>|[-+*/^&=<>%@:#]/y],
  ['open', /\(/y],
  ['close', /\)/y],
  ['comma', /,/y],
  ['row', /;/y],
  ['openArray', /\{/y],
  ['closeArray', /\}/y],
];

/** Throws a Refusal for characters that no formula contains. */
export function toTokens(formula: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let sheet: string | undefined;
  while (at < formula.length) {
    const token = startsWithBrackets(formula, at) ? readBrackets(formula, at, '') : readToken(formula, at);
    at += token.length;
    if (token.kind === 'sheet') {
      sheet = token.text.slice(0, -1);
      continue;
    }
    if (token.kind === 'name' && formula[at] === '[') {
      const brackets = readBrackets(formula, at, token.text);
      at += brackets.length;
      tokens.push({ kind: 'structured', text: brackets.text });
    } else tokens.push({ kind: token.kind, text: token.text, ...(sheet !== undefined && { sheet }) });
    sheet = undefined;
  }
  return [...tokens, { kind: 'end', text: '' }];
}

/** [Rate] of a table, but not [1]Sheet1! of another workbook. */
function startsWithBrackets(formula: string, at: number): boolean {
  sheetPattern.lastIndex = at;
  return formula[at] === '[' && !sheetPattern.test(formula);
}

function readToken(formula: string, at: number) {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at;
    const [text] = pattern.exec(formula) ?? [];
    if (text !== undefined) return { kind, text, length: text.length };
  }
  throw new Refusal('FORMULA', say('FORMULA_UNREADABLE_FROM', { text: formula.slice(at, at + 20) }));
}

/** From a bracket to its closing bracket; an apostrophe escapes the next character. */
function readBrackets(formula: string, start: number, name: string) {
  let depth = 0;
  for (let at = start; at < formula.length; at++) {
    const character = formula[at];
    if (character === "'") at++;
    else if (character === '[') depth++;
    else if (character === ']' && --depth === 0) {
      const text = name + formula.slice(start, at + 1);
      return { kind: 'structured' as const, text, length: at + 1 - start };
    }
  }
  throw new Refusal('FORMULA', say('FORMULA_BRACKET_NOT_CLOSED'));
}
