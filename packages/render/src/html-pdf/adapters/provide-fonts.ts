// The fonts of documents and their configuration, in a folder that is never modified: a running browser
// may read them at any moment. Everything that determines the content is part of the folder's name. An installation of
// production packages only has no packages of fonts, but a folder that `npm run build` wrote before.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { toFontConfiguration } from '../fonts/font-configuration.ts';
import { type FontCoverage, readCoverage } from '../fonts/font-coverage.ts';
import { withoutRadicalGlyphs } from '../fonts/radicals.ts';
import { provideAtomicFolder } from './atomic-folder.ts';

const require = createRequire(import.meta.url);

/** In the order in which they are searched for a character. */
const changedFamilies: readonly { readonly family: string; readonly cuts?: readonly string[] }[] = [
  { family: 'noto-sans-hk' },
  // For letters missing in the first one, in the two most common weights.
  { family: 'noto-sans-sc', cuts: ['400Regular', '700Bold'] },
];
const families = [
  'noto-sans',
  'noto-sans-symbols-2',
  'noto-emoji',
  'arimo',
  'tinos',
  'cousine',
  'carlito',
  'gelasio',
  'caladea',
];

/** The subfolders of a folder of fonts. */
const fontFolders = [...families, 'chinese'];

/** Increased when the modification of the Chinese fonts changes. */
const revision = 2;

const scope = '@expo-google-fonts';
const manifestFile = join(import.meta.dirname, '../../../package.json');
const checkoutCache = join(import.meta.dirname, '../../../../../.cache');

const coverageName = 'characters.bin';
const cacheName = 'font-cache';

export interface ProvidedFonts {
  /** For FONTCONFIG_PATH. */
  readonly folder: string;
  /** The folder exists as long as this file exists. */
  readonly configurationFile: string;
  /** The browser's font cache; without it the browser reads all fonts at every start. */
  readonly cacheFolder: string;
  /** The characters that the fonts can draw. */
  readonly coverage: FontCoverage;
}

/** `isAnew`: the existing folder is not trusted. */
export async function provideFonts(parent: string, { isAnew }: { isAnew: boolean }): Promise<ProvidedFonts> {
  const toFontFolders = (folder: string) => fontFolders.map((name) => join(folder, name));
  const toText = (folder: string) => toFontConfiguration(toFontFolders(folder), join(folder, cacheName));
  const versions = await versionsOf([...changedFamilies.map(({ family }) => family), ...families]);
  const kind = createHash('sha256')
    .update(`${revision} ${versions.join(' ')} ${toText('')}`)
    .digest('hex')
    .slice(0, 12);
  const name = `print-fonts-${kind}`;
  const folder = join(parent, name);
  const write = async (draft: string) => {
    await (arePackagesInstalled() ? writeFonts(draft) : copyBuilt(join(checkoutCache, name), draft));
    await mkdir(join(draft, cacheName));
    await writeFile(join(draft, coverageName), await coverageOf(toFontFolders(draft)));
    await writeFile(join(draft, 'fonts.conf'), toText(folder));
  };
  await provideAtomicFolder(folder, write, { isAnew });
  const coverage = await readFile(join(folder, coverageName));
  const cacheFolder = join(folder, cacheName);
  return { folder, configurationFile: join(folder, 'fonts.conf'), cacheFolder, coverage };
}

/** Copied, because the browser's account may have no access to the packages. */
async function writeFonts(target: string): Promise<void> {
  for (const family of families) await copyFonts(family, join(target, family));
  await writeChineseFonts(join(target, 'chinese'));
}

async function copyBuilt(built: string, target: string): Promise<void> {
  if (!existsSync(built)) {
    throw new Error(
      `The fonts of documents are neither installed nor in ${built}. Run npm run build before npm prune --omit=dev.`,
    );
  }
  for (const name of fontFolders) await cp(join(built, name), join(target, name), { recursive: true });
}

async function copyFonts(family: string, target: string): Promise<void> {
  await mkdir(target);
  for (const cut of await cutsOf(family))
    for (const name of await fontsIn(cut)) await copyFile(join(cut, name), join(target, name));
}

async function writeChineseFonts(target: string): Promise<void> {
  await mkdir(target);
  for (const { family, cuts } of changedFamilies) {
    for (const cut of await cutsOf(family)) {
      if (cuts !== undefined && !cuts.includes(basename(cut))) continue;
      for (const name of await fontsIn(cut))
        await writeFile(join(target, name), withoutRadicalGlyphs(await readFile(join(cut, name))));
    }
  }
}

/** From the regular weights: the others of a family have the same characters. */
async function coverageOf(folders: readonly string[]): Promise<FontCoverage> {
  const paths = await Promise.all(
    folders.map(async (folder) => (await fontsIn(folder)).map((name) => join(folder, name))),
  );
  const regular = paths.flat().filter((path) => path.endsWith('_400Regular.ttf'));
  return readCoverage(await Promise.all(regular.map((path) => readFile(path))));
}

async function fontsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.ttf'));
}

/** The exact versions that package.json requires, whether or not they are installed. */
async function versionsOf(names: readonly string[]): Promise<(string | undefined)[]> {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as { devDependencies: Record<string, string> };
  return names.map((name) => manifest.devDependencies[`${scope}/${name}`]);
}

function arePackagesInstalled(): boolean {
  try {
    return packageFileOf('noto-sans') !== '';
  } catch {
    return false;
  }
}

/** One folder per font. */
async function cutsOf(family: string): Promise<string[]> {
  const folder = dirname(packageFileOf(family));
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && /^\d{3}/.test(entry.name)).map(({ name }) => name);
  return names.map((name) => join(folder, name)).sort();
}

function packageFileOf(family: string): string {
  return require.resolve(`${scope}/${family}/package.json`);
}
