// Stories of a worker share a browser context, in which what the studio is made of is fetched and compiled once. It is
// made as new before each: its pages are closed, and all that a page can leave to another is cleared. One page of the server
// stays open, so that those of the next story come into its process, which has everything compiled.
import { type BrowserContext, type Page, test as base } from '@playwright/test';

interface Fixtures {
  /** For what nothing can take back, such as a clock of the test's own: a context that no other story gets. */
  readonly isContextNew: boolean;
}

interface WorkerFixtures {
  readonly kept: KeptContext;
}

class KeptContext {
  private context: BrowserContext | undefined;
  private keeper: Page | undefined;
  /** Of all documents since it was cleared. */
  private readonly origins = new Set<string>();

  /** @param url of the server that most pages are of */
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

/** It runs no script. */
async function openKeeper(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/healthz`);
  return page;
}

/** Once set, it would go on in the pages of all later stories. */
function withholdClock(page: Page): void {
  Object.defineProperty(page, 'clock', {
    get() {
      throw new Error('A clock of its own is for a story whose context is new: test.use({ isContextNew: true }).');
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
