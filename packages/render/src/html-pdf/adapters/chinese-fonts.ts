// The Chinese fonts of the npm package, changed and kept beside the browser; several processes may write them at once.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutRadicalGlyphs } from '../radicals.ts';

/** A folder for each cut of the package's; written when they are not there. */
export async function provideChineseFonts(source: string, cuts: readonly string[], folder: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  const target = join(folder, `noto-sans-hk-${version}-characters`);
  if (existsSync(target)) return target;
  const draft = `${target}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  for (const cut of cuts) {
    for (const name of (await readdir(join(source, cut))).filter((file) => file.endsWith('.ttf')))
      await writeFile(join(draft, name), withoutRadicalGlyphs(await readFile(join(source, cut, name))));
  }
  try {
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process was faster: its copy is as good.
    if (!existsSync(target)) throw error;
  }
  return target;
}
