import { describe, expect, test } from 'vitest';
import { createSay, wordInChinese } from './sentence.ts';

const table = {
  UNKNOWN: { en: 'There is no {{kind}} code {{code}}.', zh: '沒有{{kind}}代碼「{{code}}」。' },
  REFUSED: { en: 'It is refused. {{why}}', zh: '被拒絕。{{why}}' },
  BUSY: { en: 'The server is busy.', zh: '伺服器繁忙。' },
} as const;
const say = createSay(table);
const chinese = { UNKNOWN: table.UNKNOWN.zh, REFUSED: table.REFUSED.zh, BUSY: table.BUSY.zh, discount: '折扣' };
const discount = { reason: 'discount', message: 'discount' };
const unknown = say('UNKNOWN', { kind: discount, code: '{{kind}} $&' });

describe('a sentence', () => {
  test('is said in English, with its reason and values', () => {
    expect(unknown).toEqual({
      reason: 'UNKNOWN',
      params: { kind: { reason: 'discount' }, code: '{{kind}} $&' },
      message: 'There is no discount code {{kind}} $&.',
    });
    expect(say('BUSY')).toEqual({ reason: 'BUSY', message: 'The server is busy.' });
  });

  test('may contain others, which are separated as the language does', () => {
    const refused = say('REFUSED', { why: [unknown, say('BUSY')] });
    expect(refused.message).toBe('It is refused. There is no discount code {{kind}} $&. The server is busy.');
    expect(wordInChinese(chinese, refused)).toBe('被拒絕。沒有折扣代碼「{{kind}} $&」。伺服器繁忙。');
    expect(say('REFUSED', { why: [] }).message).toBe('It is refused. ');
  });

  test('has no translation if a part of it has none', () => {
    expect(wordInChinese({ UNKNOWN: table.UNKNOWN.zh }, unknown)).toBeUndefined();
    expect(wordInChinese(chinese, { reason: 'toString' })).toBeUndefined();
  });
});
