// The browser tests and benches use the headless Chromium that prints documents, unpacked into .cache/ of this checkout.
// CHROMIUM_PATH selects another binary.
import { fileURLToPath } from 'node:url';
import { provideBrowser } from '../packages/render/src/html-pdf/adapters/provide-browser.ts';

const browserFolder = fileURLToPath(new URL('../.cache', import.meta.url));

/**
 * The path of Chromium, and the environment variables of its process.
 * @returns {Promise<{executablePath: string, env: Readonly<Record<string, string>>}>}
 */
export async function provideChromium() {
  const own = process.env['CHROMIUM_PATH'] || undefined;
  const { executablePath, environment } = await provideBrowser({ browserFolder, executablePath: own });
  return { executablePath, env: environment };
}
