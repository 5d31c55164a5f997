/** The grammar of JSON (RFC 8259, as JSON.parse reads it), one token at a time, with a stack of its own. */
import { readLiteral, readNumber, readText, type TokenProblem } from './json-tokens.ts';

export interface JsonEvents {
  /** A name in an object, before its value. Offsets include the quotes. */
  readonly name?: (name: string, from: number, to: number) => void;
  /** The next element of a list is about to come. */
  readonly index?: (index: number) => void;
  /** A value of any kind begins. */
  readonly begin?: (from: number) => void;
  /** The value that began last and is still open ends. */
  readonly end?: (to: number) => void;
}

export const maxNesting = 2000;

interface Container {
  readonly isList: boolean;
  readonly from: number;
  /** Values so far. */
  count: number;
  /** Where the name of the latest value begins, and where that value lies. */
  nameFrom: number;
  valueFrom: number;
  valueTo: number;
}

type Expectation = 'value' | 'name' | 'afterValue';

class Scanner {
  readonly text: string;
  readonly events: JsonEvents;
  readonly open: Container[] = [];
  at = 0;
  expects: Expectation = 'value';
  /** The comma that was read last, when nothing has followed it yet. */
  comma = -1;

  constructor(text: string, events: JsonEvents) {
    this.text = text;
    this.events = events;
  }

  skipSpace(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return;
      this.at++;
    }
  }

  get top(): Container | undefined {
    return this.open.at(-1);
  }
}

function problemAt(offset: number, endOffset: number, sentence: string): TokenProblem {
  return { offset, endOffset, sentence };
}

