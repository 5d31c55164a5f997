// Texts with wildcards: * is any number of characters, ? exactly one, and ~ makes the next character an ordinary one. A
// character is what LEN counts. Every character of a text is read once per 32 characters of the pattern, whatever the two
// contain: a regular expression would try the combinations of all asterisks.
// Excel: "Using wildcard characters in searches".

/** What a matcher reads of a text. */
export interface Readable {
  readonly length: number;
  charCodeAt(index: number): number;
}

export interface Wildcards {
  /** Whether all of the text matches. */
  matches(text: string): boolean;
  /** The first position from which on the text matches, or -1. */
  findIn(text: string, from: number): number;
}

const patternMaxLength = 255;

/** Undefined if the text contains neither wildcards nor ~. */
export function toWildcards(text: string): Wildcards | undefined {
  if (!/[*?~]/.test(text) || text.length > patternMaxLength) return undefined;
  const parts = toParts(foldCase(text));
  return {
    matches: (subject) => matchesAll(parts, foldCase(subject)),
    findIn: (subject, from) => findFirst(parts, foldCase(subject), from),
  };
}

/** Lower case, with every character in its position. */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (character) => {
    const each = character.toLowerCase();
    return each.length === character.length ? each : character;
  }).join('');
}

const anyCharacter = -1;
const wordBits = 32;

/** Characters between two asterisks. */
export interface Part {
  /** Character codes; -1 for any character. */
  readonly codes: readonly number[];
  /** By character code, the positions where the part has it. */
  readonly masks: ReadonlyMap<number, Uint32Array>;
  /** The positions of question marks. */
  readonly open: Uint32Array;
}

/** The parts between the asterisks; the first and the last one may be empty. */
export function toParts(pattern: string): readonly Part[] {
  const parts: number[][] = [[]];
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at];
    if (character === '*') parts.push([]);
    else if (character === '?') parts.at(-1)?.push(anyCharacter);
    else {
      if (character === '~') at++;
      if (at < pattern.length) parts.at(-1)?.push(pattern.charCodeAt(at));
    }
  }
  return parts.map(toPart);
}

/** A position is one bit; every mask includes those of the question marks. */
function toPart(codes: readonly number[]): Part {
  const words = Math.ceil(codes.length / wordBits);
  const open = new Uint32Array(words);
  for (const [at, code] of codes.entries()) if (code === anyCharacter) setBit(open, at);
  const masks = new Map<number, Uint32Array>();
  for (const [at, code] of codes.entries()) {
    if (code === anyCharacter) continue;
    const mask = masks.get(code) ?? open.slice();
    setBit(mask, at);
    masks.set(code, mask);
  }
  return { codes, masks, open };
}

function setBit(words: Uint32Array, at: number): void {
  words[Math.floor(at / wordBits)] = (words[Math.floor(at / wordBits)] ?? 0) | (1 << (at % wordBits));
}

/** The first part is at the beginning, the last one at the end, and each of the others at its first position in between. */
export function matchesAll(parts: readonly Part[], text: Readable): boolean {
  const [first, ...others] = parts;
  const last = others.pop();
  if (first === undefined) return text.length === 0;
  if (last === undefined) return first.codes.length === text.length && isAt(first, text, 0);
  if (!isAt(first, text, 0)) return false;
  const end = text.length - last.codes.length;
  const rest = findParts(others, text, first.codes.length);
  return rest !== undefined && rest <= end && isAt(last, text, end);
}

/** The first position of the first part that the others follow: if they do not follow the first, they follow no later one. */
export function findFirst(parts: readonly Part[], text: Readable, from: number): number {
  const [first, ...others] = parts;
  if (first === undefined) return from;
  const start = findPart(first, text, from);
  if (start < 0) return -1;
  return findParts(others, text, start + first.codes.length) === undefined ? -1 : start;
}

/** The position after the last part; undefined if one of them does not occur. */
function findParts(parts: readonly Part[], text: Readable, from: number): number | undefined {
  let at = from;
  for (const part of parts) {
    const found = findPart(part, text, at);
    if (found < 0) return undefined;
    at = found + part.codes.length;
  }
  return at;
}

function isAt({ codes }: Part, text: Readable, start: number): boolean {
  if (start < 0 || start + codes.length > text.length) return false;
  return codes.every((code, index) => code === anyCharacter || code === text.charCodeAt(start + index));
}

/** Bit n of the state: the last n + 1 characters that were read are the first n + 1 of the part. */
function findPart({ codes, masks, open }: Part, text: Readable, from: number): number {
  if (codes.length === 0) return from <= text.length ? from : -1;
  const state = new Uint32Array(open.length);
  const [lastWord, lastBit] = [open.length - 1, (codes.length - 1) % wordBits];
  for (let at = from; at < text.length; at++) {
    const mask = masks.get(text.charCodeAt(at)) ?? open;
    let carried = 1;
    for (let word = 0; word < state.length; word++) {
      const before = state[word] ?? 0;
      state[word] = ((before << 1) | carried) & (mask[word] ?? 0);
      carried = before >>> (wordBits - 1);
    }
    if (((state[lastWord] ?? 0) >>> lastBit) & 1) return at - codes.length + 1;
  }
  return -1;
}
