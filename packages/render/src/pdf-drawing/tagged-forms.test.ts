// Screen readers read drawings on a tagged form at the position where they are visible.
import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, expect, it } from 'vitest';
import { drawRequestOf, requireDrawn, textOf } from '../testing/draw-request.ts';
import { drawnSheets } from '../testing/forms/drawn-sheets.ts';
import { rawPages } from '../testing/forms/raw-pdf.ts';
import { checkTags } from '../testing/pdf-tags.ts';
import { pngOf } from '../testing/png.ts';
import { requestOf, requirePdf, startEngine } from '../testing/print-request.ts';
import { drawForm } from './write/draw-form.ts';

const engine = startEngine();
afterAll(() => engine.close());

async function taggedForm(): Promise<Uint8Array> {
  const html =
    '<html lang=en><title>Claim form</title><h1>Claim</h1><p>Holder</p>' +
    '<p style="break-before:page">Declaration</p>';
  return requirePdf(await engine.print(requestOf(html, { isTagged: true }))).pdf;
}

/** The text as a screen reader reads it, in order. */
async function readAloud(pdf: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  const document = await task.promise;
  const read: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    let id: string | undefined;
    for (const item of items) {
      if (!('str' in item)) id = item.type === 'endMarkedContent' ? undefined : (item.id ?? id);
      else if (id !== undefined) texts.set(id, `${texts.get(id) ?? ''}${item.str}`);
    }
    const visit = (node: { readonly children?: readonly unknown[]; readonly id?: string; readonly alt?: string }) => {
      if (node.alt !== undefined) read.push(node.alt);
      else if (node.id !== undefined) read.push(texts.get(node.id)?.trim() ?? '');
      for (const child of node.children ?? []) visit(child as Parameters<typeof visit>[0]);
    };
    visit(await page.getStructTree());
  }
  await task.destroy();
  return read.filter((text) => text !== '');
}

const mark = {
  id: 'mark',
  kind: 'CHECK_MARK',
  page: 1,
  box: { x: 100, y: 300, width: 12, height: 12 },
  textAlignment: 'LEFT',
  verticalAlignment: 'TOP',
} as const;

it('is read after its page, each drawing separately, and a checker accepts the document', async () => {
  const form = await taggedForm();
  const before = await checkTags(form);
  const picture = { ...mark, id: 'picture', kind: 'PICTURE', address: '/api/v1/files/logo.png' } as const;
  const request = await drawRequestOf(
    [
      textOf('Signed in Hong Kong', { id: 'c', page: 2 }),
      textOf('陳大文 Chan Tai Man\nKowloon', { isBold: true }),
      mark,
      { ...picture, box: { ...picture.box, y: 400 } },
      textOf('HKD 12,500.00', { id: 'b', box: { x: 100, y: 500, width: 200, height: 20 } }),
    ],
    { form, loadFile: () => Promise.resolve({ bytes: pngOf(9, 9, [0, 0, 255]), mediaType: 'image/png' }) },
  );
  expect(request.facts.isTagged).toBe(true);
  const { pdf, warnings } = requireDrawn(await engine.draw(request));
  expect(warnings).toEqual([]);
  expect(Buffer.from(pdf.subarray(0, form.length)).equals(form)).toBe(true);
  const { faults, roles } = await checkTags(pdf);
  expect(faults).toEqual([]);
  expect(roles).toHaveLength(before.roles.length + 4);
  const aloud = await readAloud(pdf);
  expect(aloud.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    'Claim',
    'Holder',
    expect.stringMatching(/^陳大文 Chan Tai Man ?Kowloon$/),
    '✓',
    'HKD 12,500.00',
    'Declaration',
    'Signed in Hong Kong',
  ]);
});

const sheetsOf = async () => {
  const tagged = await taggedForm();
  return { pdf: tagged, pages: [1, 2] };
};

