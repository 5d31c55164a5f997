import type { TFunction } from 'i18next';
import type { LiquidProblem } from './liquid-balance.ts';

/** In words of the namespace richText. */
export function describeLiquidProblem(t: TFunction<'richText'>, { code, tag, line }: LiquidProblem): string {
  return t(`balance.${code}`, { tag, line });
}
