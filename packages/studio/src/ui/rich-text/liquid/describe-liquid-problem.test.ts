import i18next from 'i18next';
import { expect, it } from 'vitest';
import { startTextsIn } from '../../../testing/start-texts.ts';
import { describeLiquidProblem } from './describe-liquid-problem.ts';

it.each([
  ['en-US', 'Use Advanced, Repeat this row for a loop around a table row, or write it in Dev mode.'],
  ['zh-HK', '如要重複表格的列，請使用「進階」中的「為每個項目重複此列」，或在開發模式中撰寫迴圈。'],
] as const)('explains in %s how to fix an unbalanced loop, but no other problem', async (locale, hint) => {
  await startTextsIn(locale);
  const t = i18next.getFixedT(locale, 'richText');
  const [apart, unclosed] = (['apart', 'unclosed'] as const).map((code) => ({ code, tag: 'for', line: 3 }));
  if (!apart || !unclosed) throw new Error('There are two problems');
  expect(i18next.t('htmlPdf:apartHint')).toBe(hint);
  expect(describeLiquidProblem(t, apart, hint)).toBe(
    `${describeLiquidProblem(t, apart)}${locale === 'en-US' ? ' ' : ''}${hint}`,
  );
  expect(describeLiquidProblem(t, unclosed, hint)).toBe(describeLiquidProblem(t, unclosed));
});
