import {
  decodePDFRawStream,
  PDFArray,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readTexts } from '../../testing/read-pdf.ts';
import { ThreadPool } from '../../threads/adapters/thread-pool.ts';
import { createComposer } from './compose.ts';
import type { Protection } from './protection.ts';
import { readPageCount } from './plain-pdf.ts';

const threads = new ThreadPool();
const composer = createComposer(threads);
afterAll(() => threads.close());

/** A document with a page for each text, a destination named after it, and a link. */
async function pdfOf(texts: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle('Secret title');
  document.setLanguage('zh-HK');
  const font = await document.embedFont(StandardFonts.Helvetica);
  const places: Record<string, unknown[]> = {};
  for (const text of texts) {
    const page = document.addPage([300, 200]);
    page.drawText(text, { x: 20, y: 100, size: 12, font });
    places[text.replace(' ', '#')] = [page.ref, 'XYZ', 0, 0, 0];
  }
  const action = { S: 'URI', URI: PDFString.of('https://insurer.test/secret') };
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 10, 10], A: action };
  document.getPage(0).node.set(PDFName.of('Annots'), document.context.obj([link]));
  document.catalog.set(PDFName.of('Dests'), document.context.obj(places as Record<string, string[]>));
  return document.save({ useObjectStreams: false });
}

async function readOpened(pdf: Uint8Array, password: string) {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0, password });
  const document = await task.promise;
  const { info }: { info: { Title?: string; Language?: string } } = await document.getMetadata();
  const annotations: { url?: string }[] = await (await document.getPage(1)).getAnnotations();
  await task.destroy();
  return { title: info.Title, language: info.Language, links: annotations.map(({ url }) => url) };
}

/** Bits 3, 4, 5, 6, 9, 10, 11 and 12. */
const everything = 0b1111_0011_1100;

