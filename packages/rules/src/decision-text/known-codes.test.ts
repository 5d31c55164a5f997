import { expect, test } from 'vitest';
import { collectCodes } from './known-codes.ts';

test('the codes of a table are known, except those that are or resemble words of decisions', () => {
  const words = { accept: '接受', decline: '不接納', refer: '轉介' };
  const outcomes = [
    '[]',
    '["AGE", "年齡過低"]',
    '["acept"]',
    '["Referred"]',
    '["接納"]',
    '1',
    '{"refer": "X", "reason": "y"}',
  ];
  expect([...collectCodes(outcomes, words)]).toEqual(['AGE', '年齡過低']);
});
