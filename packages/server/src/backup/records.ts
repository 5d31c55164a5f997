// The content of a backup: records that begin a part (a table, the content of a file, a file of the cluster, the secret of the
// server), its data, and its end; at last the manifest.
import { createHash } from 'node:crypto';
import { BackupError } from './backup-error.ts';
import { ByteReader, readContent } from './container.ts';
import type { Manifest, ManifestSummary, PartEnd, PartStart } from './manifest.ts';

type Control =
  | { readonly about: Manifest }
  | { readonly start: PartStart }
  | { readonly end: PartEnd }
  | { readonly summary: ManifestSummary };

const controlType = 1;
const dataType = 2;
const recordBytesMax = 64 * 1024 * 1024;

function toRecord(type: number, bytes: Uint8Array): Buffer {
  const prefix = Buffer.alloc(5);
  prefix.writeUInt8(type);
  prefix.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([prefix, bytes]);
}

export function toControl(control: Control): Buffer {
  return toRecord(controlType, Buffer.from(JSON.stringify(control)));
}

/** A part with its data; `finish` is called after the last byte, for what else is to be recorded of it. */
export async function* toPart(
  start: PartStart,
  data: AsyncIterable<Uint8Array>,
  finish: (end: Pick<PartEnd, 'bytes' | 'sha256'>) => Promise<PartEnd> | PartEnd,
): AsyncGenerator<Buffer> {
  yield toControl({ start });
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of data) {
    hash.update(chunk);
    bytes += chunk.length;
    yield toRecord(dataType, chunk);
  }
  yield toControl({ end: await finish({ bytes, sha256: hash.digest('hex') }) });
}

export interface ReadPart {
  readonly start: PartStart;
  /** Is compared with its hash at its end. */
  readonly data: AsyncIterable<Buffer>;
  /** Reads what is left of the data. */
  readonly end: () => Promise<PartEnd>;
}

/** Opens a backup: what it is, and its parts in order. Whoever has read the last part has read the whole file. */
export class BackupReader {
  readonly about: Manifest;
  readonly #records: AsyncGenerator<Control | Buffer>;
  readonly #path: string;
  #summary: ManifestSummary | undefined;

  private constructor(about: Manifest, records: AsyncGenerator<Control | Buffer>, path: string) {
    this.about = about;
    this.#records = records;
    this.#path = path;
  }

  static async open(path: string, key: string | undefined): Promise<BackupReader> {
    const records = readRecords(path, key);
    const first = await records.next();
    if (first.done === true || first.value instanceof Buffer || !('about' in first.value)) throw malformed(path);
    return new BackupReader(first.value.about, records, path);
  }

  /** After the parts. */
  get summary(): ManifestSummary {
    if (this.#summary === undefined) throw malformed(this.#path);
    return this.#summary;
  }

  async close(): Promise<void> {
    await this.#records.return(undefined);
  }

  async *parts(): AsyncGenerator<ReadPart> {
    for (;;) {
      const control = await this.#next();
      if (control === undefined) return;
      if (control instanceof Buffer) throw malformed(this.#path);
      if ('summary' in control) this.#summary = control.summary;
      else if ('start' in control) yield* this.#part(control.start);
      else throw malformed(this.#path);
    }
  }

  async *#part(start: PartStart): AsyncGenerator<ReadPart> {
    let end: PartEnd | undefined;
    const path = this.#path;
    const next = () => this.#next();
    async function* read() {
      const hash = createHash('sha256');
      for (;;) {
        const control = await next();
        if (control instanceof Buffer) {
          hash.update(control);
          yield control;
          continue;
        }
        if (control === undefined || !('end' in control) || control.end.sha256 !== hash.digest('hex'))
          throw malformed(path);
        end = control.end;
        return;
      }
    }
    const data = read();
    const finish = async () => {
      while ((await data.next()).done !== true);
      if (end === undefined) throw malformed(path);
      return end;
    };
    yield { start, data, end: finish };
    await finish();
  }

  async #next(): Promise<Control | Buffer | undefined> {
    const { done, value } = await this.#records.next();
    return done === true ? undefined : value;
  }
}

async function* readRecords(path: string, key: string | undefined): AsyncGenerator<Control | Buffer> {
  const bytes = new ByteReader(readContent(path, key));
  for (;;) {
    const prefix = await bytes.take(5);
    if (prefix === undefined) return;
    const length = prefix.readUInt32BE(1);
    if (length > recordBytesMax) throw malformed(path);
    const body = await bytes.take(length);
    if (body === undefined) throw malformed(path);
    yield prefix[0] === dataType ? body : (JSON.parse(body.toString()) as Control);
  }
}

function malformed(path: string): BackupError {
  return new BackupError(`The backup ${path} is damaged. Use another one.`);
}
