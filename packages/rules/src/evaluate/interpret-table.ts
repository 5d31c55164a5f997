import { isJsonObject, type Json } from '../json/json.ts';
import { invalidArguments, type Run } from '../problems/failures.ts';
import { cellOf, findRow } from '../tables/find-row.ts';
import { findCalled } from '../tables/find-called.ts';
import { toTableCall } from '../tables/table-call.ts';

/**
 * Looks up a rate. Its keys are always calculated exactly: with binary numbers, 0.7 + 0.1 would be below a band that
 * begins at 0.8.
 */
export function evaluateTable(argument: Json, evaluateKeys: (keys: Json) => unknown, run: Run): unknown {
  const call = toTableCall(argument);
  if (call === undefined) throw invalidArguments('table');
  const { prepared, column } = findCalled(call, run.tables);
  const keys = evaluateKeys(call.inputs);
  const values = prepared.table.keys.map(({ name, type }) => {
    const value = isJsonObject(keys) ? keys[name] : undefined;
    run.observer?.onKey?.('table', argument, call.keys[name] ?? null, value, type);
    return value;
  });
  const row = findRow(prepared, column, values, run);
  const value = cellOf(prepared, column, row);
  run.observer?.onRow?.(call.name, row < 0 ? undefined : row + 1);
  return value;
}
