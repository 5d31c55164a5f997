import { expect, test } from 'vitest';
import { tokenOf } from '../../testing/token.ts';
import { ownerOfToken } from './token-owner.ts';

test('a token identifies its owner, in any script', () => {
  expect(ownerOfToken(tokenOf('test_dev', '42'))).toBe('test_dev/42');
  expect(ownerOfToken(tokenOf('保險', '陳'))).toBe('保險/陳');
});

test.each([null, '', 'opaque', 'a.!.c', `a.${btoa('{"sub":"x"}')}.c`, `a.${btoa('7')}.c`])(
  '%s says nothing',
  (token) => {
    expect(ownerOfToken(token)).toBeNull();
  },
);
