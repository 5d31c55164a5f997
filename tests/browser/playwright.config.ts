import { defineConfig } from '@playwright/test';
import { provideChromium } from '../../scripts/provide-chromium.mjs';
import { keepTemporaryFilesInMemory } from '../../scripts/temporary-files.mjs';

keepTemporaryFilesInMemory();
const { executablePath, env } = await provideChromium();

const harnessStories = ['app-runtime/**/*.spec.ts', 'gallery/**/*.spec.ts', 'rich-text/**/*.spec.ts'];

export default defineConfig({
  testDir: '.',
  globalSetup: './before-all.ts',
  outputDir: '../../test-results',
  // Each worker has a server with a separate database.
  workers: 3,
  fullyParallel: true,
  // One failure among hundreds of stories on a busy machine does not fail a run; `npm test` lists those that were retried.
  retries: 1,
  // These end a story that hangs; none may fail because a busy machine is slow.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  projects: [
    // Their worker builds the files they use, which takes as long as ten stories. They run first, because some are long.
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
    // No fading in: visible elements can be used and examined immediately.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Tracing takes a third of the total time; enable it with --trace=retain-on-failure.
    trace: 'off',
    // Frames of another origin have a separate process, as in desktop browsers; pages of the same origin share one.
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env },
      args: ['--site-per-process', '--process-per-site'],
    },
  },
});
