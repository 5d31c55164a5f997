// The problem of a value in the words of its field, whose label already names it.
import type { Sentence } from '../problems/sentence.ts';
import type { Input } from './input.ts';
import { sayOfInput } from './input-sentences.ts';

type FieldInput = Pick<Input, 'type' | 'minimum' | 'maximum' | 'minItems' | 'maxItems'>;

export function fieldSentence({ reason }: Pick<Sentence, 'reason'>, input: FieldInput): Sentence {
  if (reason === 'INPUT_MISSING') return sayOfInput('ENTER_SOMETHING');
  const { type, minimum, maximum, minItems, maxItems } = input;
  if (type === 'choice') return sayOfInput('ENTER_CHOICE');
  if (type === 'date') return sayOfInput('ENTER_DATE');
  if (type === 'boolean') return sayOfInput('ENTER_BOOLEAN');
  if (type === 'text') return sayOfInput('ENTER_TEXT');
  if (type === 'list') {
    if (reason === 'INPUT_ENTRIES_MIN' && minItems !== undefined)
      return sayOfInput('ENTER_ENTRIES_MIN', { least: minItems });
    if (reason === 'INPUT_ENTRIES_MAX' && maxItems !== undefined)
      return sayOfInput('ENTER_ENTRIES_MAX', { most: maxItems });
    return sayOfInput('ENTER_LIST');
  }
  if (reason === 'INPUT_TYPE_WRONG') return sayOfInput(type === 'integer' ? 'ENTER_INTEGER' : 'ENTER_NUMBER');
  if (minimum !== undefined && maximum !== undefined)
    return sayOfInput('ENTER_OUTSIDE', { least: minimum, most: maximum });
  return minimum === undefined
    ? sayOfInput('ENTER_TOO_LARGE', { most: maximum ?? 0 })
    : sayOfInput('ENTER_TOO_SMALL', { least: minimum });
}
