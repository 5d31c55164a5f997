import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestOf, requirePdf, startEngine } from '../testing/print-request.ts';
import type { PdfEngine } from './html-pdf.ts';
import type { PdfRequest } from './pdf-request.ts';

let engine: PdfEngine;
beforeAll(() => {
  engine = startEngine();
});
afterAll(() => engine.close());

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';

async function warn(html: string, more: Partial<PdfRequest> = { isTagged: true }) {
  const { pdf, warnings } = requirePdf(await engine.print(requestOf(html, more)));
  return { warnings, claims: Buffer.from(pdf).includes('<pdfuaid:part>1</pdfuaid:part>') };
}

describe('a picture', () => {
  it.each([
    ['without alt', `<img src="${pixel}">`, 1],
    ['that is a drawing', '<svg width="9" height="9"><rect width="9" height="9" /></svg>', 0],
    ['with alt', `<img src="${pixel}" alt="Logo">`, 0],
    ['for decoration', `<img src="${pixel}" alt="">`, 0],
    ['that is not shown', `<img src="${pixel}" style="display:none">`, 0],
    ['that is hidden from readers', `<div aria-hidden="true"><img src="${pixel}"></div>`, 0],
  ])('%s has %s: %d warnings, and the document claims to be accessible without one', async (_, html, count) => {
    const { warnings, claims } = await warn(`<h1>Title</h1>${html}`);
    expect(warnings.map(({ code }) => code)).toEqual(Array.from({ length: count }, () => 'PICTURE'));
    expect(claims).toBe(count === 0);
  });
});

describe('headings', () => {
  it('that skip a level are reported, with their first words', async () => {
    const { warnings, claims } = await warn('<h1>A</h1><h3 class="x">B</h3><h2>C</h2><h3>D</h3>');
    expect(claims).toBe(false);
    expect(warnings).toMatchObject([
      {
        code: 'HEADING',
        message:
          'A heading of level 3 follows one of level 1, so the document does not claim to be accessible (PDF/UA). Use level 2.',
        text: 'html',
        found: '<h3 class="x">B</h3>',
        foundElse: { text: '<h3 class="x">', before: 0 },
      },
    ]);
  });

  it.each(['<h2></h2>', '<h2><span></span></h2>', '<h2> \u200b</h2>', '<h2 style="visibility:hidden">B</h2>'])(
    'that are empty do not count, as they are not in the structure: %s',
    async (empty) => {
      const { warnings, claims } = await warn(`<h1>A</h1>${empty}<h3>C</h3>`);
      expect(warnings).toMatchObject([{ code: 'HEADING', found: '<h3>C</h3>' }]);
      expect(claims).toBe(false);
    },
  );

  it('that start with a level other than 1 are reported', async () => {
    const { warnings } = await warn('<h2>A</h2><h2>B</h2>');
    expect(warnings.map(({ message }) => message)).toEqual([expect.stringMatching(/^The first heading has level 2/)]);
  });
});

it('reports problems of an untagged document only on request', async () => {
  const html = `<h2>A</h2><img src="${pixel}">`;
  expect((await warn(html, {})).warnings).toEqual([]);
  expect((await warn(html, { isAccessibilityChecked: true })).warnings).toHaveLength(2);
});
