import i18next from 'i18next';
import { expect, it } from 'vitest';
import { startTextsIn } from '../../../testing/start-texts.ts';
import { describeLiquidProblem } from './describe-liquid-problem.ts';

it.each([
  ['en-US', 'Switch on Dev mode to write a loop around a table row.'],
  ['zh-HK', '如要為表格的列撰寫迴圈，請開啟開發模式。'],
] as const)('says in %s what to do about an unbalanced loop, and of that alone', async (locale, hint) => {
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
