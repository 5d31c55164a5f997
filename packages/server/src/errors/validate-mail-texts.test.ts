import { describe, expect, it } from 'vitest';
import { validateAttachedName, validateLine } from './validate-mail-texts.ts';

const subject = (text: string) => validateLine(text, 'subject', { name: 'subject', maxLength: 500 });
const fileName = (text: string) => validateAttachedName(text, 'name', 120);

describe('the subject of a mail', () => {
  it.each(['Renewal', '續保', '=?UTF-8?Q?Approved?=', '=?UTF-8?B?4oCuZXhl?= x', '=?utf-8?q?=0D=0ABcc:_x@y.test?='])(
    'may be %s, which is shown literally',
    (text) => {
      expect(subject(text)).toEqual([]);
    },
  );

  it.each(['a\nb', 'a\u202eb', 'a\u2067b', 'a\u2028b', 'a\u0000b'])('must not be %j', (text) => {
    expect(subject(text)).toMatchObject([{ code: 'INVALID', path: 'subject' }]);
  });
});

describe('the name of an attached file', () => {
  it.each(['Policy 12.pdf', '保單.pdf', '=?UTF-8?B?5L+d5Zau?=.pdf', 'a=?b.pdf'])('may be %s', (text) => {
    expect(fileName(text)).toEqual([]);
  });

  it.each([
    ['', 'REQUIRED'],
    ['a/b.pdf', 'INVALID'],
    ['..', 'INVALID'],
    ['gnp\u202e.js', 'INVALID'],
    ['=?UTF-8?B?4oCuZXhl?= x', 'INVALID'],
    ['=?utf-8?q?=0D=0ABcc:_x@y.test?=', 'INVALID'],
    ['=?utf-8?q?..=2Fetc?=', 'INVALID'],
    ['=?utf-8?q?..?=', 'INVALID'],
  ])('must not be %j, also where a mail program decodes it', (text, code) => {
    expect(fileName(text)).toMatchObject([{ code, path: 'name' }]);
  });
});
