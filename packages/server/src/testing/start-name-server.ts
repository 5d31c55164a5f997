// A DNS server for tests, on loopback: only returns what the test has written into its table.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface NameServer {
  /** In the format for resolvers: 127.0.0.1:port. */
  readonly address: string;
  /** The TXT records of each name. */
  readonly texts: Map<string, readonly string[]>;
  /** The IPv4 addresses of each name. With several lists, each query gets the next one. */
  readonly addresses: Map<string, readonly (readonly string[])[]>;
  /** All queries so far, such as "TXT _coverwright.studio.example.com". */
  readonly questions: string[];
  close(): Promise<void>;
}

const typeNames: Readonly<Record<number, string>> = { 1: 'A', 16: 'TXT', 28: 'AAAA' };
const headerBytes = 12;

export async function startNameServer(): Promise<NameServer> {
  const texts = new Map<string, readonly string[]>();
  const addresses = new Map<string, readonly (readonly string[])[]>();
  const questions: string[] = [];
  const socket = createSocket('udp4');

  function answersTo(type: string, name: string): Buffer[] {
    if (type === 'TXT') return (texts.get(name) ?? []).map(toTextData);
    if (type !== 'A') return [];
    const [next = [], ...later] = addresses.get(name) ?? [];
    if (later.length > 0) addresses.set(name, later);
    return next.map((address) => Buffer.from(address.split('.').map(Number)));
  }

  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = readQuestion(query);
    questions.push(`${typeNames[type] ?? type} ${name}`);
    const answers = answersTo(typeNames[type] ?? '', name).map((data) => toRecord(type, data));
    const header = Buffer.alloc(headerBytes);
    query.copy(header, 0, 0, 2);
    // Flags of a recursive response, one question, and the number of records.
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(answers.length, 6);
    socket.send(Buffer.concat([header, query.subarray(headerBytes, end), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    texts,
    addresses,
    questions,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** For the name in the question; with a TTL of zero. */
function toRecord(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc000 + headerBytes, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function toTextData(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from([bytes.length]), bytes]);
}
