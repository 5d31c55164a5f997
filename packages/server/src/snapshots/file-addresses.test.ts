import { describe, expect, test } from 'vitest';
import { findAddresses, likelyKey, textsIn } from './file-addresses.ts';

const keysIn = (...texts: string[]) =>
  findAddresses(texts)
    .addresses.flat()
    .map(({ key }) => key);

describe('findAddresses', () => {
  test.each([
    ['<img src="/api/v1/files/brand/logo.png">', 'brand/logo.png'],
    ["<img src='/api/v1/files/brand%2Flogo%201.png' alt=''>", 'brand/logo 1.png'],
    ['<img src="/api/v1/files/brand/標 誌.png" alt="">', 'brand/標 誌.png'],
    ['<img src="https://other.test/api/v1/files/a&amp;b.png?tenantIdIfNoToken=x&amp;y=1">', 'a&b.png'],
    [`<p style="background: url('/api/v1/files/a.png') no-repeat">`, 'a.png'],
    ['<p style="background:url(/api/v1/files/a.png)">', 'a.png'],
    [`<p style="background: url(&quot;/api/v1/files/a.png&quot;)">`, 'a.png'],
    ['<img src="/api/v1/files/it\'s (1), new.png">', "it's (1), new.png"],
    ['See https://studio.test/api/v1/files/a.pdf. Thank you', 'a.pdf'],
    ['詳見 https://studio.test/api/v1/files/a.pdf。謝謝', 'a.pdf'],
  ])('in %s', (text, key) => {
    expect(keysIn(text)).toContain(key);
  });

  test('with their bucket, if any', () => {
    expect(findAddresses(['<img src="/api/v1/files/a.png?bucketName=second">']).addresses).toEqual([
      [{ key: 'a.png', bucketName: 'second' }],
    ]);
  });

  test('once each, or not at all', () => {
    expect(keysIn('<img src="/api/v1/files/a.png">', '<img src="/api/v1/files/a.png">')).toEqual(['a.png']);
    expect(keysIn('<img src="/logo.png">', '/api/v1/files/', '<img src="/api/v1/files/%E0%A4%A">')).toEqual([]);
  });
});

describe('an address that Liquid completes', () => {
  test.each([
    ['<img src="/api/v1/files/{{ logo }}">', '/api/v1/files/{{ logo }}'],
    [
      "<img src='/api/v1/files/brand%2F{{ insurer.name | url_encode }}.png'>",
      '/api/v1/files/brand%2F{{ insurer.name | url_encode }}.png',
    ],
    ['See /api/v1/files/{% if a %}a{% endif %}.pdf for more', '/api/v1/files/{% if a %}a{%'],
  ])('is reported in %s', (text, address) => {
    expect(findAddresses([text, text])).toEqual({ addresses: [], completed: [address] });
  });

  test('does not have Liquid after it', () => {
    expect(findAddresses(['See /api/v1/files/a.pdf, {{ name }}']).completed).toEqual([]);
  });
});

test.each([
  ['See /api/v1/files/brand/a%20b.pdf. Thank you', 'brand/a b.pdf'],
  ['<img src="/api/v1/files/brand/標 誌.png" alt="">', 'brand/標 誌.png'],
  ['/api/v1/files/folder other', 'folder'],
])('likelyKey of %s', (text, key) => {
  expect(findAddresses([text]).addresses.map(likelyKey)).toEqual([key]);
});

test('textsIn finds every text within a content', () => {
  expect(textsIn({ html: 'a', header: { html: 'b', line: true }, values: ['c', 1, null] })).toEqual(['a', 'b', 'c']);
});
