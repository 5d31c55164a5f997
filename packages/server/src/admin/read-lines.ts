// Reads the lines of a text file as a stream, so that neither a long file nor a long line has to fit into
// memory.

export interface Line {
  /** Starts at 1 and includes blank lines. */
  readonly number: number;
  /** Absent if the line cannot be read; then there is a fault. */
  readonly text?: string;
  readonly fault?: string;
}

/** The maximum length of one line in bytes. */
export const lineMaxBytes = 1_048_576;

const newline = 0x0a;

/** Skips blank lines. A byte order mark and Windows carriage returns are not part of a line. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let sizeBytes = 0;
  let number = 1;
  const keep = (part: Uint8Array) => {
    sizeBytes += part.length;
    if (sizeBytes <= lineMaxBytes) parts.push(part);
    else parts = [];
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
      keep(chunk.subarray(from, end));
      from = end + 1;
      yield* toLine(number, parts, sizeBytes);
      parts = [];
      sizeBytes = 0;
      number += 1;
    }
    keep(chunk.subarray(from));
  }
  yield* toLine(number, parts, sizeBytes);
}

function* toLine(number: number, parts: readonly Uint8Array[], sizeBytes: number): Generator<Line> {
  if (sizeBytes > lineMaxBytes) {
    const most = lineMaxBytes.toLocaleString('en-US');
    yield { number, fault: `The line has ${sizeBytes.toLocaleString('en-US')} bytes; at most ${most} can be read.` };
    return;
  }
  const text = decode(Buffer.concat(parts), number === 1);
  if (text === undefined) yield { number, fault: 'The line is not UTF-8. Save the file in that encoding.' };
  else if (text.trim() !== '') yield { number, text };
}

function decode(bytes: Uint8Array, isFirst: boolean): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: !isFirst }).decode(bytes);
    return text.endsWith('\r') ? text.slice(0, -1) : text;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
