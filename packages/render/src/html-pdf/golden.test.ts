// The expected results are in golden/*.txt. After an intended change, look at the printed documents
// (testing/print-golden.ts prints them) and update the results: vitest run --project render golden.test.ts -u
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type GoldenName, goldenNames, goldenRequest, letterPassword } from '../testing/golden-documents.ts';
import { readPixelDigests } from '../testing/page-pixels.ts';
import { requirePdf, startEngine } from '../testing/print-request.ts';
import { readTexts } from '../testing/read-pdf.ts';
import type { PdfEngine } from './html-pdf.ts';

let engine: PdfEngine;
beforeAll(() => {
  engine = startEngine();
});
afterAll(() => engine.close());

const printed = new Map<GoldenName, ReturnType<typeof printOnce>>();

/** Once for all tests. */
function print(name: GoldenName) {
  const printing = printed.get(name) ?? printOnce(name);
  printed.set(name, printing);
  return printing;
}

async function printOnce(name: GoldenName) {
  const document = requirePdf(await engine.print(await goldenRequest(name)));
  return { ...document, password: name === 'letter' ? letterPassword : undefined };
}

describe.each(goldenNames)('the golden %s', (name) => {
  it('has the expected text, pages and pixels', async () => {
    const { pdf, pageCount, warnings, password } = await print(name);
    const texts = await readTexts(pdf, password);
    const digests = await readPixelDigests(pdf, password);
    expect(warnings).toEqual([]);
    expect(texts).toHaveLength(pageCount);
    const pages = texts.map((text, index) => `page ${index + 1} pixels ${digests[index]}\n${text}\n`);
    await expect(`${pageCount} pages\n\n${pages.join('\n')}`).toMatchFileSnapshot(`golden/${name}.txt`);
  });
});

describe('the golden letter', () => {
  it('opens only with its password', async () => {
    const { pdf } = await print('letter');
    expect(await readTexts(pdf, letterPassword)).toHaveLength(1);
    await expect(readTexts(pdf)).rejects.toThrow('No password given');
    await expect(readTexts(pdf, '黃小明')).rejects.toThrow('Incorrect Password');
  });
});

describe('the golden certificate', () => {
  it('is the same on a machine without fonts, and on one whose fonts replace all others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'coverwright-fonts-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const { pdf } = await print('certificate');
    const expected = await readPixelDigests(pdf);
    const printWith = async (name: string, configuration: string) => {
      const home = join(folder, name);
      await mkdir(home);
      const path = join(home, 'fonts.conf');
      await writeFile(path, configuration);
      const environment = { FONTCONFIG_FILE: path, FONTCONFIG_PATH: home, HOME: home, XDG_DATA_HOME: home };
      return printElsewhere('certificate', environment);
    };
    const elsewhere = await Promise.all([printWith('none', fontsOf('')), printWith('others', fontsOf(otherFonts))]);
    for (const pdfElsewhere of elsewhere) expect(await readPixelDigests(pdfElsewhere)).toEqual(expected);
  });
});

const otherFonts = fileURLToPath(new URL('../../../../node_modules/@expo-google-fonts/cousine', import.meta.url));

/** The only files that documents can load. */
function fontsOf(folder: string): string {
  const rule =
    '<match target="pattern"><edit name="family" mode="assign" binding="same"><string>Cousine</string></edit></match>';
  return `<?xml version="1.0"?><fontconfig>${folder && `<dir>${folder}</dir>${rule}`}</fontconfig>`;
}

async function printElsewhere(name: GoldenName, env: Record<string, string>): Promise<Uint8Array> {
  const script = fileURLToPath(new URL('../testing/print-golden.ts', import.meta.url));
  const options = { env, encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 } as const;
  const { stdout } = await promisify(execFile)(process.execPath, [script, name], options);
  return stdout;
}
