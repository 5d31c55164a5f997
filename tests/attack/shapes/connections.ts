// Attacks below HTTP: slow, half-open and malformed requests, and many connections.
import type { RawAttempt, Shape, Target } from '../shape.ts';

const body = '{"query":"{ __typename }"}';

function head(method: string, path: string, lines: readonly string[]): string {
  return `${[`${method} ${path} HTTP/1.1`, 'Host: localhost', ...lines].join('\r\n')}\r\n\r\n`;
}

function jsonHead(length: number, ...lines: readonly string[]): string {
  return head('POST', '/graphql', ['Content-Type: application/json', `Content-Length: ${length}`, ...lines]);
}

function raw(parts: RawAttempt['parts'], more: Partial<RawAttempt> = {}): RawAttempt {
  return { kind: 'raw', parts, ...more };
}

function letters(text: string): string[] {
  return Array.from(text);
}

const slow: Readonly<Record<string, RawAttempt>> = {
  'headers letter by letter': raw(letters(jsonHead(10)).slice(0, 40), { pauseMs: 150 }),
  'a body letter by letter': raw([jsonHead(10_000), ...letters('{"query":"{ a }').slice(0, 30)], { pauseMs: 200 }),
  'a head without its end': raw(['GET /healthz HTTP/1.1\r\nHost: localhost\r\n'], { holdMs: 8_000 }),
  'a body that does not come': raw([jsonHead(50_000)], { holdMs: 8_000 }),
  'a form that does not come': raw(
    [head('POST', '/api/v1/files', ['Content-Type: multipart/form-data; boundary=b', 'Content-Length: 500000'])],
    { holdMs: 8_000 },
  ),
  'nothing at all': raw([], { holdMs: 8_000 }),
  'chunks that do not come': raw(
    [head('POST', '/graphql', ['Content-Type: application/json', 'Transfer-Encoding: chunked']), '5\r\n{"que'],
    { holdMs: 8_000 },
  ),
};

const malformed: Readonly<Record<string, RawAttempt>> = {
  'length and chunks': raw([
    head('POST', '/graphql', ['Content-Type: application/json', 'Content-Length: 5', 'Transfer-Encoding: chunked']),
    `0\r\n\r\n${head('GET', '/metrics', [])}`,
  ]),
  'two lengths': raw([jsonHead(body.length, 'Content-Length: 5'), body]),
  'a negative length': raw([jsonHead(-1), body]),
  'a length past all bounds': raw([
    jsonHead(0).replace('Content-Length: 0', `Content-Length: ${'9'.repeat(30)}`),
    body,
  ]),
  'a chunk past all bounds': raw([
    head('POST', '/graphql', ['Content-Type: application/json', 'Transfer-Encoding: chunked']),
    'ffffffffffffffff\r\nx',
  ]),
  'chunks with long extensions': raw([
    head('POST', '/graphql', ['Content-Type: application/json', 'Transfer-Encoding: chunked']),
    `1;${'a=b;'.repeat(20_000)}\r\nx\r\n`.repeat(5),
  ]),
  'many tiny chunks': raw([
    head('POST', '/graphql', ['Content-Type: application/json', 'Transfer-Encoding: chunked']),
    '1\r\n \r\n'.repeat(60_000),
    '0\r\n\r\n',
  ]),
  'chunks of chunks': raw([
    head('POST', '/graphql', ['Content-Type: application/json', 'Transfer-Encoding: chunked, chunked']),
    '0\r\n\r\n',
  ]),
  'two hosts': raw([head('GET', '/healthz', ['Host: studio.example.com'])]),
  'no host': raw(['GET /healthz HTTP/1.1\r\n\r\n']),
  'a host of 10,000 letters': raw([`GET /config.json HTTP/1.1\r\nHost: ${'a'.repeat(10_000)}\r\n\r\n`]),
  'a host that leads elsewhere': raw(['GET /dev/mailbox HTTP/1.1\r\nHost: studio.example.com\r\n\r\n']),
  'headers of 1 MB': raw([head('GET', '/healthz', [`X-A: ${'a'.repeat(1_000_000)}`])]),
  '5,000 headers': raw([
    head(
      'GET',
      '/healthz',
      Array.from({ length: 5_000 }, (_value, nth) => `X-${nth}: a`),
    ),
  ]),
  '1,900 short headers': raw([
    head(
      'GET',
      '/healthz',
      Array.from({ length: 1_900 }, (_value, nth) => `a${nth}:`),
    ),
  ]),
  'a folded header': raw(['GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-A: a\r\n b\r\n\r\n']),
  'a header with NUL': raw(['GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-A: a\0b\r\n\r\n']),
  'line feeds alone': raw(['GET /healthz HTTP/1.1\nHost: localhost\n\n']),
  'an old version': raw(['GET /healthz HTTP/0.9\r\n\r\n']),
  'HTTP/2': raw(['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n']),
  'a TLS handshake': raw([Buffer.from('16030100a5010000a10303', 'hex'), Buffer.alloc(160, 7)]),
  'random bytes': raw([Buffer.from(Array.from({ length: 20_000 }, (_value, nth) => (nth * 7919) % 256))]),
  'a method of its own': raw([head('BREW', '/graphql', [])]),
  TRACE: raw([head('TRACE', '/graphql', [])]),
  CONNECT: raw([head('CONNECT', '127.0.0.1:22', [])]),
  'an absolute address': raw([head('GET', 'http://169.254.169.254/latest/', [])]),
  'a web socket': raw([
    head('GET', '/graphql', ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']),
  ]),
  'an expectation': raw([jsonHead(body.length, 'Expect: 100-continue'), body]),
  'an unknown expectation': raw([jsonHead(body.length, 'Expect: a-pony'), body]),
  '500 requests down one pipe': raw([head('GET', '/healthz', []).repeat(500)], { holdMs: 2_000 }),
  '200 queries down one pipe': raw([(jsonHead(body.length) + body).repeat(200)], { holdMs: 2_000 }),
};

/** The response to a long download that is never read. */
function unread({ authorization }: Target): RawAttempt {
  const lines = ['Content-Type: application/json', `Authorization: ${authorization ?? ''}`];
  const long = '{"query":"{ __schema { types { name fields { name args { name } } } } }"}';
  const one = `${head('POST', '/graphql', [...lines, `Content-Length: ${long.length}`])}${long}`;
  return raw([one.repeat(30)], { holdMs: 500 });
}

export const connectionShapes: readonly Shape[] = [
  ...Object.entries({ ...slow, ...malformed }).map(([name, attempt]) => ({
    theme: 'connections',
    name,
    by: 'nobody' as const,
    mayBeCut: true,
    make: () => attempt,
  })),
  ...Object.entries(slow).map(([name, attempt]) => ({
    theme: 'connections',
    name: `60 times ${name}`,
    by: 'nobody' as const,
    times: 60,
    sideBySide: 60,
    mayBeCut: true,
    isLong: true,
    make: () => attempt,
  })),
  {
    theme: 'connections',
    name: '400 connections that say nothing',
    by: 'nobody',
    times: 400,
    sideBySide: 400,
    mayBeCut: true,
    make: () => raw([], { holdMs: 3_000 }),
  },
  {
    theme: 'connections',
    name: 'answers that nobody reads',
    by: 'one user',
    times: 6,
    sideBySide: 6,
    mayBeCut: true,
    make: (_nth, target) => unread(target),
  },
];
