/** Texts, numbers and words of JSON. Each reader gives the offset after the token, or what is wrong with it. */
export interface TokenProblem {
  readonly offset: number;
  readonly endOffset: number;
  /** Continues "Line N: ". */
  readonly sentence: string;
}

function problemAt(offset: number, endOffset: number, sentence: string): TokenProblem {
  return { offset, endOffset, sentence };
}

const hexPattern = /^[\da-fA-F]{4}$/;

/** Reads from the opening quote. */
export function readText(text: string, from: number): number | TokenProblem {
  let at = from + 1;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === 34) return at + 1;
    if (Number.isNaN(code) || code === 10 || code === 13) {
      return problemAt(from, at, 'the closing quote (") of this text is missing.');
    }
    if (code < 32) return problemAt(at, at + 1, 'a text may hold no control character; write \\t for a tab.');
    if (code !== 92) {
      at++;
      continue;
    }
    const escaped = text.charAt(at + 1);
    if (escaped === 'u') {
      if (!hexPattern.test(text.slice(at + 2, at + 6))) {
        return problemAt(at, at + 2, '\\u needs four hexadecimal digits.');
      }
      at += 6;
    } else if (escaped !== '' && '"\\/bfnrt'.includes(escaped)) at += 2;
    else return problemAt(at, Math.min(at + 2, text.length), 'a backslash in a text is written \\\\.');
  }
}

const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const numberLike = /[-+.\w]*/y;

function wordFrom(pattern: RegExp, text: string, from: number): string {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0] ?? '';
}

export function readNumber(text: string, from: number): number | TokenProblem {
  const word = wordFrom(numberLike, text, from);
  const number = wordFrom(numberPattern, text, from);
  if (number === word && number !== '') return from + number.length;
  const shown = word.length > 40 ? `${word.slice(0, 40)}…` : word;
  const end = from + Math.max(word.length, 1);
  if (/^-?0\d/.test(word)) return problemAt(from, end, `a number may not begin with 0 as ${shown} does.`);
  if (word.startsWith('+')) return problemAt(from, end, 'a number has no plus sign in front.');
  if (/^-?\./.test(word)) return problemAt(from, end, `${shown} needs a digit before the point.`);
  if (/\.(?!\d)/.test(word)) return problemAt(from, end, `${shown} needs a digit after the point.`);
  return problemAt(from, end, `${shown} is not a number.`);
}

const words = ['true', 'false', 'null'];
const wordPattern = /[\w$]*/y;
const meant: ReadonlyMap<string, string> = new Map([
  ['none', 'null'],
  ['nil', 'null'],
  ['undefined', 'null'],
  ['nan', 'null'],
  ['infinity', 'null'],
]);

export function readLiteral(text: string, from: number): number | TokenProblem {
  const word = wordFrom(wordPattern, text, from);
  if (words.includes(word)) return from + word.length;
  const character = text.charAt(from);
  if (character === "'") return problemAt(from, from + 1, 'a text stands in double quotes ("), not in single ones.');
  if (character === '“' || character === '”') {
    return problemAt(from, from + 1, 'a text stands in straight double quotes ("), not in curly ones.');
  }
  if (character === '/') return problemAt(from, from + 1, 'JSON has no comments.');
  if (character === ':') return problemAt(from, from + 1, 'a value is missing before this colon.');
  if (word === '') return problemAt(from, from + 1, 'this character does not belong here.');
  const lower = word.toLowerCase();
  const suggestion = words.includes(lower) ? lower : meant.get(lower);
  const shown = word.length > 40 ? `${word.slice(0, 40)}…` : word;
  const hint = suggestion === undefined ? 'a text needs double quotes around it.' : `write ${suggestion}.`;
  return problemAt(from, from + word.length, `${shown} is no JSON value; ${hint}`);
}
