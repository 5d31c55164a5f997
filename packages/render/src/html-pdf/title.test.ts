import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, expect, it } from 'vitest';
import { requestOf, requirePdf, startEngine } from '../testing/print-request.ts';
import { readTexts } from '../testing/read-pdf.ts';
import type { PdfRequest } from './pdf-request.ts';

const engine = startEngine({ pages: 1 });
afterAll(() => engine.close());

async function print(html: string, more: Partial<PdfRequest>) {
  const { pdf } = requirePdf(await engine.print(requestOf(html, more)));
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  const { info } = await (await task.promise).getMetadata();
  await task.destroy();
  return { title: 'Title' in info ? info.Title : undefined, text: (await readTexts(pdf))[0] };
}

const named = { title: 'Letter "保單" </script>' };
const header = { header: { left: '[title]', spacingMm: 0 } };

it('gives a document without a title the title of the request', async () => {
  expect((await print('<p>x</p>', named)).title).toBe(named.title);
  expect(await print('<title></title><p>x</p>', { ...named, ...header })).toEqual({
    title: named.title,
    text: `x${named.title}`,
  });
});

it("uses the document's own title, and carries nothing over to the next one", async () => {
  const own = await print('<title>Own</title><p>x</p>', { ...named, ...header });
  expect(own).toEqual({ title: 'Own', text: 'xOwn' });
  expect((await print('<p>x</p>', {})).title).not.toBe(named.title);
  expect((await print('<p>x</p>', header)).text).toBe('x');
});

it('shows the first 2,000 characters of a title or heading in a header, and uses all of it as the title of the PDF', async () => {
  const long = 'x'.repeat(5_000);
  const small = { fontSize: 1, spacingMm: 0 };
  const html = `<title>${long}</title><h1 style="font-size:1px;overflow-wrap:anywhere">${long}</h1>`;
  const { title, text } = await print(html, { header: { ...small, left: '[title]' } });
  expect(title).toBe(long);
  expect(text?.replaceAll(/[^x]/g, '')).toHaveLength(5_000 + 2_000);
  const withSection = await print(html, { header: { ...small, left: '[section]' } });
  expect(withSection.text?.replaceAll(/[^x]/g, '')).toHaveLength(5_000 + 2_000);
});
