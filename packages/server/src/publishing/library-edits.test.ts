import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { transform } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { findVueParts, slimLibrary } from './library-edits.ts';

/** Resolves the packages of the runtime. */
const runtime = createRequire(import.meta.resolve('@coverwright/app-runtime/start'));
const libraries = {
  vue: runtime.resolve('vue/dist/vue.runtime.esm.js'),
  router: runtime.resolve('vue-router/dist/vue-router.esm.js'),
};

/** The code that a page would load. */
async function minified(path: string, parts = { transitions: false, keepAlive: false }): Promise<string> {
  const define = { 'process.env.NODE_ENV': '"production"' };
  const slim = slimLibrary(path, await readFile(path, 'utf8'), parts);
  return (await transform(slim, { minify: true, treeShaking: true, format: 'esm', define })).code;
}

describe('the libraries of published pages', () => {
  test('have no code for browsers without modules, or for modes that apps do not use', async () => {
    const vue = await minified(libraries.vue);
    const router = await minified(libraries.router);
    expect(vue).not.toMatch(/msie|phantomjs|WXEnvironment|setImmediate|data-server-rendered.{0,40}!0/);
    expect(router).not.toMatch(/hashchange|Android 2/);
    const whole = (await readFile(libraries.vue, 'utf8')).length + (await readFile(libraries.router, 'utf8')).length;
    expect(vue.length + router.length).toBeLessThan(whole / 3);
  });

  test('have the built-in components that the app uses', async () => {
    const [transitions, keepAlive, none] = [
      await minified(libraries.vue, { transitions: true, keepAlive: false }),
      await minified(libraries.vue, { transitions: false, keepAlive: true }),
      await minified(libraries.vue),
    ];
    expect([transitions, keepAlive, none].map((code) => code.includes('TransitionGroup:'))).toEqual([
      true,
      false,
      false,
    ]);
    expect([transitions, keepAlive, none].map((code) => code.includes('KeepAlive:'))).toEqual([false, true, false]);
  });

  test('are the versions that the edits were written for', () => {
    expect(() => slimLibrary('/vue.runtime.esm.js', 'another version', { transitions: true, keepAlive: true })).toThrow(
      'var inBrowser',
    );
  });
});

test.each([
  ['<transition name="fade"><p v-if="a" /></transition>', { transitions: true, keepAlive: false }],
  ['<TransitionGroup tag="ul" />', { transitions: true, keepAlive: false }],
  [`<component :is="isSlow ? 'transition' : 'div'" />`, { transitions: true, keepAlive: false }],
  ["render: (h) => h('transition-group', [])", { transitions: true, keepAlive: false }],
  ['<keep-alive><router-view /></keep-alive>', { transitions: false, keepAlive: true }],
  ['<component is="KeepAlive" />', { transitions: false, keepAlive: true }],
  ['<div class="transition duration-short">A transition</div>', { transitions: false, keepAlive: false }],
])('finds the built-in components in %s', (text, parts) => {
  expect(findVueParts([text])).toEqual(parts);
});