it('is entered into trees of every shape, with unused numbers', async () => {
  const objects = {
    50: '<</Type/StructTreeRoot/K[51 0 R]/ParentTree 52 0 R/ParentTreeNextKey 3>>',
    51: '<</Type/StructElem/S/P/P 50 0 R/Pg 101 0 R/K 0>>',
    52: '<</Kids[53 0 R]>>',
    53: '<</Limits[0 7]/Nums[0[51 0 R]7[51 0 R]]>>',
  };
  const form = rawPages([{}, {}], { catalog: '/MarkInfo<</Marked true>>/StructTreeRoot 50 0 R', objects });
  const drawn = await drawForm({ form, overlays: [await sheetsOf()], replacedFields: [] });
  const { catalog } = await PDFDocument.load(drawn);
  const root = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const leaves = root.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Kids'), PDFArray);
  expect(leaves.size()).toBe(2);
  const numbers = leaves.lookup(1, PDFDict).lookup(PDFName.of('Nums'), PDFArray);
  // One for each page and each sheet.
  expect([0, 2, 4, 6].map((at) => String(numbers.get(at)))).toEqual(['8', '9', '10', '11']);
  expect(String(leaves.lookup(1, PDFDict).lookup(PDFName.of('Limits')))).toBe('[ 8 11 ]');
  expect(String(root.lookup(PDFName.of('ParentTreeNextKey')))).toBe('12');
});

it.each([
  ['without a tree of parents', '<</Type/StructTreeRoot/K 51 0 R>>', '<<>>'],
  ['whose tree has no end', '<</Type/StructTreeRoot/K 51 0 R/ParentTree 52 0 R>>', '<</Kids[52 0 R]>>'],
  ['that contains itself', '<</Type/StructTreeRoot/K 50 0 R/ParentTree 52 0 R>>', '<</Nums[]>>'],
])('is printed all the same where a file has a structure %s', async (_, root, tree) => {
  const objects = { 50: root, 51: '<</S/Document/P 50 0 R/K 51 0 R>>', 52: tree };
  const form = rawPages([{}, {}], { catalog: '/StructTreeRoot 50 0 R', objects });
  const overlays = [await sheetsOf(), await drawnSheets([1])];
  const drawn = await drawForm({ form, overlays, replacedFields: [] });
  expect(Buffer.from(drawn.subarray(0, form.length)).equals(form)).toBe(true);
});

it('is read instead of the field it replaces, which is no longer announced', async () => {
  const widget = (number: number, key: number) =>
    `<</Type/Annot/Subtype/Widget/FT/Tx/T(f${number})/F 4/Rect[100 ${number} 200 ${number + 20}]/StructParent ${key}>>`;
  const form = rawPages([{ entries: '/MediaBox[0 0 595 842]/Annots[60 0 R 61 0 R]/Tabs/S' }], {
    catalog: '/MarkInfo<</Marked true>>/StructTreeRoot 50 0 R/AcroForm<</Fields[60 0 R 61 0 R]>>',
    objects: {
      50: '<</Type/StructTreeRoot/K 51 0 R/ParentTree<</Nums[0 52 0 R 1 53 0 R]>>>>',
      51: '<</Type/StructElem/S/Document/P 50 0 R/K[52 0 R 53 0 R]>>',
      52: '<</Type/StructElem/S/Form/P 51 0 R/K<</Type/OBJR/Obj 60 0 R>>>>',
      53: '<</Type/StructElem/S/Form/P 51 0 R/K<</Type/OBJR/Obj 61 0 R>>>>',
      60: widget(700, 0),
      61: widget(600, 1),
    },
  });
  const box = { x: 100, y: 122, width: 100, height: 20 };
  const { pdf } = requireDrawn(
    await engine.draw(await drawRequestOf([textOf('Chan', { box, fieldName: 'f700' })], { form })),
  );
  expect(Buffer.from(pdf.subarray(0, form.length)).equals(form)).toBe(true);
  const { catalog } = await PDFDocument.load(pdf);
  const root = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const kids = root.lookup(PDFName.of('K'), PDFDict).lookup(PDFName.of('K'), PDFArray);
  const roles = kids.asArray().map((_, index) => String(kids.lookup(index, PDFDict).lookup(PDFName.of('S'))));
  expect(roles).toEqual(['/Form', '/P']);
  expect(String(kids.get(0))).toBe('53 0 R');
});
