// Each foreign file is drawn on without losing any content, or rejected with an explanation. Nothing crashes or hangs.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterAll, expect, it } from 'vitest';
import { drawnBox, drawnSheets } from '../testing/forms/drawn-sheets.ts';
import { foreignForms } from '../testing/forms/foreign-forms.ts';
import { spoiledForms } from '../testing/forms/spoiled-forms.ts';
import { readPagePixels, readPdfiumPixels } from '../testing/page-pixels.ts';
import { readTexts } from '../testing/read-pdf.ts';
import { ThreadPool } from '../threads/adapters/thread-pool.ts';
import { FormThreads } from './adapters/form-threads.ts';
import { FormRefused } from './form/open-form.ts';

const threads = new ThreadPool();
const forms = new FormThreads(threads);
afterAll(() => threads.close());

const nobody = { tenantId: '', userId: '' };

/** The entries of the catalog besides the pages. */
async function keptOf(pdf: Uint8Array) {
  const document = await PDFDocument.load(pdf, { password: '', updateMetadata: false, preserveXFA: true });
  const { catalog } = document;
  const names = [
    'AcroForm',
    'Lang',
    'MarkInfo',
    'Metadata',
    'Names',
    'Outlines',
    'PageLabels',
    'StructTreeRoot',
    'Custom',
  ];
  const annotations = document.getPages().map(({ node }) => node.Annots()?.size() ?? 0);
  return {
    entries: names.filter((name) => catalog.lookup(PDFName.of(name)) !== undefined),
    annotations,
    title: document.getTitle(),
  };
}

const hasQpdf = spawnSync('qpdf', ['--version']).error === undefined;

/** Warnings of a checker, if one is installed. */
function faultsOf(pdf: Uint8Array): string {
  if (!hasQpdf) return '';
  const folder = mkdtempSync(join(tmpdir(), 'drawn-'));
  const file = join(folder, 'drawn.pdf');
  writeFileSync(file, pdf);
  try {
    return execFileSync('qpdf', ['--check', file], { encoding: 'utf8', stdio: 'pipe' }).match(/WARNING[^]*/)?.[0] ?? '';
  } catch (error) {
    return String(error);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const usable = foreignForms.filter(({ refused }) => refused === undefined);

it.each(usable.map((form) => [form.name, form] as const))(
  '%s: is drawn on and keeps what it has',
  async (_, { make, isRewritten }) => {
    const form = await make();
    const reading = await forms.read(() => Promise.resolve(form), nobody);
    expect(reading).toMatchObject({ ok: true });
    const pageCount = reading.ok ? reading.facts.pages.length : 0;
    const overlays = [await drawnSheets(Array.from({ length: pageCount }, (_page, index) => index + 1))];
    const drawn = await forms.draw({ form, overlays, replacedFields: [] });
    const isAppended = Buffer.from(drawn.subarray(0, form.length)).equals(form);
    expect(isAppended).toBe(isRewritten !== true);
    const before = await readTexts(form);
    expect(await readTexts(drawn)).toEqual(before.map((text) => `${text}DRAWN`));
    expect(await keptOf(drawn)).toEqual(await keptOf(form));
    const { x, y, width, height } = drawnBox;
    const shown = [...(await readPagePixels(drawn)), ...(await readPdfiumPixels(drawn))];
    expect(shown).toHaveLength(2 * pageCount);
    for (const page of shown) {
      expect(page.at(x + width - 3, y + 3).join()).toBe('255,0,0');
      expect(page.at(x - 2, y + height / 2).join()).toBe('255,255,255');
    }
    if (isRewritten || faultsOf(form) === '') expect(faultsOf(drawn)).toBe('');
  },
);

const unusable = foreignForms.flatMap(({ name, make, refused }) =>
  refused === undefined ? [] : [[name, make, refused] as const],
);

it.each(unusable)('%s: is rejected with an explanation', async (_, make, code) => {
  const form = await make();
  const reading = await forms.read(() => Promise.resolve(form), nobody);
  expect(reading.ok ? reading : reading.refusal.code).toBe(code);
  if (!reading.ok) expect(reading.refusal.message).toMatch(/^The .*\. [A-Z].*\.$/);
  const overlays = [await drawnSheets([1])];
  await expect(forms.draw({ form, overlays, replacedFields: [] })).rejects.toThrow(FormRefused);
});

const spoiledTimes = 4;

it('files that were damaged in transit are drawn on, or rejected with an explanation', async () => {
  const outcomes = { drawn: 0, refused: 0 };
  const overlays = [await drawnSheets([1])];
  for await (const { name, form } of spoiledForms(spoiledTimes)) {
    const reading = await forms.read(() => Promise.resolve(form), nobody);
    if (reading.ok) expect(reading.facts.pages.length, name).toBeGreaterThan(0);
    else expect(reading.refusal.message, name).toMatch(/^The .*\. [A-Z].*\.$/);
    const drawn = await forms.draw({ form, overlays, replacedFields: [] }).catch((error: unknown) => error);
    if (drawn instanceof FormRefused) {
      outcomes.refused += 1;
      continue;
    }
    if (!(drawn instanceof Uint8Array)) throw new Error(`${name}: ${String(drawn)}`);
    outcomes.drawn += 1;
    // The result can be opened again.
    const again = await forms.read(() => Promise.resolve(drawn), nobody);
    expect(again.ok, name).toBe(true);
  }
  expect(Math.min(outcomes.drawn, outcomes.refused)).toBeGreaterThan(100);
});
