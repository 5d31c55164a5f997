// Finds what the operators of a page draw outside marked content, as Chromium does with backgrounds and generated text,
// and marks it: text as content with a new number, everything else as an artifact. Pure.

const textOperators = new Set(['Tj', 'TJ', "'", '"']);
const drawingOperators = new Set([...textOperators, 'f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'sh', 'Do']);

export interface MarkedText {
  /** The id of the new marked content. */
  readonly id: number;
  /** The id of the following marked content, or else of the preceding one. */
  readonly neighbour: number;
  readonly isBefore: boolean;
}

export interface MarkedOperators {
  readonly operators: string;
  readonly texts: readonly MarkedText[];
}

interface Gap {
  readonly start: number;
  readonly end: number;
  readonly hasText: boolean;
}

/**
 * Returns undefined if there is nothing to mark.
 *
 * @param nextId the first unused id
 * @param isTagged whether an XObject contains marked content
 */
export function markGaps(
  operators: string,
  nextId: number,
  isTagged: (name: string) => boolean,
): MarkedOperators | undefined {
  const { gaps, marks } = findGaps(operators, isTagged);
  if (gaps.length === 0) return undefined;
  const pieces: string[] = [];
  const texts: MarkedText[] = [];
  let at = 0;
  let marksBefore = 0;
  for (const { start, end, hasText } of gaps) {
    while ((marks[marksBefore]?.at ?? end) < end) marksBefore += 1;
    const after = marks[marksBefore];
    const neighbour = after ?? marks.at(-1);
    pieces.push(operators.slice(at, start));
    if (hasText && neighbour !== undefined) {
      const id = nextId + texts.length;
      texts.push({ id, neighbour: neighbour.id, isBefore: after !== undefined });
      pieces.push(`\n/Span <</MCID ${id}>> BDC\n`);
    } else pieces.push('\n/Artifact BMC\n');
    pieces.push(operators.slice(start, end), '\nEMC\n');
    at = end;
  }
  return { operators: `${pieces.join('')}${operators.slice(at)}`, texts };
}

interface Mark {
  readonly id: number;
  readonly at: number;
}

/** The stretches between marked contents in which something is drawn, and the marked contents that have an id. */
function findGaps(operators: string, isTagged: (name: string) => boolean): { gaps: Gap[]; marks: Mark[] } {
  const gaps: Gap[] = [];
  const marks: Mark[] = [];
  let depth = 0;
  let gap = { start: 0, hasText: false, isDrawn: false };
  const close = (end: number, next: number) => {
    if (gap.isDrawn) gaps.push({ start: gap.start, end, hasText: gap.hasText });
    gap = { start: next, hasText: false, isDrawn: false };
  };
  eachOperator(operators, (word, start, end) => {
    if (word === 'BDC' || word === 'BMC') {
      if (depth === 0) close(start, end);
      depth += 1;
      const id = /\/MCID (\d+)/.exec(operators.slice(start, end))?.[1];
      if (id !== undefined) marks.push({ id: Number(id), at: start });
    } else if (word === 'EMC') {
      depth -= 1;
      if (depth === 0) gap = { start: end, hasText: false, isDrawn: false };
    } else if (depth === 0 && drawingOperators.has(word)) {
      const name = word === 'Do' ? /^\/(\S+)/.exec(operators.slice(start, end))?.[1] : undefined;
      if (name !== undefined && isTagged(name)) close(start, end);
      else gap = { ...gap, isDrawn: true, hasText: gap.hasText || textOperators.has(word) };
    }
  });
  if (depth === 0) close(operators.length, operators.length);
  return { gaps, marks };
}

/** The characters that end a word. */
const delimiters = new Set(Buffer.from(' \t\r\n\f\0()<>[]/'));
const [open, closing, backslash, less] = Buffer.from('()\\<');

/** Each operator with the start of its operands and its end. Pages can have hundreds of thousands of them. */
function eachOperator(operators: string, visit: (word: string, start: number, end: number) => void): void {
  let statementStart = -1;
  for (let at = 0; at < operators.length;) {
    const code = operators.charCodeAt(at);
    const start = at;
    at = code === open ? endOfText(operators, at) : code === less ? endOfHex(operators, at) : endOfWord(operators, at);
    if (code <= 32) continue;
    if (statementStart < 0) statementStart = start;
    if (!isLetter(code)) continue;
    visit(operators.slice(start, at), statementStart, at);
    statementStart = -1;
  }
}

/** Includes ' and ", which also show a text. */
function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 39 || code === 34;
}

/** The end of a word outside strings. Each delimiter except the slash is a separate word. */
function endOfWord(operators: string, from: number): number {
  if (delimiters.has(operators.charCodeAt(from)) && operators[from] !== '/') return from + 1;
  let at = from + 1;
  while (at < operators.length && !delimiters.has(operators.charCodeAt(at))) at += 1;
  return at;
}

function endOfText(operators: string, from: number): number {
  let depth = 0;
  for (let at = from; at < operators.length; at += 1) {
    const code = operators.charCodeAt(at);
    if (code === backslash) at += 1;
    else if (code === open) depth += 1;
    else if (code === closing) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return operators.length;
}

/** The end of a hexadecimal string, or of the opening of a dictionary. */
function endOfHex(operators: string, from: number): number {
  if (operators.charCodeAt(from + 1) === less) return from + 2;
  const end = operators.indexOf('>', from);
  return end < 0 ? operators.length : end + 1;
}
