import { expect, test } from 'vitest';
import { toFileName } from './file-name.ts';

test.each([
  ['Policy schedule 保單附表', 'Policy schedule 保單附表.pdf'],
  ['a/b\\c: "d"', 'a b c d.pdf'],
  ['..', 'document.pdf'],
  ['', 'document.pdf'],
])('%j is saved as %s', (name, fileName) => expect(toFileName(name, 'pdf')).toBe(fileName));
