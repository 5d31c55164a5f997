import { afterAll, expect, it, vi } from 'vitest';
import { browsersOf } from '../testing/browser-processes.ts';
import { pngOf } from '../testing/png.ts';
import { requestOf, requirePdf, startEngine } from '../testing/print-request.ts';
import { readPixelDigests } from '../testing/page-pixels.ts';
import { readDescription, readFontNames, readTexts } from '../testing/read-pdf.ts';
import type { LoadedFile, LoadFile, PdfRequest } from './pdf-request.ts';

const engine = startEngine();
afterAll(() => engine.close());

async function textOf(request: PdfRequest): Promise<string> {
  return (await readTexts(requirePdf(await engine.print(request)).pdf, request.password)).join(' | ');
}

it('prints the right text for each of 20 documents in parallel', async () => {
  const documents = Array.from({ length: 20 }, (_, at) => {
    const body = `<title>Title ${at}</title><h1>Section ${at}</h1><p>Body ${at}</p>`;
    if (at % 4 === 0) return requestOf(body);
    const marginsMm = { top: 25, right: 10, bottom: 25, left: 10 };
    const header = { html: '<p><b class="section"></b> of <i class="title"></i></p>', spacingMm: 2 };
    const footer = { center: `Foot ${at}, page [page]`, spacingMm: 2 };
    return requestOf(body, {
      marginsMm,
      header,
      ...(at % 4 > 1 && { footer }),
      ...(at % 4 > 2 && { password: `${at}` }),
    });
  });
  const texts = await Promise.all(
    documents.map((request, at) => textOf({ ...request, caller: { tenantId: `${at % 5}`, userId: 'one' } })),
  );
  for (const [at, text] of texts.entries()) {
    expect(text).toContain(`Body ${at}`);
    if (at % 4 > 0) expect(text).toContain(`Section ${at} of Title ${at}`);
    if (at % 4 > 1) expect(text).toContain(`Foot ${at}, page 1`);
  }
});

it('shows each caller its own file if both use the same address, in turn on the same pages', async () => {
  const widths = { one: 31, two: 37 };
  const filesOf =
    (widthPx: number): LoadFile =>
    ({ pathname }) => {
      const files: Record<string, LoadedFile> = {
        '/api/v1/files/logo.png': { bytes: pngOf(widthPx, 5, [0, 0, 0]), mediaType: 'image/png' },
        '/api/v1/files/style.css': {
          bytes: Buffer.from(`p::after{content:' ${widthPx} wide'}`),
          mediaType: 'text/css',
        },
      };
      return Promise.resolve(files[pathname]);
    };
  const html =
    '<link rel="stylesheet" href="/api/v1/files/style.css"><img src="/api/v1/files/logo.png"><img src="https://studio.example.com/api/v1/files/logo.png"><p>Text</p>';
  for (const width of [widths.one, widths.two, widths.one, widths.two, widths.two, widths.one]) {
    const { pdf, warnings } = requirePdf(await engine.print(requestOf(html, { loadFile: filesOf(width) })));
    expect(await readTexts(pdf)).toEqual([`Text ${width} wide`]);
    const found = [
      ...Buffer.from(pdf)
        .toString('latin1')
        .matchAll(/\/Width (\d+)/g),
    ].map(([, text]) => Number(text));
    expect(new Set(found)).toEqual(new Set([width]));
    expect(warnings).toEqual([]);
  }
  const { pdf, warnings } = requirePdf(await engine.print(requestOf(html)));
  expect(await readTexts(pdf)).toEqual(['Text']);
  expect(warnings.map(({ code }) => code)).toEqual(['FILE', 'FILE', 'FILE']);
});

it('leaves no trace of a document for the next one', async () => {
  const lasting = [
    `<meta http-equiv="Content-Security-Policy" content="style-src 'none'">`,
    '<meta http-equiv="refresh" content="1;url=about:blank">',
    '<meta http-equiv="refresh" content="0;url=about:blank">',
    '<base href="https://elsewhere.example.com/">',
    '<style>p{display:none}</style>',
    '<script>setInterval(() => { document.body.textContent = "taken over" }, 1)</script>',
  ];
  const asked = vi.fn<LoadFile>(() => Promise.resolve(undefined));
  const next = requestOf(`<style>p::after{content:', styled'}</style><p>Mine</p><img src="/here.png">`, {
    loadFile: asked,
  });
  for (const html of [...lasting, ...lasting]) {
    await engine.print(requestOf(html));
    expect(await textOf(next)).toBe('Mine, styled');
  }
  expect(new Set(asked.mock.calls.map(([url]) => url.pathname))).toEqual(new Set(['/here.png']));
  expect(asked.mock.calls.some(([url]) => url.hostname.endsWith('example.com'))).toBe(false);
});

