import { inputsOfKeys } from '@coverwright/rules';
import { useMemo } from 'react';
import type { TableRules } from '../check/checked-table.ts';
import { toHeader, type TableColumn } from '../columns/table-columns.ts';
import type { TableUses } from './table-uses.api.ts';

/** @param columns the same list as long as they have not changed */
export function useTableRules(name: string, columns: readonly TableColumn[], uses: TableUses | undefined): TableRules {
  return useMemo(() => {
    const header = toHeader(name, columns);
    const rules = (uses?.logic ?? []).map(({ rule }) => rule);
    return { header, inputs: inputsOfKeys(header, rules, uses?.inputs ?? []) };
  }, [name, columns, uses]);
}
