import { expect, test } from 'vitest';
import { acceptsPdf } from './accepts-pdf.ts';

test.each([
  undefined,
  '',
  '*/*',
  'application/pdf',
  'text/html, Application/PDF;q=0.1',
  'application/*',
  'text/html, */*;q=0.8',
])('a PDF may answer: %s', (header) => {
  expect(acceptsPdf(header)).toBe(true);
});

test.each([
  'application/json',
  'text/html',
  'application/pdf;q=0',
  'application/pdf;q=0, */*',
  'application/pdfx',
  'a;q=x',
])('a PDF may not answer: %s', (header) => {
  expect(acceptsPdf(header)).toBe(false);
});
