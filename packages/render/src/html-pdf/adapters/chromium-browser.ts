// A browser that prints: started, looked at whether it has what documents need, and ended.
import { existsSync } from 'node:fs';
import { BrowserEnded, type PrintBrowser } from '../browser.ts';
import type { PdfLimits } from '../limits.ts';
import { type BrowserProcess, startBrowserProcess } from './browser-process.ts';
import { ChromiumPage } from './chromium-page.ts';
import { findMissingFonts } from './font-probe.ts';
import { type BrowserPlace, type ProvidedBrowser, provideBrowser } from './provide-browser.ts';
import { RendererMemory } from './renderer-memory.ts';

export interface LaunchOptions extends BrowserPlace {
  readonly limits: PdfLimits;
  readonly warn?: ((message: string) => void) | undefined;
}

/** A browser that is not up by then never will be. */
const startMs = 30_000;

/** Other systems have fonts of their own, and browsers that look nowhere else. */
const usesOurFonts = process.platform === 'linux';

export async function launchChromium(options: LaunchOptions): Promise<PrintBrowser> {
  const first = await launch(options, await provideBrowser(options));
  if (typeof first !== 'string') return first;
  options.warn?.(`The browser that prints documents does not find ${first}: its fonts are unpacked anew.`);
  const provided = await provideBrowser(options, { areFontsAnew: true });
  const second = await launch(options, provided);
  if (typeof second !== 'string') return second;
  throw new Error(
    `The browser ${provided.executablePath} does not find ${second} in ${provided.fonts.folder}, ` +
      'and would print boxes in the place of letters. See that it may read and write there, and start the server again.',
  );
}

/** Or the names of the fonts that it does not find. */
async function launch(options: LaunchOptions, provided: ProvidedBrowser): Promise<PrintBrowser | string> {
  const running = await start(provided, options.warn);
  const { pipe, ended } = running;
  const { limits } = options;
  const memory = new RendererMemory(pipe, limits.memoryMb);
  const coverage = usesOurFonts ? provided.fonts.coverage : undefined;
  const requireFonts = () => {
    if (existsSync(provided.fonts.configurationFile)) return;
    // Somebody has removed them. The next browser has them again.
    running.kill();
    throw new BrowserEnded();
  };
  const browser: PrintBrowser = {
    ended,
    openPage: () => ChromiumPage.open({ pipe, limits, memory, coverage, requireFonts }),
    close: async () => {
      running.kill();
      await ended;
    },
  };
  const timer = setTimeout(() => running.kill(), startMs);
  const missing = await missingFontsOf(browser).finally(() => clearTimeout(timer));
  if (missing.length === 0) return browser;
  await browser.close();
  return missing.join(', ');
}

async function missingFontsOf(browser: PrintBrowser): Promise<string[]> {
  if (!usesOurFonts) return [];
  try {
    const page = await browser.openPage();
    const missing = await findMissingFonts(page);
    await page.close();
    return missing;
  } catch (error) {
    await browser.close();
    throw error;
  }
}

async function start(browser: ProvidedBrowser, warn?: (message: string) => void): Promise<BrowserProcess> {
  // Chromium has no sandbox for root.
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) {
    const sandboxed = await attempt(browser, true);
    if (sandboxed !== undefined) return sandboxed;
    warn?.('The browser that prints documents runs without its sandbox: this system does not allow one.');
  }
  const plain = await attempt(browser, false);
  if (plain !== undefined) return plain;
  throw new Error(`The browser ${browser.executablePath} does not start. Name another one in CHROMIUM_PATH.`);
}

async function attempt(browser: ProvidedBrowser, hasSandbox: boolean): Promise<BrowserProcess | undefined> {
  const running = await startBrowserProcess({ browser, hasSandbox });
  const timer = setTimeout(() => running.kill(), startMs);
  try {
    await running.pipe.send('Browser.getVersion');
    return running;
  } catch (error) {
    if (!(error instanceof BrowserEnded)) throw error;
    await running.ended;
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
