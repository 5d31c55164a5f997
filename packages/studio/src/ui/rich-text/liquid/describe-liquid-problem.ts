import type { TFunction } from 'i18next';
import type { LiquidProblem } from './liquid-balance.ts';

/**
 * In words of the namespace richText.
 * @param apartHint what to do where start and end are in different parts
 */
export function describeLiquidProblem(
  t: TFunction<'richText'>,
  { code, tag, line }: LiquidProblem,
  apartHint?: string,
): string {
  const text = t(`balance.${code}`, { tag, line });
  return code === 'apart' && apartHint !== undefined ? t('balance.withHint', { text, hint: apartHint }) : text;
}
