/** Reads the rate tables that the logic of a product looks up, for tests in the browser. */
import { parseJsonText, type KeyColumn, type TableHeader, type ValueColumn } from '@coverwright/rules';
import { useCallback, useRef } from 'react';
import { useApi } from '../../api/api-context.ts';
import type { Api } from '../../api/client.ts';
import { TestTableRowsDocument, TestTablesDocument, type TestTablesQuery } from '../../api/generated/operations.ts';
import type { ProductKey } from '../../paths/products.ts';
import type { ReadTables, TestTable } from '../../ui/logic-editor/logic-test/test-tables.ts';

type List = NonNullable<NonNullable<TestTablesQuery['products_2']>['list']>;
type OutlinedTable = NonNullable<List[number]>['rateTables'][number];

/** The most rows that one request returns. */
const windowRows = 10_000;

/** Tables that have not changed since the last test are not read again. */
export function useReadTables({ plan, type, version }: ProductKey): ReadTables {
  const api = useApi();
  const last = useRef<readonly TestTable[]>([]);
  return useCallback(
    async (names) => {
      const key = { plan, type, version };
      const { products_2 } = await api.request(TestTablesDocument, { ...key, names: [...names] });
      const outlines = products_2?.list?.[0]?.rateTables ?? [];
      const tables: TestTable[] = [];
      for (const outline of outlines) {
        const known = last.current.find(({ hash }) => hash === outline.hash);
        tables.push(known ?? (await readRows(api, key, outline)));
      }
      last.current = tables;
      return tables;
    },
    [api, plan, type, version],
  );
}

async function readRows(api: Api, key: ProductKey, outline: OutlinedTable): Promise<TestTable> {
  const { name, hash, rowCount } = outline;
  const rows: string[] = [];
  let readHash = hash;
  for (let skip = 0; skip < rowCount; skip += windowRows) {
    const { products_2 } = await api.request(TestTableRowsDocument, { ...key, name, skip, limit: windowRows });
    const table = products_2?.list?.[0]?.rateTables[0];
    if (table === undefined) continue;
    rows.push(table.rows.rowsJsonString);
    readHash = table.hash;
  }
  // A table that another user has changed in the meantime is read again by the next test.
  return { hash: readHash === hash ? hash : `${hash} ${readHash}`, header: toHeader(outline), rows };
}

const matches = { EXACT: 'exact', RANGE: 'range' } as const;
const types = { TEXT: 'text', NUMBER: 'number', BOOLEAN: 'boolean', DATE: 'date' } as const;
const units = { AMOUNT: 'amount', FACTOR: 'factor', PERCENT: 'percent', TEXT: 'text' } as const;

function toHeader({ name, keys, values }: OutlinedTable): TableHeader {
  return { name, keys: keys.map(toKey), values: values.map(toValue) };
}

function toKey({ name, match, type }: OutlinedTable['keys'][number]): KeyColumn {
  const [how, what] = [matches[match], types[type]];
  if (how === 'exact') return { name, match: how, type: what };
  return { name, match: how, type: what === 'date' ? 'date' : 'number' };
}

function toValue({ name, unit, currency, defaultJsonString }: OutlinedTable['values'][number]): ValueColumn {
  const kind = units[unit];
  return {
    name,
    unit: kind === 'amount' ? { kind, currency: currency ?? '' } : { kind },
    ...toDefault(defaultJsonString),
  };
}

function toDefault(text: string | null | undefined): Pick<ValueColumn, 'default'> {
  const parsed = parseJsonText(text ?? '');
  if (!parsed.ok) return {};
  const { value } = parsed;
  return typeof value === 'string' || typeof value === 'number' || value === null ? { default: value } : {};
}
