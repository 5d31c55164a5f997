// The rate tables that logic looks up, shared with worker threads: their cells are in shared memory, which every thread
// reads without a copy, and indexes once. Pure, except that the latest indexes are cached by the hashes of their tables.
import {
  type Cells,
  type KeyColumn,
  listTables,
  parseLogicText,
  type PreparedTable,
  type PreparedTables,
  prepareTable,
  type RateTable,
  type TableHeader,
  type TableKey,
} from '@coverwright/rules';
import { createByteCache } from '../memory/byte-cache.ts';

/** As JSON, it has no rows: a shared buffer has no members. */
export interface LookupTable {
  readonly name: string;
  /** Equal hashes are equal tables. */
  readonly hash: string;
  /** Whose memory its index is. */
  readonly tenantId: string;
  readonly rowCount: number;
  /** What `shareTable` writes. */
  readonly buffer: SharedArrayBuffer;
}

/** Index, values and rows of the tables that a thread has looked up last. Keep in sync with docs/limits.md. */
export const preparedMaxBytes = 128 * 1024 * 1024;

interface CellsHeader {
  readonly decimals: number;
  readonly texts: readonly string[];
}

interface TableOutline extends TableHeader {
  readonly rowCount: number;
  readonly cells: readonly CellsHeader[];
}

/** Bytes of the length of the outline, and the alignment of the numbers. */
const wordBytes = 8;

/** The length of the outline, the outline as JSON, and the numbers of each column. */
export function shareTable(table: RateTable, { hash, tenantId }: Pick<LookupTable, 'hash' | 'tenantId'>): LookupTable {
  const { name, rowCount } = table;
  const cells = [
    ...table.keys.flatMap((key) => (key.match === 'exact' ? [key.cells] : [key.from, key.to])),
    ...table.values.map((value) => value.cells),
  ];
  const outline: TableOutline = {
    name,
    rowCount,
    keys: table.keys.map(withoutCells),
    values: table.values.map(({ cells: _cells, ...value }) => value),
    cells: cells.map(({ decimals, texts }) => ({ decimals, texts })),
  };
  const text = new TextEncoder().encode(JSON.stringify(outline));
  const start = startOfNumbers(text.length);
  const buffer = new SharedArrayBuffer(start + cells.length * rowCount * wordBytes);
  new Uint32Array(buffer, 0, 1)[0] = text.length;
  new Uint8Array(buffer, wordBytes, text.length).set(text);
  for (const [index, { data }] of cells.entries())
    new Float64Array(buffer, start + index * rowCount * wordBytes, rowCount).set(data);
  return { name, hash, tenantId, rowCount, buffer };
}

function withoutCells({ name, ...key }: TableKey): KeyColumn {
  return key.match === 'exact'
    ? { name, match: key.match, type: key.type }
    : { name, match: key.match, type: key.type };
}

function startOfNumbers(textLength: number): number {
  return wordBytes + Math.ceil(textLength / wordBytes) * wordBytes;
}

/** The table with its cells in the shared memory. */
export function readSharedTable({ buffer }: LookupTable): RateTable {
  const textLength = new Uint32Array(buffer, 0, 1)[0] ?? 0;
  // A decoder does not read shared memory everywhere.
  const text = new TextDecoder().decode(new Uint8Array(buffer, wordBytes, textLength).slice());
  const outline = JSON.parse(text) as TableOutline;
  const { name, rowCount, cells: headers } = outline;
  const start = startOfNumbers(textLength);
  let position = 0;
  const next = (): Cells => {
    const index = position++;
    const { decimals = 0, texts = [] } = headers[index] ?? {};
    return { data: new Float64Array(buffer, start + index * rowCount * wordBytes, rowCount), decimals, texts };
  };
  const keys = outline.keys.map((key): TableKey => {
    return key.match === 'exact' ? { ...key, cells: next() } : { ...key, from: next(), to: next() };
  });
  return { name, rowCount, keys, values: outline.values.map((value) => ({ ...value, cells: next() })) };
}

const prepared = createByteCache<PreparedTable>(preparedMaxBytes);

/** Undefined for logic that looks up none. */
export function prepareTables(tables: readonly LookupTable[] | undefined): PreparedTables | undefined {
  return tables && new Map(tables.map((table) => [table.name, recallTable(table)]));
}

/** Each tenant has its own indexes: none evicts those of another, and the time of an answer reveals nothing about them. */
function recallTable(table: LookupTable): PreparedTable {
  const { hash, tenantId, buffer } = table;
  const key = `${tenantId} ${hash}`;
  const known = prepared.get(key);
  if (known !== undefined) return known;
  const value = prepareTable(readSharedTable(table), hash);
  // An index keeps the shared rows in memory, too.
  const sizeBytes = value.bytes + buffer.byteLength;
  prepared.set(key, { value, sizeBytes, owner: { tenantId, userId: '' } });
  return value;
}

/** Whether logic may look up tables, without parsing it: JSON can write every letter as an escape. */
export function mayLookUp(text: string): boolean {
  return text.includes('"table"') || text.includes('\\u');
}

/** The tables that any of these logics look up; none in what is not valid JSON. */
export function tablesIn(logics: readonly string[]): readonly string[] {
  const names = logics.flatMap((text) => {
    if (!mayLookUp(text)) return [];
    const parsed = parseLogicText(text);
    return parsed.ok ? listTables(parsed.value) : [];
  });
  return [...new Set(names)];
}

/** What distinguishes tables in the keys of caches. */
export function tableKeys(tables: readonly LookupTable[] | undefined): readonly (readonly [string, string])[] {
  return (tables ?? []).map(({ name, hash }) => [name, hash] as const);
}

export function rowsIn(tables: readonly LookupTable[] | undefined): number {
  return (tables ?? []).reduce((sum, { rowCount }) => sum + rowCount, 0);
}
