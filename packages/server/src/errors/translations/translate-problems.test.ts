import { evaluateRule, parseJsonText, sentences } from '@coverwright/rules';
import { describe, expect, test } from 'vitest';
import { say } from '../../sentences/say.ts';
import { toJsonSentence, toSentence } from '../rule-problem.ts';
import { messageLanguageOf, translateProblems } from './translate-problems.ts';
import { chineseSentences } from './zh-hk.ts';

function chinese(message: string): string | undefined {
  return translateProblems([{ code: 'INVALID', message }], 'zh')[0]?.message;
}

test('a message has the language of the first requested locale for which there are messages', () => {
  expect(messageLanguageOf(['zh-HK', 'en-US'])).toBe('zh');
  expect(messageLanguageOf(['fr', 'zh-TW', 'en-US'])).toBe('zh');
  expect(messageLanguageOf(['en-GB', 'zh-HK', 'en-US'])).toBe('en');
  expect(messageLanguageOf(['fr-FR', 'en-US'])).toBe('en');
});

test('English problems are returned unchanged', () => {
  const problems = [{ code: 'INVALID', message: 'The name must be a text.' }] as const;
  expect(translateProblems(problems, 'en')).toEqual(problems);
});

test.each(chineseSentences)('%s', (english, text) => {
  const values = english.split('{}').length - 1;
  const used = [...text.matchAll(/\{(\d)(?::text)?\}/g)].map(([, index]) => Number(index));
  expect(used.every((index) => index < values)).toBe(true);
  const names = 'abcdefgh'.split('');
  const message = english.split('{}').reduce((all, part, index) => `${all}${names[index - 1] ?? ''}${part}`);
  const said = chinese(message) ?? '';
  expect(said).not.toContain('（' + message);
  expect(said).toMatch(/\p{Script=Han}/u);
  for (const index of used) expect(said).toContain(names[index]);
});

describe('a message', () => {
  test('with a reason is worded by its sentence and those inside it, and returned without them', () => {
    const outcome = evaluateRule({ nonsense: [1] }, {});
    const fault = outcome.ok ? [] : [toSentence(outcome.problem)];
    const why = [...fault, say('VARIABLES_NOT_GIVEN', { variables: 'a, b' })];
    expect(translateProblems([{ code: 'INVALID', ...say('PRICE_NOT_CALCULATED', { why }) }], 'zh')).toEqual([
      {
        code: 'INVALID',
        message: '無法計算價格。沒有「nonsense」這個運算子。邏輯讀取了未提供的變數：a, b。',
      },
    ]);
  });

  test('includes line and reason of invalid JSON', () => {
    const parsed = parseJsonText('{"a": 1,\n "b": 2 3}');
    const why = parsed.ok ? [] : [toJsonSentence(parsed)];
    expect(translateProblems([{ code: 'INVALID', ...say('BODY_NOT_JSON', { why }) }], 'zh')).toMatchObject([
      { message: '內文不是有效的 JSON。第 2 行：2 之後欠缺逗號。' },
    ]);
  });

  test('about logic is the same as in the studio', () => {
    const outcome = evaluateRule({ nonsense: [1] }, {});
    expect(chinese(outcome.ok ? '' : outcome.problem.message)).toBe('沒有「nonsense」這個運算子。');
    expect(Object.keys(sentences).length).toBeGreaterThan(60);
  });

  test('without a translation is replaced by the text for its code, followed by the English message', () => {
    expect(chinese('Something new is wrong.')).toBe('內容不正確，請修正後再試。（Something new is wrong.）');
  });

  test.each([
    ['one sentence that could be divided in many ways', `The variable ${'must be  and is . Send '.repeat(15)}`],
    ['many sentences, each of which is known', 'The body is not valid JSON. a. '.repeat(12)],
    ['values that could begin anywhere', `${'Its variables are x. '.repeat(18)}?`],
    ['what a client has sent', `The variable ${'must be  and is . Send '.repeat(80)}`],
  ])('of %s ends', (_what, message) => {
    expect(chinese(message)).toMatch(/\p{Script=Han}/u);
  });

  test("that is longer than the server's own is replaced by the text for its code", () => {
    const sent = 'x'.repeat(400);
    expect(chinese(`The variable ${sent} must be a number and is a text. Send a number.`)).toMatch(/^內容不正確/);
  });
});

test('the first fifty problems are translated', () => {
  const problems = Array.from(
    { length: 51 },
    () => ({ code: 'INVALID', message: 'There is no operator "nonsense".' }) as const,
  );
  const messages = translateProblems(problems, 'zh').map(({ message }) => message);
  expect(messages.slice(49)).toEqual(['沒有「nonsense」這個運算子。', 'There is no operator "nonsense".']);
});
