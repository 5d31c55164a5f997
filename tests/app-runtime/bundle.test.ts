import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { listClasses } from '../../packages/app-runtime/src/look/find-classes.ts';
import { defaultVariants } from '../../packages/app-runtime/src/catalogue/variants/default-variants.ts';
import {
  priceDocument,
  productsDocument,
  questionnaireDocument,
  underwriteDocument,
} from '../../packages/app-runtime/src/insurance-client/product-documents.ts';
import { printDocument, submitDocument } from '../../packages/app-runtime/src/insurance-client/request-documents.ts';
import { bundle, createStyleSheet } from './bundle.ts';

/** The size of the runtime that a page loads before it shows anything; docs/app-scripts.md mentions it. */
const eagerKib = 48;
const widgetKib = 12;

test('loads at most 48 KiB before the first page, and at most 12 KiB more per widget', async () => {
  const { files, eager } = await bundle({ entry: 'start/start-app.ts' });
  const weigh = (paths: readonly string[]) =>
    paths.reduce((total, path) => total + gzipSync(files.get(path) ?? new Uint8Array(), { level: 9 }).byteLength, 0) /
    1024;
  expect(weigh(eager)).toBeGreaterThan(20);
  expect(weigh(eager)).toBeLessThanOrEqual(eagerKib);
  const picker = await bundle({ entry: 'widgets/date/cw-date-picker.ts' });
  const alone =
    [...picker.files.values()].reduce((total, bytes) => total + gzipSync(bytes, { level: 9 }).byteLength, 0) / 1024;
  // Includes Vue, which the page has already loaded.
  expect(alone - 24).toBeLessThanOrEqual(widgetKib);
});

test('has nothing in the files of an app that needs eval', async () => {
  const { files } = await bundle({ entry: 'start/start-app.ts' });
  for (const bytes of files.values()) expect(new TextDecoder().decode(bytes)).not.toMatch(/\bnew Function\b|\beval\(/);
});

test('has a rule for every class of the default variants', async () => {
  const classes = listClasses(defaultVariants);
  const css = await createStyleSheet([classes.join(' ')], {});
  const selectors = css.replaceAll('\\', '');
  const marks = ['peer'];
  expect(classes.filter((one) => !marks.includes(one) && !selectors.includes(`.${one}`))).toEqual([]);
});

test('takes every class from the variants, or from the list used to generate the style sheet', async () => {
  const sources = glob('**/*.ts', { cwd: fileURLToPath(new URL('../../packages/app-runtime/src/', import.meta.url)) });
  const literal: string[] = [];
  for await (const file of sources) {
    if (/^(testing|catalogue)\/|\.test\.ts$/.test(file)) continue;
    const text = await readFile(new URL(`../../packages/app-runtime/src/${file}`, import.meta.url), 'utf8');
    if (/\bclass: ?['"`]|sr-only|renderIcon\(h, [^)]*, '/.test(text)) literal.push(file);
  }
  expect(literal).toEqual([]);
});

test('sends operations that exist in the schema', async () => {
  const schema = buildSchema(await readFile(new URL('../../schema.graphql', import.meta.url), 'utf8'));
  const takesRequests = schema.getMutationType()?.getFields()['submitRequest'] !== undefined;
  const documents = [productsDocument, questionnaireDocument, priceDocument, underwriteDocument, printDocument];
  for (const document of takesRequests ? [...documents, submitDocument] : documents) {
    expect(validate(schema, parse(document))).toEqual([]);
  }
});
