import type { TFunction } from 'i18next';
import type { LiquidProblem } from './liquid-balance.ts';

/**
 * Uses texts of the namespace richText.
 * @param apartHint how to fix a block whose start and end are in different parts
 */
export function describeLiquidProblem(
  t: TFunction<'richText'>,
  { code, tag, line }: LiquidProblem,
  apartHint?: string,
): string {
  const text = t(`balance.${code}`, { tag, line });
  return code === 'apart' && apartHint !== undefined ? t('balance.withHint', { text, hint: apartHint }) : text;
}
