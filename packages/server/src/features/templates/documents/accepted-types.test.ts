import { expect, test } from 'vitest';
import { acceptedTypes } from './accepted-types.ts';

test.each([
  [undefined, ['application/pdf', 'text/html', 'message/rfc822']],
  ['', ['application/pdf', 'text/html', 'message/rfc822']],
  ['*/*', ['application/pdf', 'text/html', 'message/rfc822']],
  ['application/pdf', ['application/pdf']],
  ['text/html, Application/PDF;q=0.1', ['text/html', 'application/pdf']],
  ['application/*', ['application/pdf']],
  ['text/html, */*;q=0.8', ['text/html', 'application/pdf', 'message/rfc822']],
  ['message/rfc822', ['message/rfc822']],
  ['application/json', []],
  ['application/pdf;q=0', []],
  ['application/pdf;q=0, */*', ['text/html', 'message/rfc822']],
  ['application/pdfx', []],
  ['a;q=x', []],
])('%s accepts %j', (header, types) => {
  expect(acceptedTypes(header)).toEqual(types);
});
