// A day from which a version applies, or on which a cover starts, as users send it. Pure.
import { effectiveYears, faultOfDay } from '@coverwright/insurance/effective-version';
import { shorten } from '@coverwright/insurance/shorten';
import type { Problem } from './user-error.ts';
import { say } from '../sentences/say.ts';

const shownLength = 100;

export function validateDay(text: string, path: string): Problem[] {
  const fault = faultOfDay(text);
  if (fault === undefined) return [];
  const shown = shorten(text, shownLength);
  const sentence =
    fault === 'NOT_A_DAY'
      ? say('DAY_INVALID', { text: shown })
      : say('DAY_OUT_OF_RANGE', { text: shown, first: `${effectiveYears.first}`, last: `${effectiveYears.last}` });
  return [{ code: 'INVALID', ...sentence, path }];
}
