// The script that headers and footers for wkhtmltopdf contain: it reads the variables from the address and writes each
// into the elements of its class. It circulates in many spellings, so it is recognized by its capabilities: a script that
// consists only of these words, members and texts can do nothing else, and does not have to run.
import { isPageVariable, type PageVariable } from '@coverwright/insurance/page-variables';

export interface StockScript {
  /** Functions that it declares; calls of them belong to it. */
  readonly functions: ReadonlySet<string>;
  /** The variables that it fills in; undefined for all. */
  readonly variables: ReadonlySet<PageVariable> | undefined;
}

const keywords = new Set('var let const function for in of if return new this undefined null true false'.split(' '));
const callable = new Set(
  'unescape decodeURI decodeURIComponent URLSearchParams for if function querySelectorAll getElementsByClassName'.split(
    ' ',
  ),
);
const members = new Set(
  (
    'document location search substring substr slice split hasOwnProperty getElementsByClassName querySelectorAll ' +
    'length textContent innerHTML innerText forEach addEventListener onload get has keys entries'
  ).split(' '),
);
const texts = new Set(['', '.', '&', '=', '?', 'load', 'DOMContentLoaded', 'use strict', 'subsubsection', 'name']);
const marks = new Set('( ) { } [ ] ; , . : ? = => ++ + < || &&'.split(' '));
const numbers = new Set(['0', '1', '2']);

const tokenPattern =
  /(?<space>\s+|\/\*[^]*?\*\/|\/\/[^\n]*|<!--[^\n]*|-->)|(?<text>'[^'\\\n]*'|"[^"\\\n]*"|`[^`\\$]*`)|(?<word>[A-Za-z_$][\w$]*)|(?<number>\d+)|(?<mark>=>|\+\+|\|\|=?|&&|[=!<>]==?|<|[^])/g;

interface Token {
  readonly kind: 'text' | 'word' | 'number' | 'mark';
  readonly value: string;
}

function toTokens(script: string): Token[] {
  const tokens: Token[] = [];
  for (const { groups = {} } of script.matchAll(tokenPattern)) {
    const { text, word, number, mark } = groups;
    if (text !== undefined) tokens.push({ kind: 'text', value: text.slice(1, -1) });
    else if (word !== undefined) tokens.push({ kind: 'word', value: word });
    else if (number !== undefined) tokens.push({ kind: 'number', value: number });
    else if (mark !== undefined) tokens.push({ kind: 'mark', value: mark });
  }
  return tokens;
}

/** Longer scripts are not the stock script, and are not parsed. */
const longestChars = 8_000;

export function readStockScript(script: string): StockScript | undefined {
  if (script.length > longestChars) return undefined;
  const tokens = toTokens(script);
  const words = new Set(tokens.map(({ value }) => value));
  const reads = words.has('search');
  const finds = words.has('getElementsByClassName') || words.has('querySelectorAll');
  const writes = words.has('textContent') || words.has('innerHTML') || words.has('innerText');
  if (!reads || !finds || !writes) return undefined;
  const functions = new Set<string>();
  for (const [index, { value }] of tokens.entries()) {
    const name = tokens[index + 1];
    if (value === 'function' && name?.kind === 'word') functions.add(name.value);
  }
  if (
    !tokens.every((token, index) => isStock(token, tokens[index - 1], tokens[index + 1], tokens[index + 2], functions))
  )
    return undefined;
  const named = tokens.flatMap(({ kind, value }) => (kind === 'text' && isPageVariable(value) ? [value] : []));
  return { functions, variables: named.length > 0 ? new Set(named) : undefined };
}

function isStock(
  { kind, value }: Token,
  before: Token | undefined,
  after: Token | undefined,
  afterNext: Token | undefined,
  functions: ReadonlySet<string>,
): boolean {
  if (kind === 'number') return numbers.has(value);
  if (kind === 'text') return isPageVariable(value) || texts.has(value);
  if (kind === 'word') {
    if (before?.value === '.') return members.has(value);
    return after?.value !== '(' || callable.has(value) || functions.has(value) || keywords.has(value);
  }
  // vars['page'] reads a single variable, for a purpose that the stock script does not have.
  const isIndex = value === '[' && (before?.kind === 'word' || before?.value === ']') && !keywords.has(before.value);
  if (isIndex && after?.kind === 'text' && afterNext?.value === ']') return false;
  return marks.has(value);
}

/** Calls such as `subst()` and `window.onload = subst` have no further effect than the script that declares the function. */
export function isStockCall(script: string, functions: ReadonlySet<string>): boolean {
  const call =
    /^(?:javascript:)?(?:return)?(?:(?:window|document)\.)?(?:onload=(?<set>[\w$]+)|addEventListener\(['"](?:load|DOMContentLoaded)['"],(?<added>[\w$]+)(?:,\w+)?\)|(?<called>[\w$]+)\((?:this|event)?\));?$/.exec(
      script.slice(0, longestChars).replace(/\s+/g, ''),
    );
  const name = call?.groups?.['set'] ?? call?.groups?.['added'] ?? call?.groups?.['called'];
  return name !== undefined && functions.has(name);
}
