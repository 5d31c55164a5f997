import { evaluateRule, parseJsonText } from '@coverwright/rules';
import { describe, expect, test } from 'vitest';
import { toJsonSentence, toSentence } from '../errors/rule-problem.ts';
import { messageLanguageOf, wordProblems } from './language.ts';
import { say } from './say.ts';

test('a message has the language of the first requested locale for which there are messages', () => {
  expect(messageLanguageOf(['zh-HK', 'en-US'])).toBe('zh');
  expect(messageLanguageOf(['fr', 'zh-TW', 'en-US'])).toBe('zh');
  expect(messageLanguageOf(['en-GB', 'zh-HK', 'en-US'])).toBe('en');
  expect(messageLanguageOf(['fr-FR', 'en-US'])).toBe('en');
});

describe('a problem', () => {
  test('is worded by its reason and those inside it, and returned without them', () => {
    const outcome = evaluateRule({ nonsense: [1] }, {});
    const fault = outcome.ok ? [] : [toSentence(outcome.problem)];
    const why = [...fault, say('VARIABLES_NOT_GIVEN', { variables: 'a, b' })];
    const problems = [{ code: 'INVALID', ...say('PRICE_NOT_CALCULATED', { why }), path: 'values' }];
    expect(wordProblems(problems, 'zh')).toEqual([
      {
        code: 'INVALID',
        message: '無法計算價格。沒有「nonsense」這個運算子。邏輯讀取了未提供的變數：a, b。',
        path: 'values',
      },
    ]);
    expect(wordProblems(problems, 'en')).toEqual([{ code: 'INVALID', message: problems[0]?.message, path: 'values' }]);
  });

  test('includes line and reason of invalid JSON', () => {
    const parsed = parseJsonText('{"a": 1,\n "b": 2 3}');
    const why = parsed.ok ? [] : [toJsonSentence(parsed)];
    expect(wordProblems([say('BODY_NOT_JSON', { why })], 'zh')).toEqual([
      { message: '內文不是有效的 JSON。第 2 行：2 之後欠缺逗號。' },
    ]);
  });
});
