// Whether the operators of a page save and restore the graphics state in pairs. A restore too many would end ours, and one too
// few leaves its matrix and its clipping in force. Pure.

export interface Balance {
  /** What to save before the page, so that no restore of it finds nothing. */
  readonly before: number;
  /** What to restore after it. */
  readonly after: number;
}

const space = /[\0\t\n\f\r ]/;
const delimiter = /[()<>[\]{}/%\0\t\n\f\r ]/;

/** Passes over strings, names, comments and the data of images. */
export function balanceOf(operators: string): Balance {
  let depth = 0;
  let least = 0;
  let at = 0;
  while (at < operators.length) {
    const character = operators.charAt(at);
    if (character === '(') at = endOfString(operators, at);
    else if (character === '%') at = endOf(operators, /[\r\n]/g, at);
    else if (character === '<' && operators.charAt(at + 1) !== '<') at = endOf(operators, />/g, at) + 1;
    else if (character === '/') at = endOf(operators, new RegExp(delimiter, 'g'), at + 1);
    else if (delimiter.test(character)) at += 1;
    else {
      const end = endOf(operators, new RegExp(delimiter, 'g'), at);
      const word = operators.slice(at, end);
      if (word === 'q') depth += 1;
      if (word === 'Q') depth -= 1;
      least = Math.min(least, depth);
      at = word === 'ID' ? endOfImage(operators, end) : end;
    }
  }
  return { before: 1 - least, after: 1 - least + depth };
}

/** Where the pattern matches next, or the end. */
function endOf(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

function endOfString(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

/** Data of images may hold any bytes, so its end is a word on its own. */
function endOfImage(text: string, from: number): number {
  for (let at = text.indexOf('EI', from); at >= 0; at = text.indexOf('EI', at + 1)) {
    const next = text.charAt(at + 2);
    if (space.test(text.charAt(at - 1)) && (next === '' || delimiter.test(next))) return at + 2;
  }
  return text.length;
}
