/** Finds texts whose Liquid the edits have left unbalanced, in every changed locale. */
import { checkLiquidBalance } from '../../../../ui/rich-text/liquid/liquid-balance.ts';
import type { UnbalancedText } from '../../html-text/balance-question.tsx';
import { changedLocales, type LocaleTexts } from './notification-form.ts';

export function findUnbalancedTexts(texts: LocaleTexts, saved: LocaleTexts): readonly UnbalancedText[] {
  return changedLocales(texts, saved).flatMap((name) => {
    const problems = checkLiquidBalance(saved[name] ?? '', texts[name] ?? '');
    return problems.length > 0 ? [{ name, problems }] : [];
  });
}
