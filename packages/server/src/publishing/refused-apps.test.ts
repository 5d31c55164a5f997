import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ThreadPool } from '@coverwright/render/thread-pool';
import { component, snapshotOf, testRuntime } from '../testing/apps-to-compile.ts';
import { type AppCompiler, createAppCompiler } from './app-compiler.ts';
import type { AppSnapshot } from './app-snapshot.ts';
import { compileLimits } from './compile-limits.ts';

let pool: ThreadPool;
let compiler: AppCompiler;
beforeAll(() => {
  pool = new ThreadPool({ waitMs: 120_000 });
  compiler = createAppCompiler(pool, () => testRuntime, { ...compileLimits, totalMs: 120_000 });
});
afterAll(() => pool.close());

const caller = { tenantId: 'a', userId: '1' };

async function problemsOf(snapshot: AppSnapshot): Promise<string[]> {
  const outcome = await compiler.compile(caller, snapshot);
  return outcome.ok ? [] : outcome.problems.map(({ path, message }) => `${path}: ${message}`);
}

describe('an app is refused', () => {
  test('with every problem of its components and their positions', async () => {
    const problems = await problemsOf(
      snapshotOf({
        components: [
          component('Home', '<div>\n  <p>x</b>\n</div>'),
          component('Broken', '<div v-if="a">\n  <p :x="a +">{{ b }}</p></div>'),
          component('Script', '<p/>', 'export default {\n  data( { }\n}'),
          component('Imports', '<p/>', "import fs from 'node:fs'\nexport default {}"),
          component('Names', '<div>\n <Nobody/></div>'),
        ],
        config: {
          componentRoutes: ['Home', 'Broken', 'Script', 'Imports', 'Names', 'Missing'].map((name) => ({
            path: `/${name}`,
            component: name,
          })),
        },
      }),
    );
    expect(problems).toEqual([
      expect.stringContaining('config.componentRoutes.5.component: The page "/Missing" shows the component Missing'),
      expect.stringContaining('components.Home.vueTemplate: Home, template, line 2, column 7: </b> does not close'),
      expect.stringContaining(
        'components.Home.vueTemplate: Home, template, line 2, column 3: The tag <p> has no end tag',
      ),
      expect.stringContaining('components.Script.editorScript: Script, script, line 3, column 1: Unexpected token'),
      expect.stringContaining(
        'components.Imports.editorScript: Imports, script, line 1, column 1: The script imports "node:fs"',
      ),
      expect.stringContaining(
        'components.Names.vueTemplate: Names, template, line 2, column 2: The component Nobody does not exist',
      ),
      expect.stringContaining('components.Broken.vueTemplate: Broken, template, line 2, column 6: invalid expression'),
    ]);
  });

  test('if an expression of a template is invalid', async () => {
    const given = (template: string) => snapshotOf({ components: [component('Home', template)] });
    expect(await problemsOf(given('<div>\n <p :x="a +">b</p></div>'))).toEqual([
      expect.stringMatching(/^components\.Home\.vueTemplate: Home, template, line 2, column 5: invalid expression/),
    ]);
    expect(await problemsOf(given('<div>\n {{ a?.b }}</div>'))).toEqual([
      expect.stringMatching(/line 2, column 6: An expression uses a syntax/),
    ]);
    // Text outside expressions is unaffected.
    const asked = `<div title="a ?? b">Sure?? {{ 'a ?? b' }}\n <p :x="1">{{ c }}</p><b v-if="y"\n  :class="z ?? 'none'"/></div>`;
    expect(await problemsOf(given(asked))).toEqual([
      expect.stringMatching(
        /line 3, column 13: An expression uses a syntax.*such as \?\. or \?\?\. Move it to a computed value/,
      ),
    ]);
    expect(await problemsOf(given('<p>a</p><p>b</p>'))).toEqual([expect.stringContaining('exactly one root element')]);
  });

  test('if components use each other in a cycle', async () => {
    const components = [
      component('Home', '<Card/>'),
      component('Card', '<div><Part/></div>'),
      component('Part', '<Card/>'),
    ];
    expect(await problemsOf(snapshotOf({ components }))).toEqual([
      expect.stringContaining('Card → Part → Card. Remove one of these uses.'),
    ]);
  });

  test('if a deprecated component is shown', async () => {
    const components = [{ ...component('Home', '<p/>'), status: 'DEPRECATED' }];
    expect(await problemsOf(snapshotOf({ components }))).toEqual([expect.stringContaining('which is deprecated')]);
  });

  test.each([
    ['/a/:id((a+)+)', 'fill the complete part'],
    ['/a/:id(a+a+a+)', 'pattern of the parameter "id"'],
    ['/:a(\\d+):b(\\d+)', 'fill the complete part'],
    ['/a/(.*)/(.*)', 'characters that a path cannot have'],
    ['a', 'must begin with a slash'],
    ['/:a*/:b*/x', 'Only one parameter'],
    ['/:a(.{0,300})/b/*', 'Only one parameter'],
    [`/${':a(\\d+)/'.repeat(11)}`, 'at most 10 parameters'],
  ])('if the path of a page is %s', async (path, message) => {
    const problems = await problemsOf(snapshotOf({ config: { componentRoutes: [{ path, component: 'Home' }] } }));
    expect(problems).toEqual([expect.stringContaining(message)]);
  });

  test.each(['https://x;frame-ancestors', 'https://a,b.example', 'https://*'])(
    'when a script is at %s, which is more than one address in its policy',
    async (address) => {
      const problems = await problemsOf(snapshotOf({ config: { head: { script: [{ src: `${address}/a.js` }] } } }));
      expect(problems).toEqual([expect.stringContaining('must have an address')]);
    },
  );

  test('if one page is never shown because of another', async () => {
    const paths = ['/a/:x', '/a/:y', '/b', '/b/', '*', '/c'];
    const componentRoutes = paths.map((path) => ({ path, component: 'Home' }));
    expect(await problemsOf(snapshotOf({ config: { componentRoutes } }))).toEqual([
      expect.stringContaining('The page at /a/:y is never shown: the page at /a/:x'),
      expect.stringContaining('The page at /b/ is never shown'),
      expect.stringContaining('The page at /c is never shown: the page at *'),
    ]);
  });

  test.each([
    ['@import "https://x.example/a.css";', 'line 1, column 1: Style sheets cannot be imported'],
    [
      '.a {\n  background: url( "https://x.example/a.png" ) }',
      'line 2, column 15: "https://x.example/a.png" is not a file',
    ],
    ['.a { background: u\\72l(//x.example/a.png) }', 'column 18: "//x.example/a.png" is not a file'],
    ['.a { background: url(/**/x) } @im/**/port "a"; .b { background: URL(x.png) }', '"x.png" is not a file'],
  ])('if its style sheet loads from elsewhere: %s', async (cssString, message) => {
    const problems = await problemsOf(snapshotOf({ config: { theme: { customCss: { cssString } } } }));
    expect(problems.join()).toContain(message);
  });

  test('if its head or headers would weaken the pages', async () => {
    const problems = await problemsOf(
      snapshotOf({
        config: {
          head: {
            meta: [
              { 'http-equiv': 'refresh', content: '0' },
              { name: 'x', onload: 'y()' },
              { 'HTTP-EQUIV': 'Content-Security-Policy', content: 'script-src *' },
              { NAME: ' Referrer ', content: 'unsafe-url' },
              { name: 'description', content: 'A shop' },
            ],
            link: [
              { rel: 'stylesheet', href: 'https://x.example' },
              { rel: 'icon', href: '//x.example/i.png' },
              { rel: 'canonical', href: '/', referrerPolicy: 'unsafe-url' },
              { rel: 'preconnect', href: 'https://x.example' },
            ],
            script: [{ src: 'http://x.example/a.js' }, { innerHTML: '</script><script>' }],
          },
          httpHeaders: { 'Content-Security-Policy': 'script-src *', 'Set-Cookie': 'a=b', 'x-robots-tag': 'a\r\nb: c' },
          theme: {
            colors: [{ id: 'c3', name: 'x', value: 'red;} body{display:none' }],
            dark: {
              colors: [
                { id: 'c3', value: '#fff' },
                { id: 'c 4', value: '#000' },
              ],
            },
          },
        },
      }),
    );
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'config.head.script.0.src',
      'config.head.script.1.innerHTML',
      'config.head.meta.0',
      'config.head.meta.1',
      'config.head.meta.2',
      'config.head.meta.3',
      'config.head.link.0.rel',
      'config.head.link.1.href',
      'config.head.link.2',
      'config.head.link.3.rel',
      'config.httpHeaders',
      'config.httpHeaders',
      'config.httpHeaders',
      'config.theme.colors.0.value',
      'config.theme.dark.colors.1.id',
    ]);
  });

  test('if it exceeds the maximum size of an app', async () => {
    const components = Array.from({ length: 501 }, (_, at) => component(`C${at}`, '<p/>'));
    expect(await problemsOf(snapshotOf({ components }))).toEqual([
      expect.stringContaining('501 components; the limit is 500'),
    ]);
    const config = { theme: { colors: 'x'.repeat(1_048_600) } };
    expect(await problemsOf(snapshotOf({ config }))).toEqual([expect.stringContaining('characters of the theme')]);
  });

  test('if the HTML of its pages exceeds the maximum', async () => {
    const head = { script: [{ innerHTML: `/*${'x'.repeat(60_000)}*/` }] };
    const componentRoutes = Array.from({ length: 200 }, (_, at) => ({ path: `/page-${at}`, component: 'Home' }));
    expect(await problemsOf(snapshotOf({ config: { head, componentRoutes } }))).toEqual([
      'config.head: The HTML of the 200 pages totals more than 8 MiB. Move the scripts of the head to files, or use fewer pages.',
    ]);
    expect(await problemsOf(snapshotOf({ config: { head, componentRoutes: componentRoutes.slice(0, 100) } }))).toEqual(
      [],
    );
  });
});

test('an app with a theme of 1 MB is published', async () => {
  const colors = Array.from({ length: 15_500 }, (_, at) => ({
    id: `color-${at}`,
    name: `Color number ${at}`,
    value: `#${(at * 997).toString(16).padStart(6, '0')}`,
  }));
  expect(JSON.stringify({ colors }).length).toBeGreaterThan(1_000_000);
  const components = [component('Home', '<h1 class="text-color-7 bg-color-15499">Welcome</h1>')];
  expect(await problemsOf(snapshotOf({ components, config: { theme: { colors } } }))).toEqual([]);
});
