import { randomBytes } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPixelDigests } from '../testing/page-pixels.ts';
import { requestOf, requirePdf, startEngine } from '../testing/print-request.ts';
import { readTexts } from '../testing/read-pdf.ts';
import type { PdfEngine } from './html-pdf.ts';
import type { PdfRequest } from './pdf-request.ts';

let engine: PdfEngine;
beforeAll(() => {
  engine = startEngine();
});
afterAll(() => engine.close());

const print = async (html: string, more: Partial<PdfRequest>) =>
  requirePdf(await engine.print(requestOf(html, { marginsMm: { top: 20, right: 10, bottom: 20, left: 10 }, ...more })));

const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p style="break-after:page">${index + 1}</p>`)
    .join('')
    .replace(/style="[^"]*">(\d+)<\/p>$/, '>$1</p>');

const sizes = (['A3', 'A4', 'A5', 'LETTER', 'LEGAL'] as const).flatMap((pageSize) =>
  (['portrait', 'landscape'] as const).map((orientation) => ({ pageSize, orientation })),
);

describe('headers and footers', () => {
  it.each(sizes)('are on every page of $pageSize in $orientation, without adding a page', async (size) => {
    const { pdf } = await print(pagesOf(20), {
      ...size,
      header: { html: 'header <b class="page"></b>', spacingMm: 0 },
      footer: { left: 'footer [page]', spacingMm: 0 },
    });
    const expected = Array.from({ length: 20 }, (_, index) => `${index + 1}header ${index + 1} footer ${index + 1}`);
    expect(await readTexts(pdf)).toEqual(expected);
  });

  it('continue across the boundary of their own documents', async () => {
    const { pdf } = await print(pagesOf(502), { footer: { right: '[page] of [topage]', spacingMm: 0 } });
    const texts = await readTexts(pdf);
    expect(texts).toHaveLength(502);
    expect(texts.slice(498)).toEqual(['499499 of 502', '500500 of 502', '501501 of 502', '502502 of 502']);
  });

  it.each(['size:landscape;margin:0', 'size:A3', 'size:10cm 10cm'])(
    'are on every page, whatever paper a style asks for: %s',
    async (page) => {
      const more = { header: { left: 'header', spacingMm: 0 } };
      const styles = `<style>@page{${page}}@page other{${page}}</style>`;
      const { pdf } = await print(`${styles}<p>One</p><p style="page:other">Two</p>`, more);
      const { pdf: expected } = await print(
        '<style>@page{}</style><p>One</p><p style="break-before:page">Two</p>',
        more,
      );
      expect(await readPixelDigests(pdf)).toEqual(await readPixelDigests(expected));
    },
  );

  it('report the margin they need if they are too high for it, and are printed anyway', async () => {
    const { warnings, pageCount } = await print(pagesOf(3), {
      header: { html: '<div style="height:60mm" class="page"></div>', spacingMm: 0 },
      footer: { left: '[page]', spacingMm: 19 },
    });
    expect(pageCount).toBe(3);
    expect(warnings.map(({ code, text }) => `${code} ${text}`)).toEqual(['HEIGHT header', 'HEIGHT footer']);
    expect(warnings[0]?.message).toContain('Set the top margin to 65 mm');
  });

  it('affect neither each other nor the next page, whatever tags and styles they leave open', async () => {
    const { pdf } = await print(pagesOf(3), {
      header: {
        html: '<style>* { color: red } p { display: none } }}</style></div></template></body></html><table><tr><td><b>A<i class="page">',
        spacingMm: 0,
      },
      footer: { html: '<p>B</p><!-- <plaintext>', spacingMm: 0 },
    });
    expect(await readTexts(pdf)).toEqual(['1A1 B', '2A2 B', '3A3 B']);
  });

  it('show an inlined picture like a file', async () => {
    const canvas = createCanvas(40, 20);
    const context = canvas.getContext('2d');
    const pixels = context.createImageData(40, 20);
    pixels.data.set(randomBytes(40 * 20 * 4).map((value, index) => (index % 4 === 3 ? 255 : value)));
    context.putImageData(pixels, 0, 0);
    const bytes = canvas.toBuffer('image/png');
    const headerOf = (address: string) => ({
      header: { html: `<img src="${address}" height="30"> <span class="page"></span>`, spacingMm: 0 },
    });
    const loadFile = () => Promise.resolve({ bytes, mediaType: 'image/png' });
    const written = await print(pagesOf(2), headerOf(`data:image/png;base64,${bytes.toString('base64')}`));
    const loaded = await print(pagesOf(2), { ...headerOf('https://files.test/api/v1/files/a.png'), loadFile });
    const without = await print(pagesOf(2), headerOf('data:,'));
    const digests = await readPixelDigests(written.pdf);
    expect(digests).toEqual(await readPixelDigests(loaded.pdf));
    expect(digests).not.toEqual(await readPixelDigests(without.pdf));
  });

  it('do not affect the styles of the body, and distinguish several headings with one name', async () => {
    const styles = '<style>section{break-after:page}section:last-child{break-after:auto}</style>';
    const section = (name: string) => `<section><h1 id="part">${name}</h1></section>`;
    const { pdf } = await print(styles + ['One', 'Two', 'Three'].map(section).join(''), {
      header: { left: '[section]', spacingMm: 0 },
    });
    expect(await readTexts(pdf)).toEqual(['OneOne', 'TwoTwo', 'ThreeThree']);
  });

  it('do not change links and the structure for screen readers', async () => {
    const { pdf } = await print('<h1>Title</h1><a href="https://insurer.test/claims">claims</a>', {
      header: { left: 'header', spacingMm: 0 },
      isTagged: true,
    });
    const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
    const page = await (await task.promise).getPage(1);
    const links: { url?: string }[] = await page.getAnnotations();
    const structure = JSON.stringify(await page.getStructTree());
    await task.destroy();
    expect(links.map(({ url }) => url)).toEqual(['https://insurer.test/claims']);
    expect(structure).toContain('"role":"H1"');
    expect(structure).toContain('"role":"Link"');
  });
});
