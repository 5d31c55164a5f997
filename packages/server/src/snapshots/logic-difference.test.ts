import { wordInChinese } from '@coverwright/insurance/sentence';
import { describe, expect, test } from 'vitest';
import { chineseSentences } from '../sentences/chinese.ts';
import { differencesOfLogic, logicTextMaxLength } from './logic-difference.ts';

function describeEdits(before: string, after: string): string[] {
  return differencesOfLogic(before, after).map(({ path, message }) => `${path}: ${message}`);
}

describe('differencesOfLogic', () => {
  test('describes each edit, with its path', () => {
    expect(
      describeEdits(
        '{"*": [{"var": "sum"}, 0.002, {"if": [{"<=": [{"var": "age"}, 70]}, 1, 2]}]}',
        '{"*": [{"var": "sum"}, 0.0025, {"if": [{"<=": [{"var": "age"}, 70]}, 1, {"<=": [{"var": "age"}, 72]}, 1.2, 2]}]}',
      ),
    ).toEqual([
      '*.1: 0.002 was changed to 0.0025 in sum × 0.002 × if(age ≤ 70 → 1, else 2).',
      '*.2.if.2: The branch age ≤ 72 → 1.2 was added to if(age ≤ 70 → 1, else 2).',
    ]);
  });

  test('keeps every digit of long numbers', () => {
    expect(describeEdits('[0.12345678901234567890]', '[0.12345678901234567891]')).toEqual([
      '0: 0.12345678901234567890 was changed to 0.12345678901234567891 in [0.12345678901234567890].',
    ]);
  });

  test.each([
    ['equal texts', '{', '{', []],
    ['another format', '{"+": [1, 2]}', '{ "+": [1, 2] }', [': Only the formatting of the logic was changed.']],
    [
      'logic that is not JSON',
      '{"+": [1',
      '1',
      [': The logic was changed. Edits are not shown, as one version is not valid JSON.'],
    ],
    ['an empty text', '1', '', [': The logic was changed. Edits are not shown, as one version is not valid JSON.']],
    [
      'a text that is too long',
      '1',
      `[${'1,'.repeat(logicTextMaxLength / 2)}1]`,
      [': The logic was changed. Edits are not shown, as it is too large.'],
    ],
  ])('has one entry at most for %s', (_what, before, after, described) => {
    expect(describeEdits(before, after)).toEqual(described);
  });

  test('has sentences that can be said in Chinese', () => {
    const [edit] = differencesOfLogic('{"*": [{"var": "base"}, 1.05]}', '{"*": [{"var": "base"}, 1.05, 1.1]}');
    expect(edit && wordInChinese(chineseSentences, edit)).toBe('已在 base × 1.05 加入因子 1.1。');
  });
});
