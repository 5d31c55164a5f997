// The fonts of documents and the one configuration that names them, in a folder that is never written again: a browser
// that runs may read them at any moment. What would make it another folder is part of its name.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { toFontConfiguration } from '../font-configuration.ts';
import { withoutRadicalGlyphs } from '../radicals.ts';
import { provideWholeFolder, removeWholeFolder } from './whole-folder.ts';

const require = createRequire(import.meta.url);

const changedFamily = 'noto-sans-hk';
const families = ['noto-sans', 'noto-emoji', 'arimo', 'tinos', 'cousine', 'carlito', 'gelasio', 'caladea'];

/** Raised when the Chinese fonts are changed in another way. */
const revision = 1;

export interface ProvidedFonts {
  /** For FONTCONFIG_PATH. */
  readonly folder: string;
  /** As long as it is there, the folder is. */
  readonly configurationFile: string;
}

/** `isAnew`: whatever is there is not to be trusted. */
export async function provideFonts(parent: string, { isAnew }: { isAnew: boolean }): Promise<ProvidedFonts> {
  const folders = (await Promise.all(families.map(cutsOf))).flat();
  const { version } = JSON.parse(await readFile(packageFileOf(changedFamily), 'utf8')) as { version: string };
  const toText = (folder: string) =>
    toFontConfiguration([...folders, join(folder, 'chinese')], join(folder, 'font-cache'));
  const kind = createHash('sha256')
    .update(`${revision} ${version} ${toText('')}`)
    .digest('hex')
    .slice(0, 12);
  const folder = join(parent, `print-fonts-${kind}`);
  if (isAnew) await removeWholeFolder(folder);
  await provideWholeFolder(folder, async (draft) => {
    await mkdir(join(draft, 'font-cache'));
    await writeChineseFonts(join(draft, 'chinese'));
    await writeFile(join(draft, 'fonts.conf'), toText(folder));
  });
  return { folder, configurationFile: join(folder, 'fonts.conf') };
}

async function writeChineseFonts(target: string): Promise<void> {
  await mkdir(target);
  for (const cut of await cutsOf(changedFamily)) {
    for (const name of (await readdir(cut)).filter((file) => file.endsWith('.ttf')))
      await writeFile(join(target, name), withoutRadicalGlyphs(await readFile(join(cut, name))));
  }
}

/** A folder for each. */
async function cutsOf(family: string): Promise<string[]> {
  const folder = dirname(packageFileOf(family));
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && /^\d{3}/.test(entry.name)).map(({ name }) => name);
  return names.map((name) => join(folder, name)).sort();
}

function packageFileOf(family: string): string {
  return require.resolve(`@expo-google-fonts/${family}/package.json`);
}
