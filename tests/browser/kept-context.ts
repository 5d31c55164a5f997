// The stories of a worker share a browser context, in which the studio's files are fetched and compiled once. It is reset
// before each: its pages are closed, and everything that a page can leave behind is cleared. One page of the server stays
// open, so that the pages of the next story use its process, which has everything compiled.
import { type BrowserContext, type Page, test as base } from '@playwright/test';

interface Fixtures {
  /** For changes that cannot be reverted, such as a fake clock: a context that no other story gets. */
  readonly isContextNew: boolean;
}

interface WorkerFixtures {
  readonly kept: KeptContext;
}

class KeptContext {
  private context: BrowserContext | undefined;
  private keeper: Page | undefined;
  /** All documents since the last reset. */
  private readonly origins = new Set<string>();

  /** @param url of the server to which most pages belong */
  async open(make: () => Promise<BrowserContext>, url: string | undefined): Promise<BrowserContext> {
    this.context ??= this.watched(await make());
    if (url !== undefined) this.keeper ??= await openKeeper(this.context, url);
    const page = await this.context.newPage();
    await this.clear(this.context, page);
    return this.context;
  }

  async closePages(): Promise<void> {
    const pages = this.context?.pages().filter((page) => page !== this.keeper);
    await Promise.all(pages?.map(async (page) => page.close()) ?? []);
  }

  private watched(context: BrowserContext): BrowserContext {
    context.on('page', (page) => {
      page.on('framenavigated', (frame) => {
        if (frame.url().startsWith('http')) this.origins.add(new URL(frame.url()).origin);
      });
    });
    return context;
  }

  private async clear(context: BrowserContext, page: Page): Promise<void> {
    await context.unrouteAll();
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    const session = await context.newCDPSession(page);
    for (const origin of this.origins)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.detach();
    this.origins.clear();
  }
}

/** It runs no scripts. */
async function openKeeper(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/healthz`);
  return page;
}

/** A fake clock would remain active in all later stories of the worker. */
function withholdClock(page: Page): void {
  Object.defineProperty(page, 'clock', {
    get() {
      throw new Error('A fake clock requires a new browser context: add test.use({ isContextNew: true }).');
    },
  });
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  isContextNew: [false, { option: true }],
  kept: [async ({}, use) => use(new KeptContext()), { scope: 'worker' }],
  context: async ({ browser, kept, isContextNew, baseURL }, use) => {
    if (isContextNew) {
      const context = await browser.newContext();
      await context.newPage();
      await use(context);
      await context.close();
      return;
    }
    await use(await kept.open(async () => browser.newContext(), baseURL));
    await kept.closePages();
  },
  page: async ({ context, isContextNew }, use) => {
    const page = context.pages().at(-1);
    if (page === undefined) throw new Error('The context has no page.');
    if (!isContextNew) withholdClock(page);
    await use(page);
  },
});
