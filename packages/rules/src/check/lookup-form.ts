/** How a lookup in a rate table is written in a formula, with the declared names that are obviously its keys. */
import { isBarePath } from '../formula/notation.ts';
import type { LookedUpTable } from '../tables/rate-table.ts';

/** Of a table, such as `table("travel_base", {zone: trip.zone, days: …}, "amount")`. */
export function lookupForm({ name, keys, values }: LookedUpTable, variables: readonly string[]): string {
  const written = keys.map((key) => `${keyInFormula(key.name)}: ${variableForKey(key.name, variables) ?? '…'}`);
  return `table(${JSON.stringify(name)}, {${written.join(', ')}}, ${JSON.stringify(values[0]?.name ?? '…')})`;
}

export function keyInFormula(key: string): string {
  return isBarePath(key) && !key.includes('.') ? key : JSON.stringify(key);
}

/** The only variable whose last name is that of the key: `trip.zone` for `zone`. */
export function variableForKey(key: string, variables: readonly string[]): string | undefined {
  const found = variables.filter((path) => path === key || path.endsWith(`.${key}`));
  return found.length === 1 ? found[0] : undefined;
}
