/** The grammar of JSON (RFC 8259, as implemented by JSON.parse), one token at a time, with an explicit stack. */
import { readLiteral, readNumber, readText, type TokenProblem } from './json-tokens.ts';
import { say, type EnglishSentence } from '../problems/sentences.ts';

export interface JsonEvents {
  /** A name in an object, before its value. Offsets include the quotes. */
  readonly name?: (name: string, from: number, to: number) => void;
  /** Before the next element of a list. */
  readonly index?: (index: number) => void;
  /** At the start of a value of any kind. */
  readonly begin?: (from: number) => void;
  /** At the end of the innermost open value. */
  readonly end?: (to: number) => void;
}

export const maxNesting = 2000;

interface Container {
  readonly isList: boolean;
  readonly from: number;
  /** Number of values so far. */
  count: number;
  /** Where the name of the latest value begins, and the range of that value. */
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
  /** The latest comma, if nothing has followed it yet. */
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

function problemAt(offset: number, endOffset: number, sentence: EnglishSentence): TokenProblem {
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
  if (top === undefined) return problemAt(end, end, say('TEXT_EMPTY'));
  const start = lineAt(text, top.from);
  return problemAt(end, end, say(top.isList ? 'LIST_LEFT_OPEN' : 'OBJECT_LEFT_OPEN', { start }));
}

function closeContainer(scanner: Scanner): TokenProblem | undefined {
  const { text, at, top } = scanner;
  const character = text.charAt(at);
  if (top === undefined) return problemAt(at, at + 1, say('BRACKET_TOO_MANY', { bracket: character }));
  if (scanner.comma !== -1) {
    const sentence = say(top.isList ? 'COMMA_BEFORE_LIST_END' : 'COMMA_BEFORE_OBJECT_END');
    return problemAt(scanner.comma, scanner.comma + 1, sentence);
  }
  if (top.isList !== (character === ']')) {
    const start = lineAt(text, top.from);
    return problemAt(at, at + 1, say(top.isList ? 'LIST_CLOSED_WRONGLY' : 'OBJECT_CLOSED_WRONGLY', { start }));
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
    return problemAt(from, from + 1, say('TOO_DEEP', { limit: maxNesting }));
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
  if (isClosing(character)) return problemAt(at, at + 1, say('VALUE_MISSING_AFTER_COLON'));
  if (top?.isList === true && character !== ',') scanner.events.index?.(top.count);
  scanner.comma = -1;
  if (character === '{' || character === '[') return openContainer(scanner, character === '[');
  if (character === ',') return problemAt(at, at + 1, say('VALUE_MISSING_BEFORE_COMMA'));
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
  if (character === ',') return problemAt(at, at + 1, say('MEMBER_MISSING_BEFORE_COMMA'));
  if (character === "'") return problemAt(at, at + 1, say('NAME_SINGLE_QUOTED'));
  const word = /^[\w$-]+/.exec(text.slice(at, at + 60))?.[0];
  if (word !== undefined) return problemAt(at, at + word.length, say('NAME_UNQUOTED', { name: word }));
  if (character === '/') return problemAt(at, at + 1, say('COMMENT'));
  return problemAt(at, at + 1, say('NAME_MISSING'));
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
  if (text.charAt(scanner.at) !== ':') return problemAt(at, end, say('COLON_MISSING', { name: excerpt(name) }));
  scanner.at++;
  scanner.expects = 'value';
  return undefined;
}

function commaProblem(scanner: Scanner, top: Container): TokenProblem {
  const { text, at } = scanner;
  if (top.isList) return problemAt(at, at + 1, say('COMMA_MISSING_IN_LIST'));
  const value = text.slice(top.valueFrom, top.valueTo);
  const isPlain = value.charAt(0) !== '{' && value.charAt(0) !== '[';
  if (isPlain) {
    return problemAt(top.nameFrom, top.valueTo, say('COMMA_MISSING_AFTER_VALUE', { value: excerpt(value) }));
  }
  const sentence = say('COMMA_MISSING_AFTER_BRACKET', { bracket: value.slice(-1) });
  return problemAt(top.valueTo - 1, top.valueTo, sentence);
}

function scanAfterValue(scanner: Scanner): TokenProblem | undefined {
  const { text, at, top } = scanner;
  const character = text.charAt(at);
  if (top === undefined) {
    if (isClosing(character)) return closeContainer(scanner);
    return problemAt(at, at + 1, say('TEXT_AFTER_END'));
  }
  if (isClosing(character)) return closeContainer(scanner);
  if (character === '/' && /^\/[/*]/.test(text.slice(at, at + 2))) return problemAt(at, at + 2, say('COMMENT'));
  if (character === ',') {
    scanner.comma = at;
    scanner.at++;
    scanner.expects = top.isList ? 'value' : 'name';
    return undefined;
  }
  if (!top.isList && character === ':') {
    return problemAt(at, at + 1, say('COLON_MISPLACED'));
  }
  return commaProblem(scanner, top);
}

/** Undefined if the text is valid JSON; otherwise the first problem. */
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
