// Removes forbidden link targets from a printed document. They are read from the PDF itself: whatever the document did to
// its links (entities, spaces, a base address, a closed shadow tree), these are the targets a reader would follow.
import { say } from '../../sentences/say.ts';
import { shorten } from '@coverwright/insurance/shorten';
import type { PdfText, PdfWarning } from '../pdf-request.ts';
import { toWritten } from './address-warnings.ts';

const allowedProtocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** An address as Chromium writes it into an action: a string in brackets, or hexadecimal digits. */
const key = '/URI';
const beforeValue = /^\/URI\s*(?=[(<](?!<))/;
/** What precedes and follows the address in its action. */
const actionStart = /\/A\s*<<(?:\s*\/Type\s*\/Action)?\s*\/S\s*\/URI\s*$/;
const actionEnd = /^\s*>>/;
const startMostBytes = 64;
/** Nearly every address is shorter than this; for longer ones four times as much is read, and so on. */
const usualBytes = 4_096;
/** Digits and spaces: a title may start the same and continue differently. */
const hexadecimal = /^<[\da-f\s]*>/i;

const mostWarnings = 20;
const shownChars = 80;

/**
 * Changes a PDF written by Chromium, whose objects are not compressed, in place: a forbidden action is overwritten with
 * blanks, so that every other byte keeps its position. Returns the removed addresses without duplicates.
 */
export function removeUnsafeLinks(pdf: Uint8Array): readonly string[] {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const removed = new Set<string>();
  for (let at = bytes.indexOf(key); at >= 0; at = bytes.indexOf(key, at + key.length)) {
    const value = readValue(bytes, at);
    if (value === undefined || isAllowed(value.address)) continue;
    const before = actionStart.exec(bytes.toString('latin1', Math.max(0, at - startMostBytes), at));
    const after = actionEnd.exec(bytes.toString('latin1', value.end, value.end + startMostBytes));
    const isAction = before !== null && after !== null;
    // Outside an action of that form, only the address is removed.
    if (isAction) bytes.fill(' ', at - before[0].length, value.end + after[0].length);
    else bytes.fill(' ', value.start + 1, value.end - 1);
    removed.add(value.address);
  }
  return [...removed];
}

function isAllowed(address: string): boolean {
  const protocol = URL.parse(address)?.protocol;
  return protocol !== undefined && allowedProtocols.has(protocol);
}

interface Value {
  /** The position of the first bracket, and the one after the last. */
  readonly start: number;
  readonly end: number;
  readonly address: string;
}

function readValue(bytes: Buffer, at: number): Value | undefined {
  const head = beforeValue.exec(bytes.toString('latin1', at, at + startMostBytes));
  if (head === null) return undefined;
  const start = at + head[0].length;
  for (let size = usualBytes; ; size *= 4) {
    const text = bytes.toString('latin1', start, start + size);
    const isText = text.startsWith('(');
    const length = isText ? endOfString(text) : (hexadecimal.exec(text)?.[0].length ?? 0);
    if (length > 0) {
      const raw = text.slice(1, length - 1);
      return { start, end: start + length, address: isText ? unescaped(raw) : fromHexadecimal(raw) };
    }
    if (start + size >= bytes.length || (!isText && text.includes('>'))) return undefined;
  }
}

/** Brackets in a string are balanced or escaped. */
function endOfString(text: string): number {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/\\[^]|[()]/g)) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return 0;
}

function unescaped(text: string): string {
  return text.replace(/\\([0-7]{1,3}|[^])/g, (_escape, sign: string) =>
    /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : (controls.get(sign) ?? sign),
  );
}

const controls: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
  ['\n', ''],
]);

function fromHexadecimal(text: string): string {
  return Buffer.from(text.replaceAll(/\s/g, ''), 'hex').toString('latin1');
}

/** `texts`: where the links may occur; the first one that contains an address counts, or else the first of all. */
export function toLinkWarnings(
  removed: readonly string[],
  texts: readonly (readonly [text: PdfText, html: string])[],
): PdfWarning[] {
  return removed.slice(0, mostWarnings).map((address) => {
    const sentence = say('LINK_REMOVED', { address: shorten(address, shownChars) });
    for (const [text, html] of texts) {
      const found = toWritten(address, html);
      if (found !== undefined) return { code: 'LINK', ...sentence, text, found };
    }
    return { code: 'LINK', ...sentence, text: texts[0]?.[0] ?? 'html' };
  });
}
