// Logic that is saved can look up only what the tables of its product have.
import { checkRule, parseLogicText, type TableHeader } from '@coverwright/rules';
import { mayLookUp } from '../../calculation/lookup-tables.ts';
import { toFindingProblem } from '../../errors/rule-problem.ts';
import { type Problem, throwIfAny } from '../../errors/user-error.ts';
import type { Scope } from '../../request/context.ts';
import { type ProductId, productKey } from '../products/products.service.ts';
import { listRateTables } from './rate-tables.service.ts';

/** Lookups of tables, keys and columns that are not among these. Text that is not JSON is reported elsewhere. */
export function validateLookups(text: string, path: string, tables: ReadonlyMap<string, TableHeader>): Problem[] {
  const parsed = mayLookUp(text) ? parseLogicText(text) : undefined;
  if (!parsed?.ok) return [];
  return checkRule(parsed.value, { tables })
    .filter(({ code }) => code === 'UNKNOWN_TABLE')
    .map((finding) => toFindingProblem(finding, text, path));
}

/** Throws INVALID for each of them in the logic of a locked product. */
export async function requireKnownLookups(
  id: ProductId,
  text: string | null | undefined,
  path: string,
  scope: Pick<Scope, 'transaction' | 'caller'>,
): Promise<void> {
  if (text === null || text === undefined || !mayLookUp(text)) return;
  const tables = (await listRateTables([id], scope)).get(productKey(id)) ?? [];
  throwIfAny(validateLookups(text, path, new Map(tables.map((table) => [table.name, table]))));
}
