// Paths that lead elsewhere, ranges, and headers that are far too long.
import { get, graphql, post } from '../attempts.ts';
import type { Attempt, Shape } from '../shape.ts';

const prefixes = ['', '/assets', '/api/v1/files', '/api/v1/render', '/api/v1/products', '/dev'] as const;

export const pathTricks: Readonly<Record<string, string>> = {
  dots: '/../../../../etc/passwd',
  'encoded dots': '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  'encoded slashes': '/..%2f..%2f..%2fetc%2fpasswd',
  backslashes: '/..\\..\\..\\etc\\passwd',
  'twice encoded': '/%252e%252e%252fetc%252fpasswd',
  'overlong UTF-8': '/%c0%ae%c0%ae/%c0%afetc',
  NUL: '/a%00.png',
  'line breaks': '/a%0d%0aSet-Cookie:%20a=b',
  'a lone percent sign': '/%',
  'a broken escape': '/%zz%e0%a4%a',
  '7,000 letters': `/${'a'.repeat(7_000)}`,
  '2,000 slashes': '/'.repeat(2_000),
  '1,500 dots and slashes': '/.'.repeat(1_500),
  'a query of 500 names': `/a?${Array.from({ length: 500 }, (_value, nth) => `a${nth}=b`).join('&')}`,
  'the same name 500 times': `/a?${'bucketName=a&'.repeat(500)}`,
  'names of the prototype': '/__proto__/constructor/prototype?__proto__[a]=b',
  'a semicolon': '/a;jsessionid=1/../b',
};

const pathShapes: readonly Shape[] = prefixes.flatMap((prefix) =>
  Object.entries(pathTricks).map(([name, path]) => ({
    theme: 'paths',
    name: `${name} under ${prefix || '/'}`,
    by: prefix.startsWith('/api') ? ('one user' as const) : ('nobody' as const),
    make: () => get(`${prefix}${path}`),
  })),
);

export const ranges: Readonly<Record<string, string>> = {
  '1,000 ranges': `bytes=${Array.from({ length: 1_000 }, (_value, nth) => `${nth}-${nth}`).join(',')}`,
  'ranges that overlap': `bytes=${'0-,'.repeat(900)}0-`,
  'a range past all bounds': `bytes=0-${'9'.repeat(400)}`,
  'a start past all bounds': `bytes=${'9'.repeat(400)}-`,
  'a negative range': 'bytes=--5',
  'the other way round': 'bytes=9-1',
  'a last part of nothing': 'bytes=-0',
  'another unit': 'lines=1-2',
  'a range of 10,000 letters': `bytes=${'a'.repeat(10_000)}`,
};

export const oddHeaders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a thousand languages': { 'accept-language': 'en-US;q=0.1,'.repeat(1_000) },
  'a language of 12,000 letters': { 'accept-language': 'a'.repeat(12_000) },
  'languages with strange weights': { 'accept-language': 'en;q=1e999,zh;q=NaN,de;q=-1,x-y-z;q=0.0000001' },
  'forwarded for 2,000 addresses': { 'x-forwarded-for': '10.0.0.1, '.repeat(1_100) },
  'forwarded for no address': { 'x-forwarded-for': `${'a'.repeat(10_000)}, unknown, ' or 1=1` },
  'forwarded for a loopback address': { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' },
  'a forwarded host': { 'x-forwarded-host': 'studio.example.com', 'x-forwarded-proto': 'javascript' },
  'a Forwarded header': { forwarded: 'for="[::1]";host=localhost;proto=https'.repeat(200) },
  'a cookie of 12,000 letters': { cookie: 'a=b; '.repeat(2_400) },
  'a thousand encodings': { 'accept-encoding': 'br;q=0.1,'.repeat(1_200) },
  'a thousand tags': { 'if-none-match': '"a",'.repeat(2_500) },
  'a thousand media types': { accept: 'application/json;q=0.1,'.repeat(600) },
  'an origin of elsewhere': { origin: 'https://attacker.example' },
  'an invalid origin': { origin: `https://${'a'.repeat(9_000)}` },
  'an origin of null': { origin: 'null' },
  'a request id of its own': { 'x-request-id': 'a'.repeat(8_000) },
  'a token of 12,000 letters': { authorization: `Bearer ${'a'.repeat(12_000)}` },
  'a token with dots': { authorization: `Bearer ${'.'.repeat(3_000)}` },
  'another way to sign in': { authorization: 'Basic YWRtaW46YWRtaW4=' },
};

const headerTargets: Readonly<Record<string, (given: Readonly<Record<string, string>>) => Attempt>> = {
  '/graphql': (given) => graphql('{ __typename }', {}, given),
  '/config.json': (given) => get('/config.json', given),
  'a file': (given) => get('/api/v1/files/logo.png?tenantIdIfNoToken=test_dev', given),
  'a price': (given) => post('/api/v1/products/travel_plus/single_trip/2027.1/price', '{"values":{}}', given),
};

const preflights: readonly Shape[] = ['/graphql', '/api/v1/files/a', '/config.json', '/healthz', '/nothing'].map(
  (path) => ({
    theme: 'headers',
    name: `30 preflights to ${path}`,
    by: 'nobody',
    times: 30,
    sideBySide: 6,
    make: (nth) => ({
      kind: 'http',
      method: 'OPTIONS',
      path,
      headers: {
        origin: `https://host-${nth}.attacker.example`,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'a,'.repeat(2_000),
      },
    }),
  }),
);

export const addressShapes: readonly Shape[] = [
  ...pathShapes,
  ...Object.entries(ranges).map(([name, range]) => ({
    theme: 'ranges',
    name,
    by: 'one user' as const,
    make: () => get('/api/v1/files/travel-policy-wording.pdf', { range }),
  })),
  ...Object.entries(headerTargets).flatMap(([target, make]) =>
    Object.entries(oddHeaders).map(([name, given]) => ({
      theme: 'headers',
      name: `${name} to ${target}`,
      by: 'nobody' as const,
      mayBeCut: true,
      make: () => make(given),
    })),
  ),
  ...preflights,
];
