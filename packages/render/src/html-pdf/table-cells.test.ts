import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPixelDigests } from '../testing/page-pixels.ts';
import { checkTags } from '../testing/pdf-tags.ts';
import { requestOf, requirePdf, startEngine } from '../testing/print-request.ts';
import type { PdfEngine } from './html-pdf.ts';

let engine: PdfEngine;
beforeAll(() => {
  engine = startEngine();
});
afterAll(() => engine.close());

const head = '<tr><th>A</th><th>B</th><th>C</th></tr>';
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';
const withCell = (cell: string) => `<table>${head}<tr><td>1</td>${cell}<td>3</td></tr></table>`;

async function print(html: string, isTagged = true) {
  const request = requestOf(`<title>Benefits</title>${html}`, { isTagged, isAccessibilityChecked: true });
  const { pdf, warnings } = requirePdf(await engine.print(request));
  return { pdf, warnings, claims: Buffer.from(pdf).includes('<pdfuaid:part>1</pdfuaid:part>') };
}

async function cellsOf(html: string): Promise<string> {
  const { roles } = await checkTags((await print(html)).pdf);
  return roles.filter((role) => /^(?:Table|T[RHD])$/.test(role)).join(' ');
}

describe('a cell that draws nothing keeps its position in the structure', () => {
  it.each([
    ['empty', '<td></td>'],
    ['a header', '<th></th>'],
    ['blanks', '<td> \n </td>'],
    ['a comment', '<td><!-- none --></td>'],
    ['an empty element', '<td><span></span></td>'],
    ['an empty paragraph', '<td><p></p></td>'],
    ['an empty table', '<td><table><tr><td></td></tr></table></td>'],
    ['a hidden table', '<td><table style="display:none"><tr><td>x</td></tr></table></td>'],
    ['hidden text', '<td><b style="visibility:hidden">x</b></td>'],
    ['transparent text', '<td><b style="opacity:0">x</b></td>'],
    ['text that readers ignore', '<td><b aria-hidden="true">x</b></td>'],
    ['a zero width space', '<td>\u200b</td>'],
    ['a no-break space', '<td>\u00a0</td>'],
    ['a decoration', `<td><img src="${pixel}" alt=""></td>`],
    ['a drawing', '<td><svg width="9" height="9"><rect width="9" height="9" /></svg></td>'],
    ['an empty link', '<td><a href="https://insurer.test"></a></td>'],
    ['text without size', '<td style="font-size:0">x</td>'],
    ['a clipped cell', '<td style="overflow:hidden;position:relative"></td>'],
    ['a flexible box', '<td><div style="display:flex"></div></td>'],
  ])('%s', async (_, cell) => {
    const { pdf, warnings, claims } = await print(withCell(cell));
    expect({ warnings, claims }).toEqual({ warnings: [], claims: true });
    const { faults, roles } = await checkTags(pdf);
    expect(faults).toEqual([]);
    const rows = roles.filter((role) => /^T[RHD]$/.test(role));
    expect(rows.slice(0, 4)).toEqual(['TR', 'TH', 'TH', 'TH']);
    expect(rows.filter((role) => role !== 'TR').length).toBeGreaterThanOrEqual(6);
  });

  it('also if all cells of a row, or of a column with its header, are empty', async () => {
    expect(await cellsOf(`<table>${head}<tr><td></td><td></td><td></td></tr></table>`)).toBe(
      'Table TR TH TH TH TR TD TD TD',
    );
    expect(await cellsOf('<table><tr><th></th><th>B</th></tr><tr><th>x</th><td></td></tr></table>')).toBe(
      'Table TR TH TH TR TH TD',
    );
  });

  it('also beside a style sheet that cannot be loaded', async () => {
    const { warnings, claims } = await print(
      `<link rel="stylesheet" href="https://insurer.test/absent.css">${withCell('<td></td>')}`,
    );
    expect(warnings.map(({ code }) => code)).toEqual(['FILE']);
    expect(claims).toBe(true);
  });
});

