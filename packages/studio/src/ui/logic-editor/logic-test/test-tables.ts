/** The rate tables of a test: as they are sent to the worker, and ready for lookups. */
import {
  isJsonList,
  parseJsonText,
  prepareTable,
  readTable,
  type Json,
  type PreparedTable,
  type PreparedTables,
  type TableHeader,
} from '@coverwright/rules';

export interface TestTable {
  /** Equal hashes are equal tables. */
  readonly hash: string;
  readonly header: TableHeader;
  /** Lists of rows as JSON text, which together are all rows. */
  readonly rows: readonly string[];
}

/** The tables with these names as they are stored, without those that do not exist. */
export type ReadTables = (names: readonly string[]) => Promise<readonly TestTable[]>;

/** Tables of the last test, since the index of a large one takes longer than a test. */
let lastPrepared: ReadonlyMap<string, PreparedTable> = new Map();

export function prepareTestTables(tables: readonly TestTable[]): PreparedTables {
  const prepared = new Map(
    tables.map((table) => [table.hash, lastPrepared.get(table.hash) ?? prepareTable(toTable(table), table.hash)]),
  );
  lastPrepared = prepared;
  return new Map([...prepared.values()].map((one) => [one.table.name, one]));
}

function toTable({ header, rows }: TestTable) {
  return readTable(header, rows.flatMap(listsIn)).table;
}

function listsIn(text: string): readonly (readonly Json[])[] {
  const parsed = parseJsonText(text);
  return parsed.ok && isJsonList(parsed.value) ? parsed.value.filter(isJsonList) : [];
}
