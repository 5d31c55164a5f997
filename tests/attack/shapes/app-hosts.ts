// Requests that anybody may send to the hosts of published apps: names, paths, ranges, headers and previews.
import { randomBytes } from 'node:crypto';
import { get, post } from '../attempts.ts';
import type { HttpAttempt, Shape } from '../shape.ts';
import { oddHeaders, pathTricks, ranges } from './addresses.ts';

/** The host of the demo, whose website is published there. */
export const appHost = 'harbour-direct.localhost';

export function at(host: string, attempt: HttpAttempt): HttpAttempt {
  return { ...attempt, headers: { ...attempt.headers, host } };
}

const theme = 'app hosts';
const releaseId = () => randomBytes(16).toString('hex');

const hostNames: Readonly<Record<string, string>> = {
  'in capitals': appHost.toUpperCase(),
  'with a root dot': `${appHost}.`,
  'with a port past all ports': `${appHost}:99999`,
  'with a port of letters': `${appHost}:http`,
  'with a user': `admin@${appHost}`,
  'with a path': `${appHost}/healthz`,
  'with a query': `${appHost}?x=1`,
  'with a blank': `${appHost} localhost`,
  'within another': `api.${appHost}`,
  'of 250 letters': `${'a'.repeat(240)}.localhost`,
  'of 8,000 letters': `${'a'.repeat(8_000)}.localhost`,
  'of 100 labels': `${'a.'.repeat(100)}localhost`,
  'of the prototype': '__proto__.localhost',
  'in punycode': 'xn--a.localhost',
  'that is an address': '[::ffff:7f00:1]',
  'that is a number': '2130706433',
  'in bytes of no text': Buffer.from([0xc3, 0x28, 0xff]).toString('latin1'),
  'of a preview that never was': `${'0'.repeat(32)}--${appHost}`,
  'of two previews': `${'0'.repeat(32)}--${'1'.repeat(32)}--${appHost}`,
  'of a preview of the studio': `${'0'.repeat(32)}--localhost`,
};

const hosts: readonly Shape[] = Object.entries(hostNames).flatMap(([name, host]) =>
  ['/', '/graphql', '/healthz'].map((path) => ({
    theme,
    name: `${path} at a host ${name}`,
    by: 'nobody' as const,
    mayBeCut: true,
    make: () => at(host, get(path)),
  })),
);

const unknownHosts: readonly Shape[] = ['localhost', 'insurer.test'].map((ending) => ({
  theme,
  name: `400 unknown hosts under .${ending}`,
  by: 'nobody',
  times: 400,
  sideBySide: 20,
  make: (nth) => at(`${releaseId()}${nth}.${ending}`, get('/')),
}));

const paths: readonly Shape[] = ['', '/assets', '/api/v1/files', '/.preview', '/quote'].flatMap((prefix) =>
  Object.entries(pathTricks).map(([name, path]) => ({
    theme: 'app paths',
    name: `${name} under ${prefix || '/'}`,
    by: 'nobody' as const,
    make: () => at(appHost, get(`${prefix}${path}`)),
  })),
);

/** The patterns of pages are matched by backtracking. */
const pagePaths: Readonly<Record<string, string>> = {
  'a page in 1,900 letters': `/quote/travel_plus/${'a'.repeat(1_900)}`,
  'a page in 900 parts': `/quote/${'a/'.repeat(900)}`,
  'a page of slashes': `/products${'/'.repeat(1_900)}`,
  'encoded slashes in a parameter': `/products/${'%2F'.repeat(600)}/x`,
  'encoded percent signs': `/products/${'%25'.repeat(600)}/x`,
  'signs of four bytes': `/products/${'%F0%9F%98%80'.repeat(150)}/x`,
  'combining marks': `/products/${'a%CC%81'.repeat(250)}/x`,
  'half a sign': '/products/%F0%9F/x',
  'letters in capitals': '/PRODUCTS/TRAVEL_PLUS/SINGLE_TRIP',
  'the address of the sitemap, encoded': '/%73itemap.xml',
};

