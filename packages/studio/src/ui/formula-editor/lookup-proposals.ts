/** A lookup in a rate table as it is proposed: complete but for the keys whose variable is not obvious. */
import { keyInFormula, variableForKey } from '@coverwright/rules';
import type { TableWords } from '../logic-editor/views/logic-words.ts';
import { proposalOrder, type FormulaProposal } from './formula-proposal.ts';

const columnsMax = 20;

/** One for each column. The cursor is at the first key without a value, or else at the end. */
export function lookupProposals(table: TableWords, variables: readonly string[]): readonly FormulaProposal[] {
  return table.columns.slice(0, columnsMax).map((column) => {
    const keys = table.keys.map((key) => {
      const value = variableForKey(key, variables) ?? '';
      return { start: `${keyInFormula(key)}: `, value };
    });
    const head = `table(${JSON.stringify(table.name)}, {`;
    const insert = `${head}${keys.map(({ start, value }) => start + value).join(', ')}}, ${JSON.stringify(column)})`;
    const open = keys.findIndex(({ value }) => value === '');
    const before = keys.slice(0, open).map(({ start, value }) => `${start}${value}, `);
    const cursor = open < 0 ? insert.length : head.length + before.join('').length + (keys[open]?.start.length ?? 0);
    const label = `table(${JSON.stringify(table.name)}, ${JSON.stringify(column)})`;
    return {
      kind: 'table',
      order: proposalOrder.table,
      label,
      insert,
      cursor,
      operator: 'table',
      detail: table.keys.join(', '),
    };
  });
}
