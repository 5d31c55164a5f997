// Writes a zip file of a few parts, which are all in memory.
import { crc32, deflateRawSync } from 'node:zlib';

interface NewPart {
  /** ASCII. */
  readonly name: string;
  readonly content: string | Buffer;
}

const deflated = 8;
const version = 20;
/** 1980-01-01: equal contents are equal files. */
const date = 0x21;

export function zip(parts: readonly NewPart[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 4 });
    const file = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(version, 0);
    facts.writeUInt16LE(deflated, 4);
    facts.writeUInt16LE(date, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(file.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, file, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const made = Buffer.from([version, 0]);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), made, facts, place, file]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end]);
}
