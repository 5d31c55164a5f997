// The start of every story: the running product and, on request, a page that is signed in (without the form).
import type { Page } from '@playwright/test';
import { signIn, type Tokens } from './api.ts';
import { test as base } from './kept-context.ts';
import { enterSession } from './session.ts';
import { type RunningServer, startServer } from './running-server.ts';

export { expect } from '@playwright/test';

interface SignedIn {
  readonly page: Page;
  readonly tokens: Tokens;
}

interface Fixtures {
  /** A page of the demo's development tenant, signed in; no address is open yet. */
  readonly signedIn: SignedIn;
}

interface WorkerFixtures {
  readonly server: RunningServer;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  signedIn: async ({ page, server }, use) => {
    const tokens = await signIn(server.url, 'test_dev');
    await enterSession(page, 'test_dev', tokens);
    await use({ page, tokens });
  },
});
