import i18next from 'i18next';
import { expect, test } from 'vitest';
import zh from '../../../locales/zh-HK/sentences.json' with { type: 'json' };
import { wordProblem } from './problem-words.ts';
import { checkColumns, emptyColumn } from './table-columns.ts';

test('problems are worded in Chinese, with their values', async () => {
  await i18next.init({ lng: 'zh-HK', resources: { 'zh-HK': { sentences: zh } } });
  const key = { ...emptyColumn('1', 'exact', ''), name: 'zone' };
  const value = { ...emptyColumn('2', 'value', 'HKD'), name: 'zone' };
  const [problem] = checkColumns('t', [key, value]);
  expect(problem && wordProblem(problem)).toBe('有兩欄的名稱同為「zone」。');
});
