// Whether a page's operators save and restore the graphics state in pairs. A surplus restore would end ours, and a missing
// one would leave its matrix and its clipping in effect. Pure.

export interface Balance {
  /** Saves to add before the page, so that each of its restores has a match. */
  readonly before: number;
  /** Restores to add after it. */
  readonly after: number;
}

const code = (character: string): number => character.charCodeAt(0);
const [save, restore, openString, closeString, openHex, closeHex, name, comment, backslash] =
  Array.from('qQ()<>/%\\').map(code);
const [letterI, letterD, letterE] = Array.from('IDE').map(code);

/** The characters that end a word. */
const isDelimiter = new Uint8Array(256);
for (const character of '\0\t\n\f\r ()<>[]{}/%') isDelimiter[code(character)] = 1;
const isSpace = new Uint8Array(256);
for (const character of '\0\t\n\f\r ') isSpace[code(character)] = 1;

/** Skips strings, names, comments and image data. A page may have megabytes of them. */
export function balanceOf(operators: Uint8Array): Balance {
  let depth = 0;
  let least = 0;
  let at = 0;
  while (at < operators.length) {
    const byte = operators[at] ?? 0;
    if (byte === openString) at = endOfString(operators, at);
    else if (byte === comment) at = endOfLine(operators, at);
    else if (byte === openHex && operators[at + 1] !== openHex) at = endOfHex(operators, at);
    else if (byte === name) at = endOfWord(operators, at + 1);
    else if (isDelimiter[byte] === 1) at += 1;
    else {
      const end = endOfWord(operators, at);
      if (end - at === 1 && byte === save) depth += 1;
      if (end - at === 1 && byte === restore) depth -= 1;
      least = Math.min(least, depth);
      const isImage = end - at === 2 && byte === letterI && operators[at + 1] === letterD;
      at = isImage ? endOfImage(operators, end) : end;
    }
  }
  return { before: 1 - least, after: 1 - least + depth };
}

function endOfWord(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && isDelimiter[bytes[at] ?? 0] !== 1) at += 1;
  return at;
}

function endOfLine(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
  return at;
}

function endOfHex(bytes: Uint8Array, from: number): number {
  const at = bytes.indexOf(closeHex ?? 0, from);
  return at < 0 ? bytes.length : at + 1;
}

function endOfString(bytes: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === backslash) at += 1;
    else if (byte === openString) depth += 1;
    else if (byte === closeString) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return bytes.length;
}

/** Image data may contain any bytes, so its end must be a separate word. */
function endOfImage(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const isWord = bytes[at] === letterE && bytes[at + 1] === letterI && isSpace[bytes[at - 1] ?? 0] === 1;
    if (isWord && isDelimiter[bytes[at + 2] ?? 0] === 1) return at + 2;
  }
  return bytes.length;
}
