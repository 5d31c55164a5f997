// Every state of the studio in packages/studio/gallery: each is shown in English and in Chinese, without a server.
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { servePages } from '../built-pages.ts';
import { test as base } from '../kept-context.ts';
import { expect } from '../test.ts';
import type { LoopbackServer } from '../loopback-server.ts';
import { untranslatedTexts } from './untranslated.ts';

const root = fileURLToPath(new URL('../../../packages/studio', import.meta.url));

const test = base.extend<object, { gallery: LoopbackServer }>({
  gallery: [
    async ({}, use) => {
      const pages = await servePages({
        root,
        build: { minify: false, rolldownOptions: { input: `${root}/gallery/index.html` } },
      });
      await use(pages);
      await pages.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

for (const file of readdirSync(`${root}/gallery/states`)) {
  const group = basename(file, '.tsx');
  test(`${group}: axe finds nothing in any state in either theme, and in Chinese every text is Chinese`, async ({
    page,
    gallery,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${gallery.url}/gallery/`);
    for (const name of await namesIn(page, group)) {
      await test.step(name, async () => {
        await show(page, name, 'en-US');
        expect.soft(await axeViolations(page, 'light'), name).toEqual([]);
        await show(page, name, 'zh-HK');
        expect.soft(await axeViolations(page, 'dark'), name).toEqual([]);
        expect.soft(await untranslatedTexts(page), name).toEqual([]);
        expect.soft(errors.splice(0), name).toEqual([]);
      });
    }
  });
}

async function namesIn(page: Page, group: string): Promise<readonly string[]> {
  await page.waitForFunction(() => 'gallery' in window);
  const names: readonly string[] = await page.evaluate(() => Reflect.get(window, 'gallery').names);
  return names.filter((name) => name.startsWith(`${group}/`));
}

async function show(page: Page, name: string, locale: string): Promise<void> {
  await page.evaluate(([state, language]) => Reflect.get(window, 'gallery').show(state, language), [
    name,
    locale,
  ] as const);
}
