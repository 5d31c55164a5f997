/** The content of a table as bytes, from which a caller calculates a hash: equal bytes are equal tables. */
import { cellsOfKey, type Cells, type RateTable } from './rate-table.ts';

const encoder = new TextEncoder();

/**
 * The same for the same cells, whether their data are lists or typed arrays. Two dictionaries of the same texts in
 * another order count as different. Texts are written as JSON, which also distinguishes broken surrogate pairs.
 */
export function* tableContent(table: RateTable): Generator<Uint8Array> {
  const { name, rowCount } = table;
  const keys = table.keys.map((key) => [key.name, key.match, key.type]);
  const values = table.values.map((value) => [value.name, value.unit, 'default' in value, value.default ?? null]);
  yield textBytes([name, rowCount, keys, values]);
  for (const key of table.keys) for (const cells of cellsOfKey(key)) yield* cellBytes(cells);
  for (const { cells } of table.values) yield* cellBytes(cells);
}

function* cellBytes({ data, decimals, texts }: Cells): Generator<Uint8Array> {
  yield textBytes([data.length, decimals, texts]);
  // NaN has many representations in bits, and 0 has two.
  const numbers = Float64Array.from(data, (value) => (Number.isNaN(value) ? Number.NaN : value + 0));
  yield new Uint8Array(numbers.buffer);
}

/** Ends with a character that JSON text does not contain. */
function textBytes(value: unknown): Uint8Array {
  return encoder.encode(`${JSON.stringify(value)}\0`);
}
