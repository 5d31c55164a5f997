import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, expect, it } from 'vitest';
import { requestOf, requirePdf, startEngine } from '../testing/print-request.ts';
import { readPixelDigests } from '../testing/page-pixels.ts';
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

it.each([
  ['<!DOCTYPE html><html><head></head><body>x</body></html>', undefined],
  ['<HTML lang=en>\n<HEAD data-a="a>b">\n<meta charset=utf-8></HEAD><body>x</body></HTML>', undefined],
  ['<style>p { color: red }</style><p>x</p>', undefined],
  ['<!-- <title>Own</title> --><p>x</p>', undefined],
  ['<p data-a="<title>Own</title>">x</p>', undefined],
  ['<html><head data-a="<title>Own</title>"></head><body>x</body></html>', undefined],
  ['<html><head><title>&nbsp;&#32;</title></head><body>x</body></html>', '\u00a0'],
  ['<html><head><title>&#32;</title></head><body>x</body></html>', undefined],
  ['<html><head><title>\n</title></head><body>x</body></html>', undefined],
  ['<svg><title>Picture</title></svg><p>x</p>', undefined],
  ['<!DOCTYPE html><html><head><meta charset="utf-8"><title>Own</title></head><body>x</body></html>', 'Own'],
  ['<html><head><title>A &amp; B</title></head><body>x</body></html>', 'A & B'],
  ['<p>x</p><title>Own</title>', 'Own'],
  ['<body><title>Own</title>x', 'Own'],
])('the title of %j is its own or that of the request', async (html, own) => {
  expect((await print(html, named)).title).toBe(own ?? named.title);
});

it('a document keeps its quirks and its styles when it gets a title', async () => {
  const sheet = '<style>html { font-size: 20px } body { width: 100px }</style>';
  for (const start of ['', '<!DOCTYPE html>', '<!DOCTYPE html><html><head>', '<html class="a"><head>']) {
    const html = `${start}${sheet}<table><tr><td>Some words in a cell</td></tr></table>`;
    const [titled, plain] = [await engine.print(requestOf(html, named)), await engine.print(requestOf(html))];
    expect(await readPixelDigests(requirePdf(titled).pdf)).toEqual(await readPixelDigests(requirePdf(plain).pdf));
  }
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
