/** Whether what was typed has torn the Liquid of a text apart, in every locale that was changed. */
import { checkLiquidBalance } from '../../../../ui/rich-text/liquid/liquid-balance.ts';
import type { TornText } from '../../html-text/balance-question.tsx';
import { changedLocales, type LocaleTexts } from './notification-form.ts';

export function findTornTexts(texts: LocaleTexts, saved: LocaleTexts): readonly TornText[] {
  return changedLocales(texts, saved).flatMap((name) => {
    const problems = checkLiquidBalance(saved[name] ?? '', texts[name] ?? '');
    return problems.length > 0 ? [{ name, problems }] : [];
  });
}
