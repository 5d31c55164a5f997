// Parts of apps that users of a tenant may store and release: patterns, pages, themes, components.
import { graphql } from '../attempts.ts';
import type { Shape } from '../shape.ts';

const theme = 'app inputs';
const kib = 1024;
const envelope = '{ status errors errors_2 { code } }';
const newId = () => `attack${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

const pathPatterns: Readonly<Record<string, string>> = {
  'a pattern that explodes': '^(a+)+$',
  'alternatives that explode': '^(a|a|ab)*c$',
  'repetitions of repetitions': '((x{100}){100}){100}',
  'a thousand repetitions': 'x{1000}',
  'a look-ahead': '^(?=.*a)(?!b).*$',
  'a back reference': String.raw`^(.+)\1$`,
  'groups within groups': '('.repeat(240) + ')'.repeat(240),
  'a class of all signs': String.raw`[\u{0}-\u{10ffff}]*`,
  '10,000 letters': 'x'.repeat(10_000),
  'half a pattern': '^(/a',
};

const createApp = `mutation ($i: createAppInput!) { createApp(input: $i) ${envelope} }`;

const patterns: readonly Shape[] = Object.entries(pathPatterns).map(([name, regexPattern]) => ({
  theme,
  name: `${name} as the path pattern of an app`,
  by: 'one user',
  make: () => graphql(createApp, { i: { appId: newId(), appName: 'Attack', urlRouting: { regexPattern } } }),
}));

const configure = `mutation ($c: cmsConfigInput!) { upsertCmsConfig(appId: "harbourDirect", config: $c) ${envelope} }`;
const nested = (levels: number): object => (levels === 0 ? { path: 'x' } : { path: 'x', children: nested(levels - 1) });

/** Each is refused: the demo's website does not change. */
const configs: Readonly<Record<string, () => object>> = {
  'a parameter that explodes': () => ({ componentRoutes: [{ path: '/:id((a+)+)' }] }),
  'a parameter of two dots and stars': () => ({ componentRoutes: [{ path: '/:id(.*.*.*)x' }] }),
  '11 parameters': () => ({ componentRoutes: [{ path: Array.from({ length: 11 }, (_v, n) => `/:p${n}`).join('') }] }),
  '5,000 pages': () => ({ componentRoutes: Array.from({ length: 5_000 }, (_v, n) => ({ path: `/p${n}` })) }),
  '40 levels of pages': () => ({ componentRoutes: [{ ...nested(40), path: '/x' }] }),
  'a path of 100,000 letters': () => ({ componentRoutes: [{ path: `/${'a'.repeat(100_000)}` }] }),
  'a theme of 2 MiB': () => ({ themeJsonString: JSON.stringify({ a: 'x'.repeat(2_048 * kib) }) }),
  'a theme of 200,000 brackets': () => ({ themeJsonString: '['.repeat(200_000) }),
  'a theme that is a list': () => ({ themeJsonString: '[1]' }),
  'a policy of its own': () => ({ httpHeadersJsonString: '{"content-security-policy":"script-src *"}' }),
  'a cookie': () => ({ httpHeadersJsonString: '{"set-cookie":"a=b"}' }),
  'a line break in a header': () => ({ httpHeadersJsonString: String.raw`{"x-robots-tag":"a\r\nset-cookie: a=b"}` }),
  'a refresh': () => ({ head: { metaJsonString: '{"http-equiv":"refresh","content":"0"}' } }),
  'a referrer': () => ({ head: { metaJsonString: '{"name":"referrer","content":"unsafe-url"}' } }),
  'the end of a script': () => ({ head: { script: [{ innerHTML: '</script><script>' }] } }),
  '200 scripts': () => ({ head: { script: Array.from({ length: 200 }, () => ({ src: '/a.js' })) } }),
  'an endpoint of a script': () => ({ endpointsJsonString: '{"a":"javascript:alert(1)"}' }),
};

const configShapes: readonly Shape[] = Object.entries(configs).map(([name, make]) => ({
  theme,
  name: `a configuration with ${name}`,
  by: 'one user',
  make: () => graphql(configure, { c: make() }),
}));

const createRelease = `mutation ($i: createReleaseInput!) { createRelease(input: $i) ${envelope} }`;
const createComponent = `mutation ($i: createComponentInput!) { createComponent(input: $i) ${envelope} }`;

const releases: readonly Shape[] = [
  {
    theme,
    name: 'a release of an app of another tenant',
    by: 'one user',
    make: () => graphql(createRelease, { i: { name: 'Attack', appIds: ['other_tenant'] } }),
  },
  {
    theme,
    name: 'a release of 1,000 apps',
    by: 'one user',
    make: () =>
      graphql(createRelease, { i: { name: 'Attack', appIds: Array.from({ length: 1_000 }, (_v, n) => `a${n}`) } }),
  },
  {
    theme,
    name: '12 releases of one user at once',
    by: 'one user',
    times: 12,
    sideBySide: 12,
    isLong: true,
    make: () => graphql(createRelease, { i: { name: 'Attack', appIds: ['harbourDirect'] } }),
  },
  {
    theme,
    name: 'a component of 2 MiB',
    by: 'one user',
    make: () =>
      graphql(createComponent, {
        i: { name: 'Attack', componentJsonString: '{}', vueTemplate: 'x'.repeat(2_048 * kib) },
      }),
  },
  {
    theme,
    name: 'a component of 50,000 elements within each other',
    by: 'one user',
    make: () =>
      graphql(createComponent, {
        i: { name: `A${newId()}`, componentJsonString: '{}', vueTemplate: '<b>'.repeat(50_000) },
      }),
  },
];

export const appInputShapes: readonly Shape[] = [...patterns, ...configShapes, ...releases];
