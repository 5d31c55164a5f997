import { PDFDocument } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { blankForm, drawRequestOf, requireDrawn, textOf } from '../testing/draw-request.ts';
import { packagedFont, withCharacter } from '../testing/brand-font.ts';
import { rawPages } from '../testing/forms/raw-pdf.ts';
import { readPagePixels } from '../testing/page-pixels.ts';
import { pngOf } from '../testing/png.ts';
import { startEngine } from '../testing/print-request.ts';
import { readTexts } from '../testing/read-pdf.ts';
import type { Drawn, DrawnText, DrawRequest, DrawWarning } from './drawing-request.ts';

const engine = startEngine();
afterAll(() => engine.close());

async function draw(drawings: readonly Drawn[], more: Parameters<typeof drawRequestOf>[1] = {}) {
  return requireDrawn(await engine.draw(await drawRequestOf(drawings, more)));
}

const codesOf = (warnings: readonly DrawWarning[]) => warnings.map(({ code, id }) => `${code} ${id}`);

/** What readers without the owner password may do, as numbers of the specification. */
async function readPermissions(pdf: Uint8Array, password = '') {
  const task = getDocument({ data: Uint8Array.from(pdf), password, verbosity: 0 });
  const permissions = await (await task.promise).getPermissions();
  await task.destroy();
  expect(permissions).not.toBeNull();
  return permissions?.toSorted((one, other) => one - other);
}

/** The position of the ink on the first page. */
async function inkOf(pdf: Uint8Array, password?: string) {
  const [page] = await readPagePixels(pdf, password);
  if (page === undefined) throw new Error('There is no page.');
  const ink = { left: page.width, top: page.height, right: 0, bottom: 0, count: 0 };
  for (let y = 0; y < page.height; y += 1)
    for (let x = 0; x < page.width; x += 1) {
      if (!page.at(x, y).some((channel) => channel < 160)) continue;
      ink.left = Math.min(ink.left, x);
      ink.right = Math.max(ink.right, x);
      ink.top = Math.min(ink.top, y);
      ink.bottom = Math.max(ink.bottom, y);
      ink.count += 1;
    }
  return ink;
}

describe('a text', () => {
  it.each([
    ['LEFT', 'TOP', 100, 200],
    ['CENTER', 'CENTER', 200, 230],
    ['RIGHT', 'BOTTOM', 300, 260],
    ['RIGHT', 'TOP', 300, 200],
    ['LEFT', 'BOTTOM', 100, 260],
  ] as const)('is aligned %s and %s in its box', async (textAlignment, verticalAlignment, x, y) => {
    const { pdf, warnings } = await draw([textOf('Holder', { textAlignment, verticalAlignment })]);
    expect(warnings).toEqual([]);
    const { left, right, top, bottom } = await inkOf(pdf);
    const near = (value: number, wanted: number, tolerance: number) =>
      expect(Math.abs(value - wanted), `${left} ${right} ${top} ${bottom}`).toBeLessThanOrEqual(tolerance);
    near(textAlignment === 'LEFT' ? left : textAlignment === 'RIGHT' ? right : (left + right) / 2, x, 2);
    near(verticalAlignment === 'TOP' ? top : verticalAlignment === 'BOTTOM' ? bottom : (top + bottom) / 2, y, 5);
  });

  it('has the style of the request', async () => {
    const counts = await Promise.all(
      [
        {},
        { isBold: true },
        { isItalic: true },
        { isBold: true, isItalic: true },
        { line: 'underline' },
        { line: 'line-through' },
      ].map(async (style) => (await inkOf((await draw([textOf('Premium', style as Partial<DrawnText>)])).pdf)).count),
    );
    expect(new Set(counts).size).toBe(counts.length);
    const [regular = 0, bold = 0, , , underlined = 0, struck = 0] = counts;
    expect(Math.min(bold, underlined, struck)).toBeGreaterThan(regular);
  });

  it('preserves its line breaks, and shows markup as text', async () => {
    const { pdf } = await draw([textOf('<b>1</b>\n &amp; 2\r\n{{ 3 }}')]);
    expect((await readTexts(pdf))[0]).toBe('<b>1</b> &amp; 2 {{ 3 }}');
  });

  it('is shaped and wrapped in Chinese, with no line break before a full stop', async () => {
    const { pdf, warnings } = await draw(
      [
        textOf('閣下之保單將於下月到期，請於到期日前繳付續保保費。', {
          box: { x: 100, y: 200, width: 90, height: 80 },
        }),
      ],
      { locale: 'zh-HK' },
    );
    expect(warnings).toEqual([]);
    expect((await readTexts(pdf))[0]?.replaceAll(' ', '')).toBe('閣下之保單將於下月到期，請於到期日前繳付續保保費。');
    const { right, bottom, top } = await inkOf(pdf);
    expect(right).toBeLessThanOrEqual(190);
    expect(bottom - top).toBeGreaterThan(36);
  });

  it('is cut off at its box and reported if it is too long', async () => {
    const text = 'A very long description of the loss. '.repeat(20);
    const { pdf, warnings } = await draw([textOf(text)]);
    expect(codesOf(warnings)).toEqual(['FIT text']);
    expect((await inkOf(pdf)).bottom).toBeLessThanOrEqual(264);
  });

  it('is shrunk if allowed, to no less than 60 %', async () => {
    const text = 'A description of the loss that is a little too long. '.repeat(4);
    const box = { x: 100, y: 200, width: 200, height: 60 };
    const fits = await draw([textOf(text, { box, isShrunkToFit: true })]);
    expect(fits.warnings).toEqual([]);
    expect((await inkOf(fits.pdf)).bottom).toBeLessThanOrEqual(260);
    expect((await readTexts(fits.pdf))[0]).toBe(text.trim());
    const tooLong = await draw([textOf(text.repeat(3), { isShrunkToFit: true })]);
    expect(codesOf(tooLong.warnings)).toEqual(['FIT text']);
    expect(tooLong.warnings[0]?.message).toContain('60%');
    const short = await inkOf((await draw([textOf('Short', { isShrunkToFit: true })])).pdf);
    expect(short, 'a text that fits keeps its size').toEqual(await inkOf((await draw([textOf('Short')])).pdf));
  });

  it('is shown completely in a box lower than its line', async () => {
    const box = { x: 100, y: 200, width: 200, height: 11 };
    const { pdf, warnings } = await draw([textOf('Agjpqy', { box })]);
    expect(warnings).toEqual([]);
    const roomy = await draw([textOf('Agjpqy')]);
    expect((await inkOf(pdf)).count).toBe((await inkOf(roomy.pdf)).count);
  });

  it('is reported if it has characters that no font has, unless an uploaded font has them', async () => {
    const drawing = textOf('Name: กก', { familyName: 'Brand "A"' });
    expect(codesOf((await draw([drawing, textOf('x', { id: 'other' })])).warnings)).toEqual(['CHARACTERS text']);
    const bytes = withCharacter(packagedFont(), 'ก');
    const fonts = [{ family: 'Brand "A"', weight: '400', style: 'normal', address: '/api/v1/files/brand.ttf' }];
    const loadFile = () => Promise.resolve({ bytes, mediaType: 'font/ttf' });
    expect(codesOf((await draw([drawing], { fonts, loadFile })).warnings)).toEqual([]);
  });

  it('prints nothing if it consists of blanks', async () => {
    const { pdf } = await draw([textOf('  \n ')]);
    expect(Buffer.from(pdf).equals(blankForm)).toBe(true);
  });
});

