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

export function addKeyEvidence(evidence: Evidence, { table, keys }: PreparedTable, name: string): void {
  const index = keys.find(({ key }) => key.name === name);
  if (index === undefined) return;
  const { key } = index;
  const type = typesOfKeys[key.type];
  evidence.types.add(type);
  evidence.addLookedUp(table.name, name);
  const example = exampleOf(key);
  if (example !== undefined) evidence.addExample(example);
  if (key.type === 'date' || key.match === 'range') evidence.isOrdered = true;
  for (const choice of choicesOf(index)) evidence.addChoice(choice);
}

/** What the rows of a table have for a key. */
export interface KeyValues {
  /** Distinct, in the order of the rows: of an exact key its cells, of a range its ends. */
  readonly values: readonly Json[];
  /** There are more values than were asked for. */
  readonly isCut: boolean;
  /** A row matches every value, as its cell is empty; of a range, both. */
  readonly hasAny: boolean;
}

/** @returns undefined if the table has no such key */
export function valuesOfKey({ table }: PreparedTable, name: string, atMost: number): KeyValues | undefined {
  const key = table.keys.find((one) => one.name === name);
  if (key === undefined) return undefined;
  const columns = cellsOfKey(key);
  const values = new Set<string | number | boolean>();
  let [isCut, hasAny] = [false, false];
  for (let row = 0; row < table.rowCount; row += 1) {
    const cells = columns.map((column) => keyAt(column, key.type, row));
    hasAny ||= cells.every((cell) => cell === null);
    for (const cell of cells) {
      if (cell === null || values.has(cell)) continue;
      if (values.size < atMost) values.add(cell);
      else isCut = true;
    }
  }
  return { values: [...values], isCut, hasAny };
}
