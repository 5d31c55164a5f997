// Every state of the studio in packages/studio/gallery: each is shown in English and in Chinese, without a server.
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { expect } from '../test.ts';
import { root, show, test } from './gallery-pages.ts';
import { untranslatedTexts } from './untranslated.ts';

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
