import { chmod, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { browserFolder, codesOf, requestOf, requirePdf, startEngine } from '../../testing/print-request.ts';
import { readFontNames, readTexts } from '../../testing/read-pdf.ts';
import { provideBrowser } from '../adapters/provide-browser.ts';
import { provideFonts } from '../adapters/provide-fonts.ts';
import type { PdfEngine } from '../html-pdf.ts';

const { executablePath, environment } = await provideBrowser({ browserFolder });

/** A separate folder for fonts, with the browser that is already unpacked. */
async function folderOfOwn(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-fonts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  await symlink(dirname(executablePath), join(folder, basename(dirname(executablePath))));
  return folder;
}

async function expectCharacters(engine: PdfEngine): Promise<void> {
  const { pdf } = requirePdf(await engine.print(requestOf('<p>Policy 保單 <b>保單</b></p>')));
  expect(readFontNames(pdf)).toEqual(['NotoSansHK-Bold', 'NotoSansHK-Regular', 'Tinos-Regular']);
  expect(await readTexts(pdf)).toEqual(['Policy 保單 保單']);
}

it('unpacks fonts that a browser does not find again before printing anything', async () => {
  const folder = await folderOfOwn();
  const { folder: fonts } = await provideFonts(folder, { isAnew: false });
  await rm(join(fonts, 'chinese'), { recursive: true });
  const warn = vi.fn<(message: string) => void>();
  const engine = startEngine({ browserFolder: folder, warn });
  onTestFinished(() => engine.close());
  await expectCharacters(engine);
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('NotoSansHK-Regular')]);
});

it('prints no document with missing characters if the fonts are removed while a browser runs', async () => {
  const folder = await folderOfOwn();
  const engine = startEngine({ browserFolder: folder });
  onTestFinished(() => engine.close());
  requirePdf(await engine.print(requestOf('<p>Policy</p>')));
  const { folder: fonts } = await provideFonts(folder, { isAnew: false });
  await rm(fonts, { recursive: true });
  await expectCharacters(engine);
  await expectCharacters(engine);
  expect(engine.state).toBe('ready');
});

it('is unavailable if a browser finds none of the fonts, and reports which', async () => {
  const folder = await folderOfOwn();
  const program = join(folder, 'chromium-elsewhere');
  const libraries = environment['LD_LIBRARY_PATH'] ?? '';
  await writeFile(
    program,
    `#!/bin/sh\nFONTCONFIG_PATH=/nowhere LD_LIBRARY_PATH=${libraries} exec ${executablePath} "$@"\n`,
  );
  await chmod(program, 0o755);
  const engine = startEngine({ browserFolder: folder, executablePath: program });
  onTestFinished(() => engine.close());
  const outcome = await engine.print(requestOf('<p>保單</p>'));
  expect(codesOf(outcome)).toEqual(['BROWSER']);
  expect(outcome.ok ? '' : outcome.problems[0]?.message).toContain('NotoSansHK-Bold');
  expect(engine.state).toBe('unavailable');
});

it('is complete, whether several processes unpack simultaneously or one was stopped half way', async () => {
  const folder = await folderOfOwn();
  const kept = await readdir(folder);
  const several = await Promise.all([1, 2].map(() => provideFonts(folder, { isAnew: false })));
  const fonts = several[0]?.folder ?? '';
  const names = async () => [await readdir(fonts), await readdir(join(fonts, 'chinese'))];
  const whole = await names();
  await rm(fonts, { recursive: true });
  // No process has this id.
  await writeFile(`${fonts}.4194999-half`, 'half');
  await provideFonts(folder, { isAnew: false });
  expect(await names()).toEqual(whole);
  expect((await readdir(folder)).sort()).toEqual([...kept, basename(fonts)].sort());
});
