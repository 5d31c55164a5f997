// The fonts of documents and their configuration, in a folder that is never modified: a running browser
// may read them at any moment. Everything that determines the content is part of the folder's name.
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { toFontConfiguration } from '../fonts/font-configuration.ts';
import { type FontCoverage, readCoverage } from '../fonts/font-coverage.ts';
import { withoutRadicalGlyphs } from '../fonts/radicals.ts';
import { provideAtomicFolder, removeAtomicFolder } from './atomic-folder.ts';

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

/** Increased when the modification of the Chinese fonts changes. */
const revision = 2;

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
  const versions = await Promise.all([...changedFamilies.map(({ family }) => family), ...families].map(versionOf));
  const toFontFolders = (folder: string) => [...families, 'chinese'].map((name) => join(folder, name));
  const toText = (folder: string) => toFontConfiguration(toFontFolders(folder), join(folder, cacheName));
  const kind = createHash('sha256')
    .update(`${revision} ${versions.join(' ')} ${toText('')}`)
    .digest('hex')
    .slice(0, 12);
  const folder = join(parent, `print-fonts-${kind}`);
  if (isAnew) await removeAtomicFolder(folder);
  await provideAtomicFolder(folder, async (draft) => {
    await mkdir(join(draft, cacheName));
    // Copied, because the browser's account may have no access to the packages.
    for (const family of families) await copyFonts(family, join(draft, family));
    await writeChineseFonts(join(draft, 'chinese'));
    await writeFile(join(draft, coverageName), await coverageOf(toFontFolders(draft)));
    await writeFile(join(draft, 'fonts.conf'), toText(folder));
  });
  const coverage = await readFile(join(folder, coverageName));
  const cacheFolder = join(folder, cacheName);
  return { folder, configurationFile: join(folder, 'fonts.conf'), cacheFolder, coverage };
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

async function versionOf(family: string): Promise<string> {
  const { version } = JSON.parse(await readFile(packageFileOf(family), 'utf8')) as { version: string };
  return version;
}

/** One folder per font. */
async function cutsOf(family: string): Promise<string[]> {
  const folder = dirname(packageFileOf(family));
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && /^\d{3}/.test(entry.name)).map(({ name }) => name);
  return names.map((name) => join(folder, name)).sort();
}

function packageFileOf(family: string): string {
  return require.resolve(`@expo-google-fonts/${family}/package.json`);
}
