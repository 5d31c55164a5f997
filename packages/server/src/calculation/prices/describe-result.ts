import { isLongNumber } from '@coverwright/insurance/long-number';
import type { Sentence } from '@coverwright/insurance/sentence';
import { isJsonList, type Json } from '@coverwright/rules';
import { type Word, word } from '../../sentences/say.ts';

/** Describes a result that is not a number although one was required. */
export function describeResult(value: Json): Sentence {
  return word(wordFor(value));
}

function wordFor(value: Json): Word {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'number') return 'a number';
  if (isLongNumber(value)) return 'a number with too many digits';
  return isJsonList(value) ? 'a list' : 'an object';
}