function permissionsOf(locked: string): number {
  return Number(/\/P (-?\d+)/.exec(locked)?.[1]) & everything;
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('reading a body', () => {
  it('counts pages and finds the page of every named destination', async () => {
    const reading = await composer.readBody(await pdfOf(['one', 'two words']));
    expect(reading.pageCount).toBe(2);
    expect([...reading.destinations]).toEqual([
      ['one', 1],
      ['two#words', 2],
    ]);
  });

  it('counts pages without parsing the file', async () => {
    expect(readPageCount(await pdfOf(Array.from({ length: 321 }, (_, index) => `${index}`)))).toBe(321);
  });

  it('does not count the pages of a file that is not a plain PDF', async () => {
    const whole = await pdfOf(['one']);
    expect(readPageCount(new Uint8Array())).toBeUndefined();
    expect(readPageCount(whole.subarray(0, whole.length - 100))).toBeUndefined();
    const packed = await PDFDocument.load(whole);
    expect(readPageCount(await packed.save({ useObjectStreams: true }))).toBeUndefined();
  });
});

describe('overlaying', () => {
  it('draws each page of the overlay on its pages of the body', async () => {
    const body = await pdfOf(['one', 'two', 'three']);
    const overlay = { pdfs: [await pdfOf(['odd']), await pdfOf(['even'])], overlayPageOf: [0, 1, 0] };
    expect(await readTexts((await composer.compose({ body, overlay })).pdf)).toEqual(['oneodd', 'twoeven', 'threeodd']);
  });

  it('marks merged values as separate from the text', async () => {
    const overlay = { pdfs: [await pdfOf(['over'])], overlayPageOf: [0] };
    const composed = await PDFDocument.load((await composer.compose({ body: await pdfOf(['one']), overlay })).pdf);
    const streams = composed.getPage(0).node.Contents();
    const last = streams instanceof PDFArray ? streams.lookup(streams.size() - 1) : undefined;
    const operators = last instanceof PDFRawStream ? latin1(decodePDFRawStream(last).decode()) : '';
    expect(operators.trim().split(/\s+/)).toEqual([
      '/Artifact',
      'BMC',
      'q',
      expect.stringMatching(/^\/Overlay/),
      'Do',
      'Q',
      'EMC',
    ]);
  });

  it('rejects pages that do not match, and keeps working', async () => {
    const body = await pdfOf(['one']);
    const overlay = { pdfs: [await pdfOf(['a', 'b'])], overlayPageOf: [0] };
    await expect(composer.compose({ body, overlay })).rejects.toThrow('do not go with');
    await expect(composer.compose({ body: body.subarray(0, 100) })).rejects.toThrow('invalid');
    await expect(composer.readBody(body)).resolves.toMatchObject({ pageCount: 1 });
  });
});

describe('locking', () => {
  it.each(['plain', '陳大文1', 'pä55 ☂', 'x'.repeat(127)])(
    'opens with the password %s and with no other',
    async (password) => {
      const { pdf: locked } = await composer.compose({ body: await pdfOf(['secret words']), password });
      expect(await readTexts(locked, password)).toEqual(['secret words']);
      await expect(readTexts(locked)).rejects.toThrow(/password/i);
      await expect(readTexts(locked, `wrong ${password}`)).rejects.toThrow(/password/i);
    },
  );

  it('hides title, language and links in the bytes, and shows all of them with the password', async () => {
    const { pdf: locked } = await composer.compose({ body: await pdfOf(['secret']), password: 'open' });
    expect(latin1(locked)).not.toMatch(/zh-HK|insurer[.]test/);
    const opened = await readOpened(locked, 'open');
    expect(opened).toEqual({ title: 'Secret title', language: 'zh-HK', links: ['https://insurer.test/secret'] });
  });

  it('uses 256-bit AES, and permits everything once the document is open', async () => {
    const locked = latin1((await composer.compose({ body: await pdfOf(['one']), password: 'open' })).pdf);
    expect(locked).toMatch(/\/V 5\b/);
    expect(locked).toMatch(/\/R 6\b/);
    expect(locked).toContain('/AESV3');
    expect(permissionsOf(locked)).toBe(everything);
  });

  it('opens with either of two passwords, and permits only the listed actions and screen readers', async () => {
    const passwords = { password: 'open', ownerPassword: '保單 owner' };
    const lock = async (permissions: Protection['permissions']) =>
      (await composer.compose({ body: await pdfOf(['secret']), ...passwords, ...(permissions && { permissions }) }))
        .pdf;
    const restricted = await lock(['PRINT', 'FILL_FORMS']);
    for (const password of Object.values(passwords)) expect(await readTexts(restricted, password)).toEqual(['secret']);
    await expect(readTexts(restricted)).rejects.toThrow(/password/i);
    const [print, fillForms, accessibility] = [0b1000_0000_0100, 0b1_0000_0000, 0b10_0000_0000];
    expect(permissionsOf(latin1(restricted))).toBe(print | fillForms | accessibility);
    expect(permissionsOf(latin1(await lock([])))).toBe(accessibility);
    expect(permissionsOf(latin1(await lock(['MODIFY', 'COPY', 'ANNOTATE'])))).toBe(0b110_0011_1000);
    expect(permissionsOf(latin1(await lock(undefined)))).toBe(everything);
  });

  it('opens without a prompt if only the owner has a password, and is still restricted', async () => {
    const body = await pdfOf(['for all']);
    const { pdf: locked } = await composer.compose({ body, ownerPassword: 'owner', permissions: ['PRINT'] });
    expect(await readTexts(locked)).toEqual(['for all']);
    expect(await readTexts(locked, 'owner')).toEqual(['for all']);
    expect(permissionsOf(latin1(locked))).toBe(0b1010_0000_0100);
  });
});

describe('cancelling', () => {
  it('aborts the current document, and processes the next one', async () => {
    const body = await pdfOf(Array.from({ length: 300 }, (_, index) => `page ${index}`));
    const calling = new AbortController();
    const composing = composer.compose({ body, password: 'open' }, calling.signal);
    calling.abort();
    await expect(composing).rejects.toThrow('aborted');
    await expect(composer.readBody(body, calling.signal)).rejects.toThrow('aborted');
    await expect(composer.readBody(body)).resolves.toMatchObject({ pageCount: 300 });
  });

  it('rejects the current document when it is closed, and everything after', async () => {
    const closing = new ThreadPool();
    const closed = createComposer(closing);
    const body = await pdfOf(['one']);
    const reading = closed.readBody(body);
    const refused = reading.catch((error: unknown) => String(error));
    await closing.close();
    expect(await refused).toContain('closed');
    await expect(closed.readBody(body)).rejects.toThrow('closed');
  });
});
