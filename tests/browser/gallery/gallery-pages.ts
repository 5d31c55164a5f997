// The gallery, built and served for the stories of a worker.
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { servePages } from '../built-pages.ts';
import { test as base } from '../kept-context.ts';
import type { LoopbackServer } from '../loopback-server.ts';

export const root = fileURLToPath(new URL('../../../packages/studio', import.meta.url));

export const test = base.extend<object, { gallery: LoopbackServer }>({
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

/** Shows a state on a page that has opened the gallery. */
export async function show(page: Page, name: string, locale: string): Promise<void> {
  await page.evaluate(([state, language]) => Reflect.get(window, 'gallery').show(state, language), [
    name,
    locale,
  ] as const);
}