it('reports what was omitted, as written', async () => {
  const html =
    '<img src="/api/v1/files/a b.png?x=1&amp;y=保"><img src="https://example.com/x.png"><img src="gone.png"><iframe src="https://example.com/page?a&amp;b"></iframe><img src="file:///etc/hostname"><iframe src="data:,x"></iframe><script src="/x.js"></script>';
  const loadFile: LoadFile = ({ hostname }) => Promise.resolve(hostname === 'example.com' ? 'refused' : undefined);
  const { warnings } = requirePdf(await engine.print(requestOf(html, { loadFile })));
  expect(warnings.map(({ code, text, found }) => [code, text, found])).toEqual([
    ['SCRIPT', 'html', '<script src="/x.js"></script>'],
    ['FILE', 'html', '/api/v1/files/a b.png?x=1&amp;y=保'],
    ['ADDRESS', 'html', 'https://example.com/x.png'],
    ['FILE', 'html', 'gone.png'],
    ['ADDRESS', 'html', 'https://example.com/page?a&amp;b'],
    ['ADDRESS', 'html', 'file:///etc/hostname'],
  ]);
});

it('does not request a file whose address exceeds 2,000 characters because of a base address', async () => {
  const loadFile = vi.fn<LoadFile>(() => Promise.resolve(undefined));
  const html = `<base href="/${'a'.repeat(2_000)}/"><img src="logo.png">`;
  const { warnings } = requirePdf(await engine.print(requestOf(html, { loadFile })));
  expect(loadFile).not.toHaveBeenCalled();
  expect(warnings.map(({ code }) => code)).toContain('ADDRESS');
});

it('prints nothing for a picture that cannot be shown, but preserves its space', async () => {
  const sources = [
    '/absent.png',
    '/other.png',
    '/broken.png',
    'https://example.com/x.png',
    'data:image/png;base64,AAAA',
  ];
  const loadFile: LoadFile = ({ hostname, pathname }) => {
    if (hostname === 'example.com') return Promise.resolve('refused');
    if (pathname === '/other.png') return Promise.resolve('no picture');
    const broken = { bytes: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), mediaType: 'image/png' };
    return Promise.resolve(pathname === '/broken.png' ? broken : undefined);
  };
  const bodyOf = (picture: string) => `<p>Above</p><div>${picture}</div><p>Below</p>`;
  const room = '<span style="display:inline-block;width:80px;height:40px"></span>';
  const header = (picture: string) => ({
    header: { html: picture, spacingMm: 0 },
    marginsMm: { top: 30, right: 10, bottom: 10, left: 10 },
  });
  const empty = requirePdf(await engine.print(requestOf(bodyOf(room), header(room))));
  const expected = await readPixelDigests(empty.pdf);
  for (const source of sources) {
    const picture = `<img src="${source}" alt="Logo" width="80" height="40">`;
    const outcome = await engine.print(requestOf(bodyOf(picture), { loadFile, ...header(picture) }));
    const { pdf, warnings } = requirePdf(outcome);
    expect(await readPixelDigests(pdf), source).toEqual(expected);
    const code = source.startsWith('https:') ? 'ADDRESS' : 'FILE';
    expect(warnings.map(({ code: warningCode, text, found }) => [warningCode, text, found])).toEqual([
      [code, 'html', source],
      [code, 'header', source],
    ]);
    if (/other|broken|data/.test(source)) expect(warnings[0]?.message).toContain('not a picture');
  }
});

it('requests a file shown by body, header and footer once', async () => {
  const loadFile = vi.fn<LoadFile>(() => Promise.resolve({ bytes: pngOf(3, 3, [9, 9, 9]), mediaType: 'image/png' }));
  const logo = '<img src="/api/v1/files/logo.png">';
  const part = { html: logo, spacingMm: 0 };
  requirePdf(await engine.print(requestOf(logo, { loadFile, header: part, footer: part })));
  expect(loadFile).toHaveBeenCalledTimes(1);
});

