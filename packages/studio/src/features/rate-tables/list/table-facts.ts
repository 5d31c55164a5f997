import type { ListedTable } from '../rate-tables.api.ts';

/** The names of the keys or of the values. */
export function namesOf({ columns }: ListedTable, what: 'keys' | 'values'): string {
  return columns
    .filter(({ use }) => (use === 'value') === (what === 'values'))
    .map(({ name }) => name)
    .join(', ');
}
