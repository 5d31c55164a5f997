import { defineConfig } from '@playwright/test';
import { provideChromium } from '../../scripts/provide-chromium.mjs';
import { keepTemporaryFilesInMemory } from '../../scripts/temporary-files.mjs';

keepTemporaryFilesInMemory();
const { executablePath, env } = await provideChromium();

const harnessStories = ['app-runtime/**/*.spec.ts', 'rich-text/**/*.spec.ts'];

export default defineConfig({
  testDir: '.',
  globalSetup: './before-all.ts',
  outputDir: '../../test-results',
  // Each worker has a server with a database of its own.
  workers: 3,
  fullyParallel: true,
  // One failure among hundreds of stories on a busy machine ends no run; `npm test` names those that passed only the second time.
  retries: 1,
  // They end a story that hangs; on a busy machine none may fail because it is slow.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  projects: [
    // What these look at is built by their worker, which takes as long as ten stories. First, as some of them are long.
    { name: 'widgets', testMatch: harnessStories, workers: 1 },
    { name: 'product', testIgnore: harnessStories },
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    actionTimeout: 45_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Hong_Kong',
    // Nothing fades in: what is there can be used and looked at.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A third of the whole time when it is on; ask for it with --trace=retain-on-failure.
    trace: 'off',
    // Frames of another origin have a process of their own, as they have in browsers on a desktop; pages of the same origin
    // share one.
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env },
      args: ['--site-per-process', '--process-per-site'],
    },
  },
});