describe('a check mark', () => {
  it('is as large as its box allows, and aligned in it', async () => {
    const box = { x: 100, y: 200, width: 40, height: 10 };
    const mark = { id: 'mark', kind: 'CHECK_MARK', page: 1, box, verticalAlignment: 'TOP' } as const;
    const { pdf, warnings } = await draw([{ ...mark, textAlignment: 'RIGHT' }]);
    expect(warnings).toEqual([]);
    const ink = await inkOf(pdf);
    expect(ink.left).toBeGreaterThanOrEqual(129);
    expect(ink.right).toBeLessThanOrEqual(140);
    expect(ink.count).toBeGreaterThan(10);
  });
});

describe('a picture', () => {
  const box = { x: 100, y: 200, width: 100, height: 50 };
  const picture = { id: 'logo', kind: 'PICTURE', page: 1, box, address: '/api/v1/files/brand%2Flogo.png' } as const;

  it('is contained in its box', async () => {
    const bytes = pngOf(20, 20, [0, 0, 255]);
    const addresses: string[] = [];
    const loadFile: DrawRequest['loadFile'] = (url) => {
      addresses.push(url.pathname);
      return Promise.resolve({ bytes, mediaType: 'image/png' });
    };
    const aligned = { textAlignment: 'RIGHT', verticalAlignment: 'CENTER' } as const;
    const { pdf, warnings } = await draw(
      [
        { ...picture, ...aligned },
        { ...picture, ...aligned, id: 'b', page: 1 },
      ],
      { loadFile },
    );
    expect(warnings).toEqual([]);
    expect(new Set(addresses)).toEqual(new Set(['/api/v1/files/brand%2Flogo.png']));
    const [page] = await readPagePixels(pdf);
    expect([page?.at(155, 225), page?.at(195, 245), page?.at(145, 225)].map(String)).toEqual([
      '0,0,255',
      '0,0,255',
      '255,255,255',
    ]);
  });

  it.each([
    [undefined, 'does not exist'],
    ['no picture', 'not a picture'],
    [{ bytes: Buffer.from('broken'), mediaType: 'image/png' }, 'not a picture'],
  ] as const)('that is %j is reported', async (file, words) => {
    const { warnings } = await draw([{ ...picture, textAlignment: 'LEFT', verticalAlignment: 'TOP' }], {
      loadFile: () => Promise.resolve(file),
    });
    expect(codesOf(warnings)).toEqual(['FILE logo']);
    expect(warnings[0]?.message).toContain(words);
  });
});