function excerpt(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function endOfText(scanner: Scanner): TokenProblem {
  const { text, top } = scanner;
  const end = text.length;
  if (top === undefined) return problemAt(end, end, 'the text is empty.');
  const closing = top.isList ? '"]"' : '"}"';
  const what = top.isList ? 'list' : 'object';
  return problemAt(end, end, `${closing} is missing: the ${what} of line ${lineAt(text, top.from)} is still open.`);
}

function closeContainer(scanner: Scanner): TokenProblem | undefined {
  const { text, at, top } = scanner;
  const character = text.charAt(at);
  if (top === undefined) return problemAt(at, at + 1, `there is a "${character}" too many.`);
  if (scanner.comma !== -1) {
    const what = top.isList ? 'list item' : 'name';
    return problemAt(
      scanner.comma,
      scanner.comma + 1,
      `after this comma another ${what} is missing; remove the comma.`,
    );
  }
  if (top.isList !== (character === ']')) {
    const wanted = top.isList ? ']' : '}';
    const what = top.isList ? 'list' : 'object';
    return problemAt(
      at,
      at + 1,
      `"${wanted}" is needed here: the ${what} of line ${lineAt(text, top.from)} is still open.`,
    );
  }
  scanner.open.pop();
  scanner.at++;
  finishValue(scanner, top.from);
  return undefined;
}

function finishValue(scanner: Scanner, from: number): void {
  const { top } = scanner;
  scanner.events.end?.(scanner.at);
  scanner.expects = 'afterValue';
  if (top === undefined) return;
  top.valueFrom = from;
  top.valueTo = scanner.at;
  top.count++;
}

function openContainer(scanner: Scanner, isList: boolean): TokenProblem | undefined {
  const from = scanner.at;
  if (scanner.open.length >= maxNesting) {
    return problemAt(from, from + 1, `lists and objects are nested deeper than ${maxNesting} levels.`);
  }
  scanner.events.begin?.(from);
  scanner.open.push({ isList, from, count: 0, nameFrom: from, valueFrom: from, valueTo: from });
  scanner.at++;
  scanner.comma = -1;
  scanner.expects = isList ? 'value' : 'name';
  return undefined;
}

function isClosing(character: string): boolean {
  return character === ']' || character === '}';
}

function scanValue(scanner: Scanner): TokenProblem | undefined {
  const { text, at, top } = scanner;
  const character = text.charAt(at);
  if (isClosing(character) && (top === undefined || top.isList)) return closeContainer(scanner);
  if (isClosing(character)) return problemAt(at, at + 1, 'after the colon a value is missing.');
  if (top?.isList === true && character !== ',') scanner.events.index?.(top.count);
  scanner.comma = -1;
  if (character === '{' || character === '[') return openContainer(scanner, character === '[');
  if (character === ',') return problemAt(at, at + 1, 'before this comma a value is missing.');
  const read = character === '"' ? readText : /[-+.\d]/.test(character) ? readNumber : readLiteral;
  const token = read(text, at);
  if (typeof token !== 'number') return token;
  scanner.events.begin?.(at);
  scanner.at = token;
  finishValue(scanner, at);
  return undefined;
}

function nameProblem(scanner: Scanner): TokenProblem {
  const { text, at } = scanner;
  const character = text.charAt(at);
  if (character === ',') return problemAt(at, at + 1, 'before this comma a name and a value are missing.');
  if (character === "'") return problemAt(at, at + 1, 'a name stands in double quotes ("), not in single ones.');
  const word = /^[\w$-]+/.exec(text.slice(at, at + 60))?.[0];
  if (word !== undefined) return problemAt(at, at + word.length, `the name ${word} needs double quotes around it.`);
  if (character === '/') return problemAt(at, at + 1, 'JSON has no comments.');
  return problemAt(at, at + 1, 'a name in double quotes is missing here.');
}

function scanName(scanner: Scanner): TokenProblem | undefined {
  const { text, at, top } = scanner;
  const character = text.charAt(at);
  if (isClosing(character)) return closeContainer(scanner);
  if (character !== '"') return nameProblem(scanner);
  const end = readText(text, at);
  if (typeof end !== 'number') return end;
  const name = text.slice(at, end);
  if (scanner.events.name !== undefined) scanner.events.name(JSON.parse(name) as string, at, end);
  if (top !== undefined) top.nameFrom = at;
  scanner.comma = -1;
  scanner.at = end;
  scanner.skipSpace();
  if (scanner.at >= text.length) return endOfText(scanner);
  if (text.charAt(scanner.at) !== ':') return problemAt(at, end, `a colon is missing after ${excerpt(name)}.`);
  scanner.at++;
  scanner.expects = 'value';
  return undefined;
}

function commaProblem(scanner: Scanner, top: Container): TokenProblem {
  const { text, at } = scanner;
  if (top.isList) return problemAt(at, at + 1, 'a comma is missing between two list items.');
  const value = text.slice(top.valueFrom, top.valueTo);
  const isPlain = value.charAt(0) !== '{' && value.charAt(0) !== '[';
  if (isPlain) return problemAt(top.nameFrom, top.valueTo, `a comma is missing after ${excerpt(value)}.`);
  return problemAt(top.valueTo - 1, top.valueTo, `a comma is missing after this "${value.slice(-1)}".`);
}

function scanAfterValue(scanner: Scanner): TokenProblem | undefined {
  const { text, at, top } = scanner;
  const character = text.charAt(at);
  if (top === undefined) {
    if (isClosing(character)) return closeContainer(scanner);
    return problemAt(at, at + 1, 'after the end of the JSON there is more text.');
  }
  if (isClosing(character)) return closeContainer(scanner);
  if (character === '/' && /^\/[/*]/.test(text.slice(at, at + 2)))
    return problemAt(at, at + 2, 'JSON has no comments.');
  if (character === ',') {
    scanner.comma = at;
    scanner.at++;
    scanner.expects = top.isList ? 'value' : 'name';
    return undefined;
  }
  if (!top.isList && character === ':') {
    return problemAt(at, at + 1, 'a colon stands only between a name and its value.');
  }
  return commaProblem(scanner, top);
}

/** Undefined when the text is JSON; else the first problem. */
export function scanJson(text: string, events: JsonEvents): TokenProblem | undefined {
  const scanner = new Scanner(text, events);
  for (;;) {
    scanner.skipSpace();
    if (scanner.at >= text.length) {
      return scanner.expects === 'afterValue' && scanner.top === undefined ? undefined : endOfText(scanner);
    }
    const { expects } = scanner;
    const scan = expects === 'value' ? scanValue : expects === 'name' ? scanName : scanAfterValue;
    const problem = scan(scanner);
    if (problem !== undefined) return problem;
  }
}
