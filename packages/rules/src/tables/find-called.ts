/** Finds what a lookup in a rule names. Everything that does not exist is a failure that says what was probably meant. */
import { tableLimits } from './table-limits.ts';
import { editDistance } from '@coverwright/insurance/edit-distance';
import { RuleThrow } from '../problems/failures.ts';
import { say, type EnglishSentence } from '../problems/sentences.ts';
import type { PreparedColumn, PreparedTable, PreparedTables } from './prepare-table.ts';
import type { LookedUpTable } from './rate-table.ts';
import type { TableCall } from './table-call.ts';

/** Limits the search for similar names. */
const maxNames = 200;

function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  const limit = wanted.length <= 2 ? 0 : wanted.length <= 5 ? 1 : 2;
  let best: { readonly name: string; readonly edits: number } | undefined;
  if (wanted.length > tableLimits.maxCellLength) return undefined;
  const lower = wanted.toLowerCase();
  for (const name of [...names].slice(0, maxNames)) {
    const edits = editDistance(lower, name.toLowerCase(), limit);
    if (edits <= limit && edits < (best?.edits ?? Infinity)) best = { name, edits };
  }
  return best?.name;
}

export function unknownTable(table: string, names: Iterable<string>): EnglishSentence {
  const near = nearestName(table, names);
  return near === undefined ? say('TABLE_UNKNOWN', { table }) : say('TABLE_MISSPELT', { table, near });
}

export function unknownColumn({ name: table, values }: LookedUpTable, column: string): EnglishSentence {
  const near = nearestName(
    column,
    values.map(({ name }) => name),
  );
  if (near === undefined) return say('TABLE_COLUMN_UNKNOWN', { table, column });
  return say('TABLE_COLUMN_MISSPELT', { table, column, near });
}

export function unknownKey({ name: table, keys }: LookedUpTable, key: string): EnglishSentence {
  const near = nearestName(
    key,
    keys.map(({ name }) => name),
  );
  return near === undefined
    ? say('TABLE_KEY_UNKNOWN', { table, key })
    : say('TABLE_KEY_MISSPELT', { table, key, near });
}

/** The names of keys that the table does not have, and the keys of the table that the call does not name. */
export function differingKeys({ keys }: LookedUpTable, call: TableCall) {
  const named = Object.keys(call.keys);
  return {
    unknown: named.filter((key) => !keys.some(({ name }) => name === key)),
    missing: keys.map(({ name }) => name).filter((name) => !Object.hasOwn(call.keys, name)),
  };
}

export interface Called {
  readonly prepared: PreparedTable;
  readonly column: PreparedColumn;
}

function failed(sentence: EnglishSentence): RuleThrow {
  return new RuleThrow('UNKNOWN_TABLE', sentence, { type: 'UNKNOWN_TABLE' });
}

export function findCalled(call: TableCall, tables: PreparedTables | undefined): Called {
  if (tables === undefined) throw failed(say('TABLES_NOT_HERE', { table: call.name }));
  const prepared = tables.get(call.name);
  if (prepared === undefined) throw failed(say('TABLE_UNKNOWN', { table: call.name }));
  const { table } = prepared;
  const column = prepared.columns.get(call.column);
  if (column === undefined) throw failed(unknownColumn(table, call.column));
  const { unknown, missing } = differingKeys(table, call);
  const [first] = unknown;
  if (first !== undefined) throw failed(unknownKey(table, first));
  const [absent] = missing;
  if (absent !== undefined) throw failed(say('TABLE_KEY_MISSING', { table: table.name, key: absent }));
  return { prepared, column };
}
