// Bodies: large ones from strangers, compressed ones, and ones that do not match their headers.
import { gzipSync } from 'node:zlib';
import { post } from '../attempts.ts';
import type { Attempt, Shape } from '../shape.ts';

const kib = 1024;
const mib = 1024 * kib;

const contents: Readonly<Record<string, (size: number) => string>> = {
  'one text': (size) => `{"query":"{ __typename }","variables":{"a":"${'x'.repeat(size)}"}}`,
  'a list of numbers': (size) => `{"query":"{ __typename }","variables":{"a":[${'1,'.repeat(size / 2)}1]}}`,
  'a list of objects': (size) => `{"query":"{ __typename }","variables":{"a":[${'{},'.repeat(size / 3)}{}]}}`,
  escapes: (size) => `{"query":"{ __typename }","variables":{"a":"${'\\u0041'.repeat(size / 6)}"}}`,
  'a document': (size) => `{"query":"{ ${'a '.repeat(size / 2)}}"}`,
  brackets: (size) => '['.repeat(size),
  blanks: (size) => `${' '.repeat(size)}{"query":"{ __typename }"}`,
};

const sizes: Readonly<Record<string, number>> = {
  '63 KiB': 63 * kib,
  '65 KiB': 65 * kib,
  '1 MiB': mib,
  '7.9 MiB': Math.floor(7.9 * mib),
  '9 MiB': 9 * mib,
};

const large: readonly Shape[] = Object.entries(contents).flatMap(([content, make]) =>
  Object.entries(sizes).flatMap(([size, bytes]) =>
    (['nobody', 'one user'] as const).map((by) => ({
      theme: 'bodies',
      name: `${size} of ${content}, by ${by}`,
      by,
      // A body that is too large is refused before all of it has arrived.
      mayBeCut: bytes > 64 * kib,
      make: () => post('/graphql', make(bytes)),
    })),
  ),
);

const flood: Shape = {
  theme: 'bodies',
  name: '40 of 7.9 MiB at once, by nobody',
  by: 'nobody',
  wasHole: true,
  times: 40,
  sideBySide: 8,
  mayBeCut: true,
  make: () => post('/graphql', contents['a list of numbers']?.(Math.floor(7.9 * mib)) ?? ''),
};

const query = '{"query":"{ __typename }"}';
const bomb = (): Buffer => gzipSync(Buffer.alloc(64 * mib, ' '), { level: 9 });

const odd: Readonly<Record<string, () => Attempt>> = {
  'gzip of a query': () => post('/graphql', gzipSync(query), { 'content-encoding': 'gzip' }),
  'a gzip bomb of 64 MiB': () => post('/graphql', bomb(), { 'content-encoding': 'gzip' }),
  'a gzip bomb to prices': () => post('/api/v1/products/a/b/-/price', bomb(), { 'content-encoding': 'gzip' }),
  'invalid gzip': () => post('/graphql', query, { 'content-encoding': 'gzip' }),
  'an unknown encoding': () => post('/graphql', query, { 'content-encoding': 'zstd, gzip, br' }),
  'text/plain': () => post('/graphql', query, { 'content-type': 'text/plain' }),
  'a form': () => post('/graphql', 'query={__typename}', { 'content-type': 'application/x-www-form-urlencoded' }),
  'a GraphQL document': () => post('/graphql', '{ __typename }', { 'content-type': 'application/graphql' }),
  'another charset': () =>
    post('/graphql', Buffer.from(query, 'utf16le'), { 'content-type': 'application/json; charset=utf-16' }),
  'a long content type': () =>
    post('/graphql', query, { 'content-type': `application/json; ${'a=b; '.repeat(1_000)}` }),
  'no content type': () => post('/graphql', query, { 'content-type': '' }),
  'broken UTF-8': () => post('/graphql', Buffer.concat([Buffer.from('{"query":"'), Buffer.alloc(60_000, 0xff)])),
  'a byte order mark': () => post('/graphql', `\ufeff${query}`),
  XML: () =>
    post('/graphql', '<!DOCTYPE a [<!ENTITY a "a"><!ENTITY b "&a;&a;">]><a>&b;</a>', { 'content-type': 'text/xml' }),
  'a body for a GET': () => ({ ...post('/healthz', 'x'.repeat(60_000)), method: 'GET' }),
  'a body for the studio': () => post('/products', 'x'.repeat(60_000)),
};

export const bodyShapes: readonly Shape[] = [
  ...large,
  flood,
  ...Object.entries(odd).flatMap(([name, make]) =>
    (['nobody', 'one user'] as const).map((by) => ({
      theme: 'bodies',
      name: `${name}, by ${by}`,
      by,
      mayBeCut: true,
      make,
    })),
  ),
];
