import { BrowserEnded, type PrintBrowser } from '../browser.ts';
import type { PdfLimits } from '../limits.ts';
import { type BrowserProcess, startBrowserProcess } from './browser-process.ts';
import { ChromiumPage } from './chromium-page.ts';
import { type BrowserPlace, type ProvidedBrowser, provideBrowser } from './provide-browser.ts';
import { RendererMemory } from './renderer-memory.ts';

export interface LaunchOptions extends BrowserPlace {
  readonly limits: PdfLimits;
  readonly warn?: ((message: string) => void) | undefined;
}

/** A browser that is not up by then never will be. */
const startMs = 30_000;

export async function launchChromium(options: LaunchOptions): Promise<PrintBrowser> {
  const browser = await provideBrowser(options);
  const running = await start(browser, options.warn);
  const { pipe, ended } = running;
  const memory = new RendererMemory(pipe, options.limits.memoryMb);
  return {
    ended,
    openPage: () => ChromiumPage.open({ pipe, limits: options.limits, memory }),
    close: async () => {
      running.kill();
      await ended;
    },
  };
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