it('prints only with its own fonts: with the widths of the usual ones, and Chinese', async () => {
  const names: [asked: string, printed: string][] = [
    ['arial', 'Arimo-Regular'],
    ['helvetica', 'Arimo-Regular'],
    ["'times new roman'", 'Tinos-Regular'],
    ["'courier new'", 'Cousine-Regular'],
    ['calibri', 'Carlito-Regular'],
    ['georgia', 'Gelasio-Regular'],
    ['cambria', 'Caladea-Regular'],
    ["'arial black'", 'NotoSans-Black'],
    ['verdana', 'NotoSans-Regular'],
    ['sans-serif', 'NotoSans-Regular'],
    ['serif', 'Tinos-Regular'],
    ['monospace', 'Cousine-Regular'],
    ['pmingliu', 'NotoSansHK-Regular'],
  ];
  for (const [asked, printed] of names) {
    const { pdf } = requirePdf(await engine.print(requestOf(`<p style="font-family:${asked}">Policy</p>`)));
    expect([asked, readFontNames(pdf)]).toEqual([asked, [printed]]);
  }
  const mixed = '<p>Policy <b>保單</b> 保單 嘅 😀</p><p style="font-family:arial"><i>Policy </i><b>保單</b></p>';
  const { pdf } = requirePdf(await engine.print(requestOf(mixed)));
  expect(readFontNames(pdf)).toEqual(
    ['Arimo-Italic', 'NotoEmoji-Regular', 'NotoSansHK-Bold', 'NotoSansHK-Regular', 'Tinos-Regular'].sort(),
  );
  expect(await readTexts(pdf)).toEqual(['Policy 保單 保單 嘅 😀 Policy 保單']);
});

it('prints a structure for screen readers on request', async () => {
  const tagged = requirePdf(await engine.print(requestOf('<h1>Title</h1>', { isTagged: true })));
  const plain = requirePdf(await engine.print(requestOf('<h1>Title</h1>')));
  const isMarked = ({ pdf }: { pdf: Uint8Array }) => Buffer.from(pdf).includes('/StructTreeRoot');
  expect([isMarked(tagged), isMarked(plain)]).toEqual([true, false]);
});

it('creates bookmarks from the headings of an accessible document, even below a footer and behind a password', async () => {
  const html =
    '<h1>Cover 保單</h1><h2>Medical</h2><h3>Dental</h3><h2 style="break-before:page">Baggage</h2><h1>How to <b>claim</b></h1>';
  const cover = { title: 'Cover 保單', items: [{ title: 'Medical', items: ['Dental'] }, 'Baggage'] };
  for (const more of [{}, { footer: { center: 'Page [page]', spacingMm: 2 } }, { password: 'secret' }]) {
    const { pdf } = requirePdf(await engine.print(requestOf(html, { isTagged: true, ...more })));
    expect((await readDescription(pdf, more.password)).bookmarks).toEqual([cover, 'How to claim']);
  }
});

it('uses the language of an accessible document, or else that of the request', async () => {
  const languageOf = async (html: string, locale: string) => {
    const { pdf } = requirePdf(await engine.print(requestOf(html, { isTagged: true, locale })));
    return (await readDescription(pdf)).language;
  };
  expect(await languageOf('<p>保單</p>', 'zh-HK')).toBe('zh-HK');
  expect(await languageOf('<html lang="fr"><p>Police</p>', 'en-US')).toBe('fr');
});

it("writes a document's author, subject and keywords into its properties", async () => {
  const html = `<meta name="author" content=" "><META NAME="Author" content="Harbour Insurance 保險"><meta name=description
    content="Certificate"><meta name="keywords" content="travel, ${'x'.repeat(2000)}"><meta name="viewport"><p>Policy`;
  for (const more of [{}, { password: 'secret' }]) {
    const { pdf } = requirePdf(await engine.print(requestOf(html, more)));
    expect(await readDescription(pdf, more.password)).toEqual({
      bookmarks: [],
      author: 'Harbour Insurance 保險',
      subject: 'Certificate',
      keywords: `travel, ${'x'.repeat(992)}`,
    });
    expect(await readTexts(pdf, more.password)).toEqual(['Policy']);
  }
});

it('replaces the browser after a number of documents without losing one', async () => {
  const short = startEngine({ documentsPerBrowser: 5, pages: 3 });
  const first = await short.warm().then(() => browsersOf(process.pid).map(([leader]) => leader?.pid));
  for (let round = 0; round < 4; round += 1) {
    const outcomes = await Promise.all(Array.from({ length: 8 }, (_, at) => short.print(requestOf(`<p>${at}</p>`))));
    for (const [at, outcome] of outcomes.entries()) expect(await readTexts(requirePdf(outcome).pdf)).toEqual([`${at}`]);
  }
  await vi.waitFor(() => {
    const left = browsersOf(process.pid).map(([leader]) => leader?.pid);
    expect(left.filter((pid) => first.includes(pid)).length).toBeLessThan(first.length);
    // One browser of the other tests, and one of this test.
    expect(left.length).toBeLessThanOrEqual(2);
  }, 10_000);
  await short.close();
});
