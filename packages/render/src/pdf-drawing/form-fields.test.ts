// Fields of an AcroForm: how they are read, and what happens to those that drawings replace.
import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { drawnSheets } from '../testing/forms/drawn-sheets.ts';
import { rawPages } from '../testing/forms/raw-pdf.ts';
import { readForm } from './form/read-form.ts';
import { drawForm } from './write/draw-form.ts';
import type { ReplacedField } from './write/remove-fields.ts';

const widget = (entries: string) => `<</Type/Annot/Subtype/Widget/F 4${entries}>>`;

/** A holder with a name, a city that is shown twice, a check box, a choice, a signature, and fields that inherit. */
const form = rawPages(
  [
    { entries: '/MediaBox[0 0 600 800]/Annots[52 0 R 54 0 R 55 0 R 56 0 R 58 0 R]' },
    { entries: '/MediaBox[0 0 600 800]/Rotate 90/Annots[60 0 R 57 0 R]' },
  ],
  {
    catalog: '/AcroForm 40 0 R',
    objects: {
      40: '<</DA(/Helv 0 Tf)/Fields[50 0 R 55 0 R 56 0 R 57 0 R 58 0 R]>>',
      50: '<</T(holder)/FT/Tx/DA(/Helv 10.5 Tf 0 g)/Kids[52 0 R 53 0 R]>>',
      52: widget('/T(name)/Parent 50 0 R/Rect[100 700 300 720]/TU(Full name)/Q 1/MK<</BG[1 1 .8]>>'),
      53: '<</T(city)/Parent 50 0 R/Ff 4096/Kids[54 0 R 60 0 R]>>',
      54: widget('/Parent 53 0 R/Rect[100 660 300 690]'),
      55: widget('/T(\xfe\xff\x54\x0d)/FT/Btn/Rect[310 700 320 710]'),
      56: widget('/T(plan)/FT/Ch/Rect[100 600 200 620]/Q 2'),
      57: widget('/T(sign)/FT/Sig/Rect[100 100 200 150]'),
      58: widget('/T(send)/FT/Btn/Ff 65536/Rect[400 100 450 120]'),
      60: widget('/Parent 53 0 R/Rect[100 660 300 690]'),
    },
  },
);

it('are read with their names, types, positions and styles', async () => {
  const { fields } = await readForm(form);
  const plain = { alignment: null, fontSize: null, isOpaque: false, isMultiline: false, label: null };
  expect(fields.toSorted((one, other) => one.page - other.page || (one.name < other.name ? -1 : 1))).toEqual([
    {
      ...plain,
      name: 'holder.city',
      type: 'TEXT',
      page: 1,
      rectangle: [100, 110, 300, 140],
      fontSize: 11,
      isMultiline: true,
    },
    {
      ...plain,
      name: 'holder.name',
      type: 'TEXT',
      page: 1,
      rectangle: [100, 80, 300, 100],
      alignment: 'CENTER',
      fontSize: 11,
      isOpaque: true,
      label: 'Full name',
    },
    { ...plain, name: 'plan', type: 'CHOICE', page: 1, rectangle: [100, 180, 200, 200], alignment: 'RIGHT' },
    { ...plain, name: 'send', type: 'BUTTON', page: 1, rectangle: [400, 680, 450, 700] },
    { ...plain, name: '名', type: 'CHECK_BOX', page: 1, rectangle: [310, 90, 320, 100] },
    // The page is rotated: 800 wide and 600 high.
    {
      ...plain,
      name: 'holder.city',
      type: 'TEXT',
      page: 2,
      rectangle: [660, 100, 690, 300],
      fontSize: 11,
      isMultiline: true,
    },
    { ...plain, name: 'sign', type: 'SIGNATURE', page: 2, rectangle: [100, 100, 150, 200] },
  ]);
});

async function namesAfter(replacedFields: readonly ReplacedField[]) {
  const drawn = await drawForm({ form, overlays: [await drawnSheets([1])], replacedFields });
  expect(Buffer.from(drawn.subarray(0, form.length)).equals(form)).toBe(true);
  const { fields } = await readForm(drawn);
  const { catalog } = await PDFDocument.load(drawn);
  const roots = catalog.lookup(PDFName.of('AcroForm'), PDFDict).lookup(PDFName.of('Fields'), PDFArray).size();
  return { places: fields.map(({ name, page }) => `${name} ${page}`).toSorted(), roots };
}

const all = ['holder.city 1', 'holder.city 2', 'holder.name 1', 'plan 1', 'send 1', 'sign 2', '名 1'];

it('remain unless a drawing replaces them', async () => {
  expect(await namesAfter([])).toEqual({ places: all, roots: 5 });
});

it('are removed where a drawing with their name is, and nowhere else', async () => {
  const box = { x: 100, y: 110, width: 200, height: 30 };
  const onlyOne = await namesAfter([{ name: 'holder.city', page: 1, box }]);
  expect(onlyOne).toEqual({ places: all.filter((place) => place !== 'holder.city 1'), roots: 5 });
  const elsewhere = await namesAfter([
    { name: 'holder.city', page: 1, box: { ...box, y: 400 } },
    { name: 'holder.name', page: 2, box },
    { name: 'holder', page: 1, box },
  ]);
  expect(elsewhere).toEqual({ places: all, roots: 5 });
});

it('are removed from the form with their last widget', async () => {
  const everywhere = { x: 0, y: 0, width: 900, height: 900 };
  const replaced = [
    { name: 'holder.city', page: 1, box: everywhere },
    { name: 'holder.city', page: 2, box: everywhere },
    { name: 'holder.name', page: 1, box: everywhere },
    { name: 'plan', page: 1, box: everywhere },
  ];
  expect(await namesAfter(replaced)).toEqual({ places: ['send 1', 'sign 2', '名 1'], roots: 3 });
});
