import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ThreadPool } from '@coverwright/render/thread-pool';
import { component, manyComponents, snapshotOf, testRuntime } from '../testing/apps-to-compile.ts';
import { type AppCompiler, createAppCompiler } from './app-compiler.ts';
import type { AppSnapshot, CompiledApp } from './app-snapshot.ts';
import { compileLimits } from './compile-limits.ts';
import { policySource } from './head.ts';

let pool: ThreadPool;
let compiler: AppCompiler;
beforeAll(() => {
  pool = new ThreadPool({ waitMs: 120_000 });
  compiler = createAppCompiler(pool, () => testRuntime, { ...compileLimits, totalMs: 120_000 });
});
afterAll(() => pool.close());

const caller = { tenantId: 'a', userId: '1' };

async function publish(snapshot: AppSnapshot): Promise<CompiledApp> {
  const outcome = await compiler.compile(caller, snapshot);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems, undefined, 1));
  return outcome.app;
}

async function problemsOf(snapshot: AppSnapshot): Promise<string[]> {
  const outcome = await compiler.compile(caller, snapshot);
  return outcome.ok ? [] : outcome.problems.map(({ path, message }) => `${path}: ${message}`);
}

const textOf = ({ assets }: CompiledApp, name: RegExp) =>
  assets
    .filter(({ path }) => name.test(path))
    .map(({ bytes }) => Buffer.from(bytes).toString())
    .join('\n');

