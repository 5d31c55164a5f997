/** The keys of a table's row in words, such as `zone asia, days from 5 to below 8`. */
import { createSay, type Sentence } from '@coverwright/insurance/sentence';
import { shorten } from '@coverwright/insurance/shorten';
import type { RateTable, TableKey } from '../tables/rate-table.ts';
import { keyAt } from '../tables/table-cells.ts';
import { explanationSentences } from './sentences.ts';

const say = createSay(explanationSentences);
const maxShownLength = 40;

/** @param row from 0 @returns one sentence for each key that has no cell for any value */
export function rowInWords({ keys }: RateTable, row: number): Sentence[] {
  return keys.flatMap((key) => keyInWords(key, row) ?? []);
}

function keyInWords(key: TableKey, row: number): Sentence | undefined {
  const name = shorten(key.name, maxShownLength);
  if (key.match === 'exact') {
    const value = keyAt(key.cells, key.type, row);
    return value === null ? undefined : say('KEY_IS', { key: name, value: shorten(String(value), maxShownLength) });
  }
  const [from, to] = [keyAt(key.from, key.type, row), keyAt(key.to, key.type, row)];
  const isDate = key.type === 'date';
  if (to === null) return from === null ? undefined : say('KEY_FROM', { key: name, from: String(from) });
  if (from === null) return say(isDate ? 'KEY_BEFORE' : 'KEY_BELOW', { key: name, to: String(to) });
  const ends = { from: String(from), to: String(to) };
  return say(isDate ? 'KEY_BETWEEN_DATES' : 'KEY_FROM_TO', { key: name, ...ends });
}
