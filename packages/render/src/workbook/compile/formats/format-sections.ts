// Number formats such as "#,##0.00;[Red](#,##0.00);0;@": up to four sections, for positive and negative numbers, zero and
// texts, or with conditions. Excel: "Review guidelines for customizing a number format".

export type FormatPart =
  | { readonly kind: 'literal'; readonly text: string }
  /** A place of a digit: 0, # or ?. */
  | { readonly kind: 'digit'; readonly text: string }
  | { readonly kind: 'point' | 'comma' | 'percent' | 'slash' | 'general' | 'text' }
  /** E+ or E-. */
  | { readonly kind: 'exponent'; readonly text: string }
  /** Parts of dates and times, as written. */
  | { readonly kind: 'date'; readonly text: string };

export interface FormatSection {
  readonly parts: readonly FormatPart[];
  /** With literals escaped, for dates, fractions and texts. */
  readonly code: string;
  readonly condition: Condition | undefined;
}

export interface Condition {
  readonly operator: string;
  readonly threshold: number;
}

const sectionsMax = 4;

/** Undefined if the format cannot be read. */
export function readFormat(code: string): readonly FormatSection[] | undefined {
  const sections: FormatSection[] = [];
  let at = 0;
  for (;;) {
    const read = readSection(code, at);
    if (read === undefined || sections.length === sectionsMax) return undefined;
    sections.push(read.section);
    if (read.end >= code.length) return sections;
    at = read.end + 1;
  }
}

const dateLetters = /(?:am\/pm|a\/p|上午\/下午|y+|m+|d+|h+|s+|e+|g+|b[12])/iy;
const elapsed = /^(?:h+|m+|s+)$/i;
/** Currencies with letters: HK$, US$, S$. */
const lettersWithDollar = /[A-Za-z]{1,3}\$/y;

function readSection(code: string, start: number): { section: FormatSection; end: number } | undefined {
  const parts: FormatPart[] = [];
  let escaped = '';
  let condition: Condition | undefined;
  const addLiteral = (text: string): void => {
    parts.push({ kind: 'literal', text });
    escaped += Array.from(text, (character) => `\\${character}`).join('');
  };
  let at = start;
  while (at < code.length && code[at] !== ';') {
    const character = code[at] ?? '';
    if (character === '"') {
      const end = code.indexOf('"', at + 1);
      if (end < 0) return undefined;
      addLiteral(code.slice(at + 1, end));
      at = end + 1;
    } else if (character === '\\' || character === '_' || character === '*') {
      // The character after an underscore is a space of its width, the one after an asterisk fills the cell.
      if (character !== '*') addLiteral(character === '_' ? ' ' : (code[at + 1] ?? ''));
      at += 2;
    } else if (character === '[') {
      const end = code.indexOf(']', at);
      if (end < 0) return undefined;
      const inner = code.slice(at + 1, end);
      at = end + 1;
      if (elapsed.test(inner)) {
        parts.push({ kind: 'date', text: `[${inner}]` });
        escaped += `[${inner}]`;
      } else if (inner.startsWith('$')) addLiteral(inner.slice(1).replace(/-.*$/, ''));
      else condition ??= readCondition(inner);
    } else {
      const { part, text } = readPart(code, at);
      // Digits are denominators of fractions.
      if (part.kind === 'literal' && !/[1-9]/.test(text)) addLiteral(part.text);
      else {
        parts.push(part);
        escaped += text;
      }
      at += text.length;
    }
  }
  return { section: { parts, code: escaped, condition }, end: at };
}

function readCondition(text: string): Condition | undefined {
  const [, operator, threshold] = /^(<=|>=|<>|<|>|=)\s*(-?\d+(?:\.\d*)?)$/.exec(text.trim()) ?? [];
  return operator === undefined ? undefined : { operator, threshold: Number(threshold) };
}

const partKinds: Readonly<Record<string, 'point' | 'comma' | 'percent' | 'slash' | 'text'>> = {
  '.': 'point',
  ',': 'comma',
  '%': 'percent',
  '/': 'slash',
  '@': 'text',
};

function readPart(code: string, at: number): { part: FormatPart; text: string } {
  const character = code[at] ?? '';
  if ('0#?'.includes(character)) return { part: { kind: 'digit', text: character }, text: character };
  const kind = partKinds[character];
  if (kind !== undefined) return { part: { kind }, text: character };
  if (/^general/i.test(code.slice(at, at + 7))) return { part: { kind: 'general' }, text: code.slice(at, at + 7) };
  const exponent = /^e[-+]/i.exec(code.slice(at, at + 2))?.[0];
  if (exponent !== undefined) return { part: { kind: 'exponent', text: exponent.toUpperCase() }, text: exponent };
  const currency = matchAt(lettersWithDollar, code, at);
  if (currency !== undefined) return { part: { kind: 'literal', text: currency }, text: currency };
  const date = matchAt(dateLetters, code, at);
  if (date !== undefined) return { part: { kind: 'date', text: date }, text: date };
  return { part: { kind: 'literal', text: character }, text: character };
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

export interface ChosenSection {
  readonly section: FormatSection;
  /** Whether the section itself shows that the number is negative. */
  readonly isUnsigned: boolean;
}

export function chooseSection(sections: readonly FormatSection[], value: number): ChosenSection | undefined {
  const last = sections.at(-1);
  const hasText = sections.length === sectionsMax || last?.parts.some(({ kind }) => kind === 'text') === true;
  const numeric = hasText && sections.length > 1 ? sections.slice(0, -1) : sections;
  const [first, second, third] = numeric;
  if (first === undefined) return undefined;
  if (first.condition === undefined && second?.condition === undefined) {
    if (value < 0 && second !== undefined) return { section: second, isUnsigned: true };
    return { section: value === 0 ? (third ?? first) : first, isUnsigned: false };
  }
  if (holds(first.condition, value)) return { section: first, isUnsigned: isNegativeOnly(first.condition) };
  if (second === undefined) return { section: first, isUnsigned: false };
  if (second.condition === undefined || holds(second.condition, value)) {
    return { section: second, isUnsigned: isNegativeOnly(second.condition) || coversPositive(first.condition) };
  }
  return { section: third ?? first, isUnsigned: coversPositive(first.condition) || coversPositive(second.condition) };
}

function holds(condition: Condition | undefined, value: number): boolean {
  if (condition === undefined) return value > 0;
  const { operator, threshold } = condition;
  if (operator === '<') return value < threshold;
  if (operator === '<=') return value <= threshold;
  if (operator === '>') return value > threshold;
  if (operator === '>=') return value >= threshold;
  return (value === threshold) === (operator === '=');
}

function isNegativeOnly(condition: Condition | undefined): boolean {
  if (condition === undefined) return false;
  const { operator, threshold } = condition;
  return operator === '<' ? threshold <= 0 : ['<=', '='].includes(operator) && threshold < 0;
}

/** Whether only negative numbers, and perhaps zero, are left for the sections after it. */
function coversPositive(condition: Condition | undefined): boolean {
  return condition === undefined || (condition.operator.startsWith('>') && condition.threshold <= 0);
}
