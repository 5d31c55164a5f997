// The headless Chromium of the browser tests and the bench is the one that prints documents, unpacked into .cache/ of this
// checkout. CHROMIUM_PATH names another binary instead.
import { fileURLToPath } from 'node:url';
import { provideBrowser } from '../packages/render/src/html-pdf/adapters/provide-browser.ts';

const browserFolder = fileURLToPath(new URL('../.cache', import.meta.url));

/**
 * Where Chromium is, and what its process needs in the environment.
 * @returns {Promise<{executablePath: string, env: Readonly<Record<string, string>>}>}
 */
export async function provideChromium() {
  const own = process.env['CHROMIUM_PATH'] || undefined;
  const { executablePath, environment } = await provideBrowser({ browserFolder, executablePath: own });
  return { executablePath, env: environment };
}