describe('a published app', () => {
  test('has its page with title, text, styles and script, and a policy without eval', async () => {
    const app = await publish(
      snapshotOf({
        components: [
          component(
            'Home',
            '<main class="p-4 bg-c3/50"><h1>Welcome &amp; hello</h1><Card/>{{ $t("start") }}{{ x }}{{ $t("for", { name: x }) }}<CwButton/></main>',
          ),
          component(
            'Card',
            '<p :class="{ \'mt-2\': on }">A card</p>',
            'export default { data: () => ({ on: "w-7" }) }',
          ),
        ],
        config: {
          theme: { colors: [{ id: 'c3', name: 'x', value: '#0c2238' }], customCss: { cssString: '.x { color: red }' } },
        },
        texts: { 'en-US': { start: 'Begin here' }, 'zh-HK': { start: '開始' } },
      }),
    );
    const [page, missing] = app.pages;
    expect(page).toMatchObject({ path: '/', title: 'Travel shop', status: 200 });
    expect(missing).toMatchObject({ path: '*', status: 404 });
    expect(page?.html).toContain(
      '<div id="app"><main class="p-4 bg-c3/50"><h1>Welcome &amp; hello</h1><p>A card</p>Begin here</main></div>',
    );
    expect(page?.html).toMatch(
      /<link rel="stylesheet" href="\/assets\/style-\w+\.css"><link rel="stylesheet" href="\/assets\/custom-\w+\.css">/,
    );
    expect(page?.html).toMatch(/<script type="module" src="\/assets\/app-\w+\.js"><\/script>/);
    expect(page?.html).toMatch(/modulepreload" href="\/assets\/Home-\w+\.js"/);
    const [, begin = ''] = /<script>(.*?)<\/script>/.exec(page?.html ?? '') ?? [];
    expect(app.headers['content-security-policy']).toContain(`script-src 'self' ${policySource(begin)};`);
    expect(app.headers['content-security-policy']).not.toMatch(/unsafe/);
    const css = textOf(app, /style-.*css$/);
    for (const rule of ['--c3:12 34 56', '.p-4{', '.bg-c3\\/50{', '.mt-2{', '.w-7{', '.rounded-full{'])
      expect(css).toContain(rule);
    expect(css).not.toContain('.rounded-sm{');
    expect(textOf(app, /locale-zh-HK/)).toBe('{"widgets.close":"關閉","start":"開始"}');
    expect(textOf(app, /\.js$/)).not.toMatch(/\bwith\s*\(|\bFunction\s*\(/);
    expect(app.assets.every(({ path }) => /^\/assets\/[\w-]+-\w{8,10}\.\w+$/.test(path))).toBe(true);
  });

  test('has separate rules for selectors that some browsers do not support', async () => {
    const home = component('Home', '<p class="h-4 [&::-moz-range-thumb]:h-4">Text</p>');
    const css = textOf(await publish(snapshotOf({ components: [home] })), /style-.*css$/);
    expect(css).toContain('.h-4{height:1rem}');
    expect(css).toContain('::-moz-range-thumb{height:1rem}');
  });

  test('lets scripts import the validators, and no other package', async () => {
    const script = (from: string) => `import { hkid } from '${from}';\nexport default { methods: { hkid } };`;
    const app = await publish(
      snapshotOf({ components: [component('Home', '<p>Text</p>', script('@coverwright/app-runtime/validators'))] }),
    );
    expect(textOf(app, /\.js$/)).not.toMatch(/\bprocess\./);
    const refused = await problemsOf(
      snapshotOf({ components: [component('Home', '<p>Text</p>', script('@coverwright/app-runtime/start'))] }),
    );
    expect(refused).toHaveLength(1);
    expect(refused[0]).toContain('imports "@coverwright/app-runtime/start"');
  });

  test('has a chunk for the component of each page, and none for components that no page shows', async () => {
    const app = await publish(
      snapshotOf({
        components: [...manyComponents(3), component('Unused', '<p v-if=>')],
        config: {
          componentRoutes: [
            { path: '/', component: 'Part0', meta: { title: 'first.title', description: 'Begins "here"' } },
            { path: '/parts/:id', component: 'Part1', props: true, children: [] },
            { path: '/old', redirect: '/' },
          ],
        },
        texts: { 'en-US': { 'first.title': 'First' } },
      }),
    );
    expect(app.pages.map(({ path, title, status }) => [path, title, status])).toEqual([
      ['/', 'First', 200],
      ['/parts/:id', 'Travel shop', 200],
      ['/old', 'Travel shop', 200],
      ['*', 'Travel shop', 404],
    ]);
    expect(app.pages[0]?.html).toContain('<meta name="description" content="Begins &quot;here&quot;">');
    expect(app.pages.map(({ pattern }) => new RegExp(pattern).test('/parts/7'))).toEqual([false, true, false, true]);
    expect(app.assets.filter(({ path }) => /Part\d/.test(path))).toHaveLength(2);
    expect(app.assets.find(({ path }) => path.includes('Part0'))).toMatchObject({
      br: expect.any(Uint8Array),
      gzip: expect.any(Uint8Array),
    });
  });

  test('imports components in scripts, under the names that these choose', async () => {
    const app = await publish(
      snapshotOf({
        components: [
          component(
            'Home',
            '<div><box/></div>',
            "import Box from './QuoteBox.vue'\nexport default { components: { Box } }",
          ),
          component('QuoteBox', '<b>quoted</b>'),
        ],
      }),
    );
    expect(textOf(app, /\.js$/)).toContain('quoted');
  });

  test('runs the scripts of its configuration by their hash, and lists the servers it connects to', async () => {
    const { headers, outsideOrigins, pages } = await publish(
      snapshotOf({
        config: {
          head: {
            title: 'Shop',
            meta: [{ name: 'description', content: 'a "quote"' }],
            link: [{ rel: 'canonical', href: 'https://shop.example/' }],
            script: [{ innerHTML: 'window.a = 1' }, { src: 'https://cdn.example/x.js', async: true, body: true }],
            noScript: [{ innerHTML: '<b>Please</b> turn scripts on' }],
          },
          endpoints: { rates: 'https://rates.example/v1' },
          httpHeaders: { 'X-Robots-Tag': 'noindex' },
        },
      }),
    );
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[\w+/=]+' https:\/\/cdn\.example 'sha256-[\w+/=]+';/,
    );
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://rates.example;");
    expect(outsideOrigins).toEqual(['https://cdn.example', 'https://rates.example']);
    for (const part of [
      '<title>Shop</title>',
      'content="a &quot;quote&quot;"',
      '<script>window.a = 1</script>',
      'Please turn scripts on',
    ]) {
      expect(pages[0]?.html).toContain(part);
    }
  });

  test('shows content that does not depend on data before its scripts run, and the rest as text without them', async () => {
    const frame =
      '<div class="frame"><svg><path d=""/></svg><router-link to="/start" class="brand">{{ $t("brand") }}</router-link><slot/><slot name="foot">none</slot></div>';
    const home = `<Frame><p v-if="loading">Loading</p><section v-else><h2>{{ title }} of today</h2></section>
      <ul><li v-for="one in list">One</li></ul><p :class="x" onclick="attack()" style="color:red">Shown <b>always</b></p>
      <button>Press</button><template v-slot:foot>Foot</template></Frame>`;
    const components = [component('Home', home), component('Frame', frame)];
    const { pages } = await publish(snapshotOf({ components, texts: { 'en-US': { brand: 'Brand & more' } } }));
    const [, shell = ''] = /<div id="app">(.*)<\/div><\/body>/s.exec(pages[0]?.html ?? '') ?? [];
    expect(shell.replaceAll(/>\s+/g, '>').replaceAll(/\s+</g, '<')).toBe(
      '<div class="frame"><a class="brand" href="/start">Brand &amp; more</a>' +
        '<noscript><h2>of today</h2></noscript><ul></ul><p>Shown<b>always</b></p></div>',
    );
  });

  test('requests a guest token early if the page calls the server', async () => {
    const calls = 'export default { created() { this.$insurance.products(); } }';
    const components = [component('Home', '<p>Text</p>'), component('Shop', '<p>Text</p>', calls)];
    const componentRoutes = [
      { path: '/', component: 'Home' },
      { path: '/shop', component: 'Shop' },
    ];
    const { pages } = await publish(snapshotOf({ components, config: { componentRoutes } }));
    expect(pages.map(({ html }) => html.includes('<html lang="en-US" data-guest>'))).toEqual([false, true, false]);
  });

  test('has the widgets that its components use, each with the page that shows it', async () => {
    const names = async (template: string, script: string | null = null) => {
      const app = await publish(snapshotOf({ components: [component('Home', template, script)] }));
      const found = (path: RegExp) => ['the-button', 'the-modal'].filter((one) => textOf(app, path).includes(one));
      return [found(/Home-.*js$/), found(/late-widgets-.*js$/)];
    };
    expect(await names('<p>Text</p>')).toEqual([[], []]);
    expect(await names('<div><cw-button/></div>')).toEqual([['the-button'], []]);
    expect(await names('<component :is="which"/>', "export default { data: () => ({ which: 'CwModal' }) }")).toEqual([
      [],
      ['the-modal'],
    ]);
    expect(await names(`<component :is="'Cw' + kind"/>`)).toEqual([[], ['the-button', 'the-modal']]);
  });

  test('contains only the widget variants that differ from the default ones', async () => {
    const button = (root: string) => ({ default: { el: { root } } });
    const published = async (variants: Record<string, ReturnType<typeof button>>) => {
      const components = [component('Home', '<CwButton/>')];
      const app = await publish(snapshotOf({ components, config: { baseComponentsVariants: variants } }));
      return [/variants:JSON\.parse\(.\{\}.\)/.test(textOf(app, /app-.*js$/)), textOf(app, /style-/).includes('.m-7{')];
    };
    expect(await published({ button: button('rounded-full') })).toEqual([true, false]);
    expect(await published({ button: button('m-7') })).toEqual([false, true]);
    expect(await published({ modal: button('m-7') })).toEqual([true, false]);
  });

  test('lists for search engines pages with a single address that may be indexed', async () => {
    const componentRoutes = [
      { path: '/', component: 'Home' },
      { path: '/old', redirect: '/' },
      { path: '/quotes/:id', component: 'Home' },
      { path: '/thanks', component: 'Home', meta: { robots: 'noindex' } },
      { path: '*', component: 'Home' },
    ];
    const listed = async (config: Partial<AppSnapshot['config']>) => {
      const { pages } = await publish(snapshotOf({ config: { componentRoutes, ...config } }));
      return pages.filter(({ isListed }) => isListed).map(({ path }) => path);
    };
    expect(await listed({})).toEqual(['/']);
    expect(await listed({ httpHeaders: { 'x-robots-tag': 'noindex' } })).toEqual([]);
    expect(await listed({ head: { meta: [{ name: 'Robots', content: 'none' }] } })).toEqual([]);
    const { pages } = await publish(snapshotOf({ config: { componentRoutes } }));
    const marked = pages.filter(({ html }) => html.includes('<meta name="robots" content="noindex">'));
    expect(marked.map(({ path }) => path)).toEqual(['/thanks']);
  });

  test('includes its fonts', async () => {
    const app = await publish(
      snapshotOf({
        config: { theme: { typeFaces: [{ id: 'primary', name: 'Brand', value: 'Brand', url: 'fonts/brand.woff2' }] } },
        files: [{ key: 'fonts/brand.woff2', bytes: new Uint8Array([1, 2, 3]) }],
      }),
    );
    const [font] = app.assets.filter(({ path }) => path.includes('font-'));
    expect(font).toMatchObject({ contentType: 'font/woff2', bytes: new Uint8Array([1, 2, 3]) });
    expect(textOf(app, /style-/)).toContain(`url(${font?.path})`);
  });

  test('reuses compiled templates when one component changes', async () => {
    const routes = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ path: `/p${at}`, component: `Part${at}` }));
    const given = (change: string) =>
      snapshotOf({ components: manyComponents(10, change), config: { componentRoutes: routes(10) } });
    const [before, after] = [await publish(given('')), await publish(given('<p>changed</p>'))];
    const paths = new Set(before.assets.map(({ path }) => path));
    const changed = after.assets.map(({ path }) => path).filter((path) => !paths.has(path));
    expect(changed.map((path) => path.replace(/-\w+\.\w+$/, '')).toSorted()).toEqual(['/assets/Part7', '/assets/app']);
  });
});

test('a template that takes too long to compile is aborted, and the next app is compiled', async () => {
  const impatient = createAppCompiler(pool, () => testRuntime, { totalMs: 3_000, heapMb: 512 });
  // For each opening brace, the end is searched for up to the end of the text.
  const slow = snapshotOf({ components: [component('Home', `<p>${'{{'.repeat(200_000)}</p>`)] });
  await expect(impatient.compile(caller, slow)).rejects.toThrow('exceeds the time limit of 3 seconds');
  await publish(snapshotOf());
});

test('a script without an end tag is never passed to the compiler', async () => {
  const template = `<div>${'<script>'.repeat(50_000)}</div>`;
  expect(await problemsOf(snapshotOf({ components: [component('Home', template)] }))).toEqual([
    expect.stringContaining('The tag <script> has no end tag'),
    expect.stringContaining('The tag <div> has no end tag'),
  ]);
});