describe('spans', () => {
  it.each([
    [
      'over rows and columns',
      `${head}<tr><td rowspan="2">1</td><td colspan="2"></td></tr><tr><td></td><td>3</td></tr>`,
    ],
    [
      'to the end of the table',
      `${head}<tr><td rowspan="0">1</td><td>2</td><td>3</td></tr><tr><td>2</td><td>3</td></tr>`,
    ],
    ['beyond the end of the table', `${head}<tr><td rowspan="9">1</td><td>2</td><td>3</td></tr>`],
    [
      'beyond the header',
      '<thead><tr><th rowspan="4">A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody>',
    ],
    ['wider than the table', `${head}<tr><td colspan="5">1</td></tr>`],
    [
      'over a row that is not shown',
      `${head}<tr><td rowspan="3">1</td><td>2</td><td>3</td></tr><tr style="display:none"><td>4</td><td>5</td></tr><tr><td>2</td><td>3</td></tr>`,
    ],
  ])('%s form a grid', async (_, rows) => {
    const { pdf, claims } = await print(`<table>${rows}</table>`);
    expect((await checkTags(pdf)).faults).toEqual([]);
    expect(claims).toBe(true);
  });
});

describe('a table that is no grid', () => {
  const message = expect.stringContaining('does not claim to be accessible (PDF/UA)') as unknown;

  it.each([
    ['a row with fewer cells', `<table>${head}<tr class="x"><td>1</td><td>2</td></tr></table>`, '<tr class="x">'],
    [
      'a row with more cells',
      `<table>${head}<tr class="x"><td>1</td><td>2</td><td>3</td><td>4</td></tr></table>`,
      '<tr class="x">',
    ],
    [
      'a cell that runs into another',
      `<table>${head}<tr><td>1</td><td rowspan="2">2</td><td>3</td></tr><tr id="y"><td colspan="2">x</td><td>y</td></tr></table>`,
      '<tr id="y">',
    ],
    ['an invisible cell', withCell('<td style="visibility:hidden">2</td>'), '<td style="visibility:hidden">'],
    ['a cell that readers ignore', withCell('<td aria-hidden="true">2</td>'), '<td aria-hidden="true">'],
  ])('is reported, and the document makes no claim: %s', async (_, html, found) => {
    const { warnings, claims } = await print(`<table>${head}</table>${html}`);
    expect(warnings).toMatchObject([{ code: 'TABLE', message, text: 'html', found }]);
    expect(claims).toBe(false);
    expect((await print(html, false)).warnings).toMatchObject([{ code: 'TABLE', found }]);
  });

  it('is reported without a position if the page does not explain it', async () => {
    const { warnings, claims } = await print(withCell('<td role="presentation">2</td>'));
    expect(warnings).toMatchObject([{ code: 'TABLE', message, text: 'html' }]);
    expect(claims).toBe(false);
  });

  it('is no fault of a table that only arranges', async () => {
    const { warnings, claims } = await print('<table><tr><td>1</td><td></td></tr><tr><td>2</td></tr></table>');
    expect({ warnings, claims }).toEqual({ warnings: [], claims: true });
  });
});

it('draws cells as without tags, and applies styles of empty cells', async () => {
  const styles = `<style>
    table { border-collapse: collapse } td { border: 1px solid; height: 1em } td:empty { background: #ccf }
    td:not(:empty) { background: #cfc } @media print { th:empty { background: #fcc } } td * { border: 3px solid red }
  </style>`;
  const html = `${styles}<table><tr><th>A</th><th></th></tr><tr><td></td><td><span></span></td></tr><tr><td>x</td><td></td></tr></table>`;
  expect(await readPixelDigests((await print(html)).pdf)).toEqual(
    await readPixelDigests((await print(html, false)).pdf),
  );
});

it('keeps empty list items, as a list needs no grid', async () => {
  const { pdf } = await print(
    '<ul><li>a</li><li></li></ul><ol style="list-style:none"><li></li><li>b</li></ol><ul></ul>',
  );
  expect((await checkTags(pdf)).faults).toEqual([]);
});
