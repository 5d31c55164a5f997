import { expect, test } from 'vitest';
import { extensionOf, nameFault, toKey } from './file-name.ts';

test.each([
  ['Logo.PNG', 'png'],
  ['rates.2027.xlsx', 'xlsx'],
  ['readme', ''],
  ['.htaccess', ''],
  ['a..pdf', ''],
  ['a.', ''],
])('the extension of %j is %j', (name, extension) => expect(extensionOf(name)).toBe(extension));

test('two encodings of one letter are one key', () => {
  expect(toKey('cafe\u0301.pdf')).toBe('caf\u00e9.pdf');
  expect(toKey('x'.repeat(5000))).toHaveLength(5000);
});

test.each([
  ['', 'blank'],
  [' \u3000', 'blank'],
  ['.', 'dots'],
  ['..', 'dots'],
  ['a\u0000b', 'control'],
  ['photo\u202egnp.js', 'hidden'],
  ['a\u200bb', 'hidden'],
  ['می\u200cخواهم.pdf', undefined],
  ['...', undefined],
  ['旅遊樂.pdf', undefined],
])('the fault of the name %j is %s', (name, fault) => expect(nameFault(name)).toBe(fault));
