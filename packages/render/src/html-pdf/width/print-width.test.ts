import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestOf, requirePdf, startEngine } from '../../testing/print-request.ts';
import { readTexts } from '../../testing/read-pdf.ts';
import { readFirstOperators } from '../compose/plain-pdf.ts';
import type { PdfEngine } from '../html-pdf.ts';
import type { PdfRequest } from '../pdf-request.ts';
import { readPrintScale } from './print-scale.ts';

let engine: PdfEngine;
beforeAll(() => {
  engine = startEngine();
});
afterAll(() => engine.close());

/** A page of A4 between margins of 10 mm is 190 mm wide. */
async function print(html: string, more: Partial<PdfRequest> = {}) {
  const { pdf, warnings } = requirePdf(await engine.print(requestOf(html, more)));
  const [text = ''] = await readTexts(pdf);
  return { pdf, warnings, text, scale: readPrintScale(readFirstOperators(pdf)) };
}

const cells = (count: number, tag: string) =>
  Array.from({ length: count }, (_, index) => `<${tag}>Column${index + 1}</${tag}>`).join('');
const memberList = (count: number) =>
  `<table class="members"><thead><tr>${cells(count, 'th')}</tr></thead><tbody><tr>${cells(count, 'td')}</tr></tbody></table>`;

describe('a table wider than its page', () => {
  it('is reported by the first cell that is cut off, with its overhang', async () => {
    const { warnings } = await print(`<body style="margin:0">${memberList(24)}`);
    expect(warnings).toMatchObject([
      {
        code: 'WIDTH',
        text: 'html',
        element: expect.stringMatching(/^table\.members > thead > tr > th:nth-of-type\(1\d\)$/),
        overhangMm: expect.any(Number),
        found: '<table class="members">',
        message: expect.stringMatching(
          /^The content at table\.members.* extends \d+\.\d mm beyond the page and is cut off\. Make it narrower/,
        ),
      },
    ]);
    expect(warnings[0]?.overhangMm).toBeGreaterThan(200);
  });

  it('is printed completely if the document is fitted to the page', async () => {
    const { warnings, text, scale } = await print(`<body style="margin:0">${memberList(18)}`, {
      isFitToPage: true,
    });
    expect(warnings).toEqual([]);
    expect(text.match(/Column18/g)).toHaveLength(2);
    expect(scale).toBeGreaterThanOrEqual(0.5);
    expect(scale).toBeLessThan(2 / 3);
  });

  it('is printed at half size or more, and reported if that is not enough', async () => {
    const { warnings, scale } = await print('<body style="margin:0"><div style="width:400mm">x</div>', {
      isFitToPage: true,
    });
    expect(scale).toBeCloseTo(0.5, 3);
    expect(warnings).toMatchObject([
      { code: 'WIDTH', element: 'div', message: expect.stringContaining('even at the minimum print size of 50%') },
    ]);
    // 400 mm at half size.
    expect(warnings[0]?.overhangMm).toBeCloseTo(200 - 190, 0);
  });
});

describe('the minimum print size', () => {
  const wide = (mm: number) => `<body style="margin:0"><div style="width:${mm}mm">x</div>`;

  it.each([
    [300, 190 / 300, 30],
    [400, 190 / 400, 30],
    [500, 190 / 500, 30],
    [600, 190 / 600, 30],
    [400, 190 / 400, 45],
    [270, 190 / 270, 70],
  ])('prints %d mm as large as they fit, not below the minimum', async (mm, wanted, minimumPrintSizePercent) => {
    const { warnings, scale } = await print(wide(mm), { isFitToPage: true, minimumPrintSizePercent });
    expect(warnings).toEqual([]);
    expect(scale).toBeCloseTo(wanted, 2);
  });

  it('reports content that needs a smaller size, cut off or printed smaller', async () => {
    const cut = await print(wide(700), { isFitToPage: true, minimumPrintSizePercent: 30 });
    expect(cut.scale).toBeCloseTo(0.3, 3);
    expect(cut.warnings).toMatchObject([{ message: expect.stringContaining('size of 30%, and is cut off') }]);
    const shrunk = await print(wide(240), { isFitToPage: true, minimumPrintSizePercent: 100 });
    expect(shrunk.warnings).toMatchObject([
      { overhangMm: 50, message: expect.stringContaining('printed at 79% of its size, below the minimum') },
    ]);
  });
});

describe('content that Chromium would shrink the document for', () => {
  it('is reported with the size at which the document is printed', async () => {
    const wide = '<body style="margin:0"><main id="main"><p>Text</p><div style="width:240mm">x</div></main>';
    const { warnings, scale } = await print(wide);
    expect(warnings).toMatchObject([
      { element: 'main#main > div', overhangMm: 50, message: expect.stringContaining('printed at 79% of its size') },
    ]);
    expect(scale).toBeCloseTo(190 / 240, 2);
    expect((await print(wide, { isFitToPage: true })).warnings).toEqual([]);
  });

  it('names each element, even if only its text is too wide, but none that hides its overflow', async () => {
    const long = 'x'.repeat(200);
    const { warnings } = await print(
      `<body style="margin:0"><pre>${long}</pre><section><div style="width:200mm">a</div><div style="width:210mm">b</div></section>` +
        '<div style="overflow:hidden"><span style="display:inline-block;width:300mm">c</span></div>',
    );
    expect(warnings.map(({ element }) => element)).toEqual([
      'pre',
      'section > div:nth-of-type(1)',
      'section > div:nth-of-type(2)',
    ]);
  });
});

describe('a long word', () => {
  const word = 'R'.repeat(300);

  it.each([
    ['a paragraph', `<p>Before ${word} after</p>`],
    ['a cell of a table', `<table><tr><td>Email<td>${word}<td>HKD 1,234.50</table>`],
  ])('in %s is broken, and the rest of the document has its size', async (_, html) => {
    const { warnings, text, scale } = await print(html);
    expect(warnings).toEqual([]);
    expect(scale).toBeCloseTo(1, 3);
    expect(text.replaceAll(/[^R]/g, '')).toBe(word);
  });

  it('does not break the words of a table that fits', async () => {
    const row = `<tr><td>${'Long text of many words. '.repeat(40)}<td>HKD 1,234,567.50</tr>`;
    const { text } = await print(`<table>${row}</table>`);
    expect(text).toMatch(/HKD ?1,234,567\.50/);
  });
});

it('is measured only for its own document', async () => {
  const plain = '<style>@media print { .screen { display: none } }</style><p>One</p><p class="screen">Two</p>';
  const before = await print(plain);
  for (let turn = 0; turn < 6; turn += 1) await print('<div style="width:400mm">x</div>');
  const after = await print(plain);
  expect(after.text).toBe(before.text);
  expect(after.scale).toBe(before.scale);
});
