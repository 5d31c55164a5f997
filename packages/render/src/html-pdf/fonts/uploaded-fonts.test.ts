import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { brandFont, packedFont, withCharacter } from '../../testing/brand-font.ts';
import { requestOf, requirePdf, startEngine } from '../../testing/print-request.ts';
import { readFontNames, readTexts } from '../../testing/read-pdf.ts';
import type { LoadedFile, PdfRequest } from '../pdf-request.ts';
import { toFontFaces } from './uploaded-fonts.ts';

// A single page, so that documents are printed on it one after another.
const engine = startEngine({ pages: 1 });
afterAll(() => engine.close());

const insurex = { family: 'Insurex', weight: '400', style: 'normal', address: '/api/v1/files/insurex.ttf' };
const inter = { family: 'Brand Sans', weight: '100 900', style: 'normal', address: '/api/v1/files/inter.woff2' };

const files: Readonly<Record<string, LoadedFile>> = {
  [insurex.address]: { bytes: brandFont(), mediaType: 'font/ttf' },
  [inter.address]: { bytes: packedFont(), mediaType: 'font/woff2' },
  '/thai.ttf': { bytes: withCharacter(brandFont(), 'ก'), mediaType: 'font/ttf' },
};

/** As slow as a store on another machine. */
const loadMs = 200;

async function print(html: string, more: Partial<PdfRequest> = {}) {
  const asked: string[] = [];
  const loadFile: PdfRequest['loadFile'] = async ({ pathname }) => {
    asked.push(pathname);
    await setTimeout(loadMs);
    return files[pathname];
  };
  const { pdf, warnings } = requirePdf(
    await engine.print(requestOf(html, { loadFile, fonts: [insurex, inter], ...more })),
  );
  return { pdf, asked, warnings, names: readFontNames(pdf) };
}

describe('a font in addition to those of the printer', () => {
  it('prints text that names it in any case, and is embedded', async () => {
    const { pdf, asked, warnings, names } = await print(
      `<!doctype html><p style="font-family: insurex, serif">Policy</p><p style="font-family: Brand   Sans">Plan</p>`,
    );
    expect([asked.toSorted(), warnings]).toEqual([[insurex.address, inter.address], []]);
    expect(names).toEqual([expect.stringMatching(/^Insurex/), expect.stringMatching(/^Inter/)]);
    expect(await readTexts(pdf)).toEqual(['Policy Plan']);
  });

  it('is not requested by a document without text in it', async () => {
    expect(await print('<style>.a { font-family: Insurex }</style><p>Policy</p>')).toMatchObject({
      asked: [],
      names: ['Tinos-Regular'],
    });
    expect((await print('<p style="font-family: Arial">Insured</p>')).names).toEqual(['Arimo-Regular']);
  });

  it('is unknown to the next document, which does not have it', async () => {
    const html = '<p style="font-family: Insurex">Policy</p>';
    expect((await print(html)).names).toEqual([expect.stringMatching(/^Insurex/)]);
    for (let round = 0; round < 3; round += 1) {
      expect(await print(html, { fonts: [] })).toMatchObject({
        asked: [],
        names: [expect.stringMatching(/^NotoSans/)],
      });
      expect((await print(html)).names).toEqual([expect.stringMatching(/^Insurex/)]);
    }
  });

  it('takes precedence over a font of the printer, but not over one of the document itself', async () => {
    const arial = { ...inter, family: 'Arial' };
    expect((await print('<p style="font-family: Arial">Policy</p>', { fonts: [arial] })).names).toEqual([
      expect.stringMatching(/^Inter/),
    ]);
    const own = `<style>@font-face { font-family: Arial; src: url(${insurex.address}) }</style>`;
    expect((await print(`${own}<p style="font-family: Arial">Policy</p>`, { fonts: [arial] })).names).toEqual([
      expect.stringMatching(/^Insurex/),
    ]);
  });

  it('is used in header and footer, both as HTML and as plain text', async () => {
    const header = { html: '<p style="font-family: Insurex">Header</p>', spacingMm: 0 };
    const footer = { left: 'Footer', fontName: 'Brand Sans', spacingMm: 0 };
    const marginsMm = { top: 30, right: 10, bottom: 20, left: 10 };
    const { names, warnings } = await print('<p>Policy</p>', { header, footer, marginsMm });
    expect(warnings).toEqual([]);
    expect(names).toEqual([expect.stringMatching(/^Insurex/), expect.stringMatching(/^Inter/), 'Tinos-Regular']);
  });

  it('draws its own characters, which are then not reported', async () => {
    const thai = { ...insurex, address: '/thai.ttf' };
    const html = '<p style="font-family: Insurex">ก ข</p>';
    const { warnings } = await print(html, { fonts: [thai] });
    expect(warnings).toMatchObject([{ code: 'CHARACTERS', found: 'ข' }]);
    expect((await print(html, { fonts: [insurex] })).warnings).toMatchObject([{ code: 'CHARACTERS', found: 'ก' }]);
  });

  it('is reported if it was deleted, and the text is printed in another one', async () => {
    const gone = { ...insurex, address: '/api/v1/files/gone.ttf' };
    const { names, warnings } = await print('<p style="font-family: Insurex, Arial">Policy</p>', { fonts: [gone] });
    expect(names).toEqual(['Arimo-Regular']);
    expect(warnings).toMatchObject([{ code: 'FILE' }]);
  });
});

it('a name is never more than a name', () => {
  const hostile = { ...insurex, family: 'a"}b\\{</style>', address: '/x")};*{color:red' };
  expect(toFontFaces([hostile], ['A"}B\\{</STYLE>'])).toBe(
    '@font-face{font-family:"a\\22 }b\\5c {\\3c /style>";font-weight:400;font-style:normal;src:url("/x\\22 )};*{color:red")}',
  );
  expect(toFontFaces([insurex], ['nothing'])).toBeUndefined();
});
