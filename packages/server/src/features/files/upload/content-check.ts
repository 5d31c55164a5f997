// Checks that content matches its extension while it is streamed, without buffering all of it. Pure.
import type { ContentForm, FileKind, Signature } from '../file-kind.ts';

export interface ContentCheck {
  /** Returns false as soon as the content cannot match. */
  accepts(chunk: Uint8Array): boolean;
  /** Called after the last chunk. */
  isComplete(): boolean;
}

interface FormCheck {
  accepts(chunk: Buffer): boolean;
  isComplete(): boolean;
}

export function createContentCheck(kind: FileKind): ContentCheck {
  let open = kind.forms.map(createFormCheck);
  return {
    accepts: (chunk) => {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      open = open.filter((form) => form.accepts(bytes));
      return open.length > 0;
    },
    isComplete: () => open.some((form) => form.isComplete()),
  };
}

function createFormCheck({ begins, holds, isText, firstLetter }: ContentForm): FormCheck {
  const checks = [
    ...(begins === undefined ? [] : [createBeginning(begins)]),
    ...(holds === undefined ? [] : [createSearch(holds)]),
    ...(isText === undefined ? [] : [createTextCheck()]),
    ...(firstLetter === undefined ? [] : [createFirstLetter(firstLetter)]),
  ];
  return {
    accepts: (chunk) => checks.every((check) => check.accepts(chunk)),
    isComplete: () => checks.every((check) => check.isComplete()),
  };
}

function createBeginning(signatures: readonly Signature[]): FormCheck {
  const lengthMax = Math.max(...signatures.map(({ bytes, at = 0 }) => at + bytes.length));
  let head = Buffer.alloc(0);
  const matches = () => signatures.some(({ bytes, at = 0 }) => bytes.equals(head.subarray(at, at + bytes.length)));
  return {
    accepts: (chunk) => {
      if (head.length >= lengthMax) return true;
      head = Buffer.concat([head, chunk.subarray(0, lengthMax - head.length)]);
      return head.length < lengthMax || matches();
    },
    isComplete: matches,
  };
}

function createSearch(needles: readonly Buffer[]): FormCheck {
  const overlap = Math.max(...needles.map((needle) => needle.length)) - 1;
  let tail = Buffer.alloc(0);
  let isFound = false;
  return {
    accepts: (chunk) => {
      if (isFound) return true;
      const seen = Buffer.concat([tail, chunk]);
      isFound = needles.some((needle) => seen.includes(needle));
      tail = Buffer.from(seen.subarray(-overlap));
      return true;
    },
    isComplete: () => isFound,
  };
}

/** Tab to carriage return, the end-of-file mark of DOS, and the escape character of Japanese encodings. */
const controlsOfText = new Set([9, 10, 11, 12, 13, 26, 27]);
const isBinaryByte = Uint8Array.from({ length: 256 }, (_value, byte) => Number(byte < 32 && !controlsOfText.has(byte)));

/** A plain loop for speed: up to 15 MB pass through it. */
function hasBinaryByte(chunk: Buffer): boolean {
  for (let at = 0; at < chunk.length; at += 1) if (isBinaryByte[chunk[at] ?? 0] === 1) return true;
  return false;
}

/**
 * Spreadsheets from Hong Kong may also be in Big5 or UTF-16, so no encoding is required: text is content
 * without control characters.
 */
function createTextCheck(): FormCheck {
  const pdf = createBeginning([{ bytes: Buffer.from('%PDF-') }]);
  const wide = createWideTextCheck();
  let isPdf = true;
  return {
    accepts: (chunk) => {
      isPdf = isPdf && pdf.accepts(chunk);
      const isWide = wide.accepts(chunk);
      return isWide || !hasBinaryByte(chunk);
    },
    isComplete: () => !(isPdf && pdf.isComplete()),
  };
}

/** UTF-16 with a byte order mark: every other byte may be 0, but no complete unit. */
function createWideTextCheck(): FormCheck {
  let position = 0;
  let before = 0;
  let isWide = true;
  return {
    accepts: (chunk) => {
      for (const byte of isWide ? chunk : []) {
        if (position === 1) isWide = (before === 0xff && byte === 0xfe) || (before === 0xfe && byte === 0xff);
        else if (position % 2 === 1) isWide = byte !== 0 || before !== 0;
        if (!isWide) break;
        before = byte;
        position += 1;
      }
      return isWide;
    },
    isComplete: () => true,
  };
}

/** White space, and the three bytes of the UTF-8 byte order mark. */
const bytesBeforeLetters = new Set([9, 10, 11, 12, 13, 32, 0xef, 0xbb, 0xbf]);

function createFirstLetter(expected: RegExp): FormCheck {
  let letter: number | undefined;
  return {
    accepts: (chunk) => {
      letter ??= chunk.find((byte) => !bytesBeforeLetters.has(byte));
      return letter === undefined || expected.test(String.fromCharCode(letter));
    },
    isComplete: () => letter !== undefined,
  };
}
