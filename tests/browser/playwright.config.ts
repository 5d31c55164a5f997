import { defineConfig } from '@playwright/test';
import { provideChromium } from '../../scripts/provide-chromium.mjs';

const { executablePath, env } = await provideChromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // Each worker has a server with a database of its own.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    actionTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Hong_Kong',
    screenshot: 'only-on-failure',
    // A third of the whole time when it is on; ask for it with --trace=retain-on-failure.
    trace: 'off',
    launchOptions: { executablePath, env: { ...process.env, ...env } },
  },
});