const pages: readonly Shape[] = Object.entries(pagePaths).map(([name, path]) => ({
  theme: 'app paths',
  name,
  by: 'nobody',
  times: 5,
  make: () => at(appHost, get(path)),
}));

const floods: readonly Shape[] = [
  ['400 assets that are not there', (nth: number) => get(`/assets/app-${nth}.js`)] as const,
  ['400 files that are not there', (nth: number) => get(`/api/v1/files/none-${nth}.png`)] as const,
  ['400 sitemaps', () => get('/sitemap.xml')] as const,
  ['400 pages that are not there', (nth: number) => get(`/none/${nth}`)] as const,
].map(([name, make]) => ({
  theme,
  name,
  by: 'nobody',
  times: 400,
  sideBySide: 20,
  make: (nth) => at(appHost, make(nth)),
}));

const methods: readonly Shape[] = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].flatMap((method) =>
  ['/', '/assets/app.js', '/graphql', '/guest', '/api/v1/files/a.png', '/api/v1/render/x'].map((path) => ({
    theme,
    name: `${method} ${path}`,
    by: 'nobody' as const,
    make: () => at(appHost, { ...post(path, '{}'), method }),
  })),
);

const fileRanges: readonly Shape[] = Object.entries(ranges).map(([name, range]) => ({
  theme: 'app paths',
  name: `${name} of a file`,
  by: 'nobody',
  make: () => at(appHost, get('/api/v1/files/brand/harbour%20at%20dusk.jpg', { range })),
}));

const headers: readonly Shape[] = Object.entries(oddHeaders).map(([name, given]) => ({
  theme,
  name: `${name} to a page`,
  by: 'nobody',
  mayBeCut: true,
  make: () => at(appHost, get('/', given)),
}));

const cookies: Readonly<Record<string, () => string>> = {
  'a preview that never was': () => `preview=${releaseId()}`,
  'a preview by https': () => `__Host-preview=${releaseId()}`,
  'two previews': () => `preview=${releaseId()}; preview=${releaseId()}; __Host-preview=${releaseId()}`,
  '300 previews': () => Array.from({ length: 300 }, () => `preview=${releaseId()}`).join('; '),
  'a preview in capitals': () => `preview=${releaseId().toUpperCase()}`,
  'a preview of 12,000 letters': () => `preview=${'a'.repeat(12_000)}`,
  'a preview of something else': () => "preview=' or 1=1 --",
};

const previews: readonly Shape[] = [
  ...Object.entries(cookies).flatMap(([name, cookie]) =>
    ['/', '/api/v1/files/a.png', '/robots.txt'].map((path) => ({
      theme: 'previews',
      name: `the cookie of ${name} to ${path}`,
      by: 'nobody' as const,
      times: 3,
      mayBeCut: true,
      make: () => at(appHost, get(path, { cookie: cookie() })),
    })),
  ),
  {
    theme: 'previews',
    name: '300 cookies of previews that never were',
    by: 'nobody',
    times: 300,
    sideBySide: 20,
    make: () => at(appHost, get('/', { cookie: `preview=${releaseId()}` })),
  },
  {
    theme: 'previews',
    name: '300 links to previews that never were',
    by: 'nobody',
    times: 300,
    sideBySide: 20,
    make: () => at(appHost, get(`/.preview/${releaseId()}`)),
  },
  {
    theme: 'previews',
    name: '300 hosts of previews that never were',
    by: 'nobody',
    times: 300,
    sideBySide: 20,
    make: () => at(`${releaseId()}--${appHost}`, get('/')),
  },
];

export const appHostShapes: readonly Shape[] = [
  ...hosts,
  ...unknownHosts,
  ...paths,
  ...pages,
  ...floods,
  ...methods,
  ...fileRanges,
  ...headers,
  ...previews,
];
