import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

test.each([
  ['plain.txt', `attachment; filename="plain.txt"; filename*=UTF-8''plain.txt`],
  ['保單.pdf', `attachment; filename="__.pdf"; filename*=UTF-8''%E4%BF%9D%E5%96%AE.pdf`],
  [`a"b\\c%d;'(*).txt`, `attachment; filename="a_b_c_d;'(*).txt"; filename*=UTF-8''a%22b%5Cc%25d%3B%27%28%2A%29.txt`],
  [
    'a\r\nSet-Cookie: b.txt',
    `attachment; filename="a__Set-Cookie: b.txt"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b.txt`,
  ],
  [
    'photo\u202egnp.js',
    `attachment; filename="photo_U+202E_gnp.js"; filename*=UTF-8''photo%E2%9F%A8U%2B202E%E2%9F%A9gnp.js`,
  ],
])('%j is sent in full, percent-encoded, with an ASCII fallback', (fileName, header) => {
  expect(contentDisposition('attachment', fileName)).toBe(header);
});