describe('a drawing', () => {
  it('is reported on a page that the file lacks, and the others are printed', async () => {
    const { pdf, warnings } = await draw([textOf('Here'), textOf('Nowhere', { id: 'gone', page: 2 })]);
    expect(codesOf(warnings)).toEqual(['PAGE gone']);
    expect(await readTexts(pdf)).toEqual(['Here']);
  });

  it('is reported beyond the page', async () => {
    const boxes = [
      { x: -50, y: 100, width: 100, height: 20 },
      { x: 580, y: 100, width: 100, height: 20 },
      { x: 100, y: 2_000, width: 100, height: 20 },
    ];
    const { warnings } = await draw(boxes.map((box, index) => textOf('Half', { id: `${index}`, box })));
    expect(codesOf(warnings)).toEqual(['OUTSIDE 0', 'OUTSIDE 1', 'OUTSIDE 2']);
  });

  it('is printed at its position on pages of different sizes, including rotated ones', async () => {
    const form = rawPages([
      { operators: '', entries: '/MediaBox[0 0 300 200]' },
      { operators: '', entries: '/MediaBox[0 0 842 1191]/Rotate 270/CropBox[100 100 700 900]' },
      { operators: '' },
    ]);
    const box = { x: 20, y: 30, width: 200, height: 20 };
    const { pdf, warnings } = await draw(
      [3, 1, 2].map((page) => textOf('Same place', { id: `${page}`, page, box })),
      { form },
    );
    expect(warnings).toEqual([]);
    const pages = await readPagePixels(pdf);
    const ink = pages.map((page) => page.inkIn(box));
    expect(Math.min(...ink)).toBeGreaterThan(50);
    for (const page of pages)
      expect(page.inkIn({ x: 0, y: 0, width: page.width, height: page.height })).toBe(
        page.inkIn({ x: 18, y: 28, width: 204, height: 24 }),
      );
    expect(await readTexts(pdf)).toEqual(['Same place', 'Same place', 'Same place']);
  });
});

describe('a document', () => {
  it('opens only with its password, and reveals nothing without it', async () => {
    const form = rawPages([{}], {
      catalog: '/Lang(en-GB)',
      trailer: '/Info 50 0 R',
      objects: { 50: '<</Title(Secret title)>>' },
    });
    const { pdf } = await draw([textOf('Policy P-1')], { form, password: '保單 1' });
    await expect(readTexts(pdf)).rejects.toThrow(/password/i);
    expect(await readTexts(pdf, '保單 1')).toEqual(['Page 1Policy P-1']);
    const bytes = Buffer.from(pdf).toString('latin1');
    for (const text of ['Secret title', 'en-GB', 'Page 1']) expect(bytes).not.toContain(text);
  });

  it.each(['AES-128', 'AES-256'] as const)(
    'of a file that its owner has locked with %s has the same restrictions',
    async (algorithm) => {
      const locked = await PDFDocument.load(rawPages([{}]));
      locked.encrypt({
        ownerPassword: 'owner',
        algorithm,
        permissions: { printing: 'highResolution', fillingForms: true },
      });
      const form = await locked.save();
      const request = await drawRequestOf([textOf('Policy P-1')], { form });
      expect(request.facts.isLocked).toBe(true);
      const { pdf } = requireDrawn(await engine.draw(request));
      expect(await readTexts(pdf)).toEqual(['Page 1Policy P-1']);
      // Screen readers always have access.
      const granted = [4, 256, 512, 2048];
      expect(await readPermissions(form)).toEqual(granted.filter((one) => one !== 512));
      expect(await readPermissions(pdf)).toEqual(granted);
      const withPassword = requireDrawn(await engine.draw({ ...request, password: 'secret' }));
      await expect(readTexts(withPassword.pdf)).rejects.toThrow(/password/i);
      expect(await readPermissions(withPassword.pdf, 'secret')).toEqual(granted);
    },
  );

  it('releases its page to the next one when it is cancelled', async () => {
    const stop = new AbortController();
    const request = await drawRequestOf([textOf('Never')]);
    const drawing = engine.draw(request, stop.signal);
    stop.abort();
    expect(await drawing).toMatchObject({ ok: false, problems: [{ code: 'CANCELLED' }] });
    expect(await readTexts((await draw([textOf('Next')])).pdf)).toEqual(['Next']);
  });

  it('is rejected if its file turns out to be damaged, and the next one is printed', async () => {
    const request = await drawRequestOf([textOf('Never')]);
    const damaged = { ...request, loadForm: () => Promise.resolve(blankForm.subarray(0, 120)) };
    expect(await engine.draw(damaged)).toMatchObject({ ok: false, refusal: { code: 'DAMAGED' } });
    const gone = { ...request, loadForm: () => Promise.resolve(undefined) };
    expect(await engine.draw(gone)).toMatchObject({ ok: false, refusal: { code: 'GONE' } });
    expect(await readTexts((await draw([textOf('Next')])).pdf)).toEqual(['Next']);
  });
});
