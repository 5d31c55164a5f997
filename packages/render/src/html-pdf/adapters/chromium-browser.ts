// A browser for printing: started with the strictest confinement this system allows, checked for fonts, and ended.
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { BrowserEnded, PageEnded, type PrintBrowser } from '../browser/browser.ts';
import { processMs } from '../../threads/adapters/process-time.ts';
import { limitProcessorTime, slowLimits } from '../../threads/processor-time.ts';
import type { PdfLimits } from '../limits.ts';
import { type BrowserProcess, startBrowserProcess } from './browser-process.ts';
import { ChromiumPage } from './chromium-page.ts';
import { type Account, type Confinement, toConfinements, toConfinementWarning } from './confinement.ts';
import { findMissingFonts } from './font-probe.ts';
import { type BrowserLocation, type ProvidedBrowser, provideBrowser } from './provide-browser.ts';
import { RendererWatch } from './renderer-watch.ts';

export interface LaunchOptions extends BrowserLocation {
  readonly account: Account | undefined;
  readonly temporaryFolder: string | undefined;
  readonly limits: PdfLimits;
  readonly warn?: ((message: string) => void) | undefined;
}

interface Launched {
  readonly browser: PrintBrowser;
  /** The names of the fonts that the browser does not find. */
  readonly missingFonts: readonly string[];
}

/** A browser that has not started after that much processor time never will. */
const startMs = 30_000;

/** Browsers on other systems use only the system's fonts. */
const usesOurFonts = process.platform === 'linux';

/** Each call starts a browser. The confinement of the first one applies to all: a later failure never loosens it. */
export function createChromiumLauncher(options: LaunchOptions): () => Promise<PrintBrowser> {
  const { warn, account } = options;
  const isRoot = process.getuid?.() === 0;
  let confinements = toConfinements(isRoot, account);
  let isSettled = false;

  async function launchConfined(provided: ProvidedBrowser): Promise<Launched> {
    for (const confinement of confinements) {
      const launched = await launch(options, provided, confinement);
      if (launched === undefined) continue;
      const warning = isSettled ? undefined : toConfinementWarning(confinement, isRoot);
      confinements = [confinement];
      isSettled = true;
      if (warning !== undefined) warn?.(warning);
      return launched;
    }
    throw new Error(`The browser ${provided.executablePath} does not start. Set CHROMIUM_PATH to another one.`);
  }

  return async () => {
    const first = await launchConfined(await provideBrowser(options));
    if (first.missingFonts.length === 0) return first.browser;
    await first.browser.close();
    warn?.(
      `The browser that prints documents does not find ${first.missingFonts.join(', ')}: its fonts are being unpacked again.`,
    );
    const provided = await provideBrowser(options, { areFontsAnew: true });
    const second = await launchConfined(provided);
    if (second.missingFonts.length === 0) return second.browser;
    await second.browser.close();
    throw new Error(
      `The browser ${provided.executablePath} does not find ${second.missingFonts.join(', ')} in ${provided.fonts.folder}, ` +
        'and would print boxes instead of letters. Allow it to read and write there, and start the server again.',
    );
  };
}

/** Undefined if it ended before it could show a page, for example because the system forbids this confinement. */
async function launch(
  options: LaunchOptions,
  provided: ProvidedBrowser,
  confinement: Confinement,
): Promise<Launched | undefined> {
  const { limits, temporaryFolder = tmpdir() } = options;
  const running = await startBrowserProcess({ browser: provided, temporaryFolder, confinement }).catch(
    ignoreRefusedAccount,
  );
  if (running === undefined) return undefined;
  const browser = toPrintBrowser(running, provided, limits);
  let isLate = false;
  const giveUp = () => {
    isLate = true;
    running.kill();
  };
  const endLimit = limitProcessorTime({
    limitMs: startMs,
    slowMs: slowLimits.browserMs,
    read: () => processMs(running.pid),
    onOver: giveUp,
    onSlow: giveUp,
  });
  try {
    await running.pipe.send('Browser.getVersion');
    return { browser, missingFonts: await missingFontsOf(browser) };
  } catch (error) {
    await browser.close();
    // Slowness does not justify an attempt with less protection.
    if (isLate) {
      const late = `The browser ${provided.executablePath} did not start within ${startMs / 1000} seconds of processor time.`;
      throw new Error(late, { cause: error });
    }
    if (error instanceof BrowserEnded || error instanceof PageEnded) return undefined;
    throw error;
  } finally {
    endLimit();
  }
}

/** A server that is root in name only cannot change the owner of its files. */
function ignoreRefusedAccount(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
}

function toPrintBrowser(running: BrowserProcess, { fonts }: ProvidedBrowser, limits: PdfLimits): PrintBrowser {
  const { pipe, ended } = running;
  const watch = new RendererWatch(pipe, limits.memoryMb);
  const coverage = usesOurFonts ? fonts.coverage : undefined;
  const requireFonts = () => {
    if (existsSync(fonts.configurationFile)) return;
    // The files were removed; the next browser unpacks them again.
    running.kill();
    throw new BrowserEnded();
  };
  return {
    ended,
    openPage: () => ChromiumPage.open({ pipe, limits, watch, coverage, requireFonts }),
    close: async () => {
      running.kill();
      await ended;
    },
  };
}

/** Always opens a page, because page processes are more confined than the browser itself. */
async function missingFontsOf(browser: PrintBrowser): Promise<readonly string[]> {
  const page = await browser.openPage();
  const missing = await findMissingFonts(page);
  await page.close();
  return usesOurFonts ? missing : [];
}
