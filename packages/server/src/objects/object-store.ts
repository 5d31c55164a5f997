// Where the contents of files lie: bytes under keys that the server makes up. It knows no tenant, name or folder, and
// nothing of privacy; those are rows of the database. The adapter of this moment keeps them on a disk.
import type { Readable } from 'node:stream';

export interface ByteRange {
  readonly start: number;
  /** The last byte that belongs to it. */
  readonly end: number;
}

/** It has been removed, or was never written. */
export class NoObject extends Error {
  constructor(key: string, cause: unknown) {
    super(`There is no object ${key}.`, { cause });
    this.name = 'NoObject';
  }
}

export interface ObjectStore {
  /**
   * Resolves once the object is complete and would survive a crash; nobody can read it before. When it rejects, with the
   * error of the content or its own, some of it may be left for `remove`, which a failing disk may refuse as well.
   */
  write(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Rejects with NoObject when there is none under the key. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes them, including half-written ones; missing ones are not an error. */
  remove(keys: readonly string[]): Promise<void>;
  /** Throws unless objects can be written. */
  probe(): Promise<void>;
}
