/** What the keys of a table reveal about the variables that a rule looks up. */
import type { Json } from '../json/json.ts';
import { isExact, type KeyIndex } from '../tables/key-index.ts';
import type { PreparedTable } from '../tables/prepare-table.ts';
import { cellsOfKey, type KeyType, type TableKey } from '../tables/rate-table.ts';
import { dateOf, dayOf, keyAt } from '../tables/table-cells.ts';
import type { Evidence, VariableType } from './variable-evidence.ts';

export const typesOfKeys = {
  text: 'string',
  number: 'number',
  boolean: 'boolean',
  date: 'string',
} as const satisfies Readonly<Record<KeyType, VariableType>>;

/** For a date about which the first row says nothing. */
const anyDate = '2000-01-01';

/** A value that the first row of a table matches, so that examples of all keys lead to a rate. */
function exampleOf(key: TableKey): Json | undefined {
  const [from = null, to = null] = cellsOfKey(key).map((cells) => keyAt(cells, key.type, 0));
  if (from !== null) return from;
  if (typeof to === 'number') return to - 1;
  if (typeof to === 'string') return dateOf(dayOf(to) - 1);
  return key.type === 'date' ? anyDate : undefined;
}

/** Only if every row gives the key: otherwise rows without it match all other texts. */
function choicesOf(index: KeyIndex): readonly string[] {
  if (!isExact(index) || index.key.type !== 'text' || index.rowCodes.includes(-1)) return [];
  return [...index.codes.keys()].map(String);
}

export function addKeyEvidence(evidence: Evidence, { keys }: PreparedTable, name: string): void {
  const index = keys.find(({ key }) => key.name === name);
  if (index === undefined) return;
  const { key } = index;
  const type = typesOfKeys[key.type];
  evidence.types.add(type);
  const example = exampleOf(key);
  if (example !== undefined) evidence.addExample(example);
  if (key.type === 'date' || key.match === 'range') evidence.isOrdered = true;
  for (const choice of choicesOf(index)) evidence.addChoice(choice);
}
