// A rate table cannot be deleted while logic of its product looks it up, and is renamed together with the lookups.
import type { Sentence } from '@coverwright/insurance/sentence';
import { checkTableHeader, type TableProblem } from '@coverwright/rules';
import { requireRevision } from '../../errors/revision.ts';
import { throwIfAny, UserError } from '../../errors/user-error.ts';
import type { MutationdeleteRateTableArgs, MutationrenameRateTableArgs } from '../../graphql/generated/schema-types.ts';
import { toAuthorship } from '../../request/context.ts';
import { say } from '../../sentences/say.ts';
import { type CodeRule, listCodeRules, replaceCodeRules } from '../codes/codes.service.ts';
import { listPriceLogics, type PriceLogic, replacePriceLogic } from '../pricing/pricing.service.ts';
import { listUnderwritingRules } from '../products/product-fields.service.ts';
import * as rows from '../products/product-rows.service.ts';
import { type ProductId, productKey, type ProductScope, touchProduct } from '../products/products.service.ts';
import {
  removeRateTable,
  renameStoredTable,
  requireOtherName,
  requireRateTable,
  toRevised,
  toTableProblem,
} from '../rate-tables/rate-tables.service.ts';
import { looksUp, renameLookups } from './renamed-lookups.ts';

export async function renameRateTable(
  { productId, name, newName, expectedRevision }: MutationrenameRateTableArgs,
  scope: ProductScope,
): Promise<{ readonly revision: string; readonly warnings: readonly TableProblem[] }> {
  const id = await touchProduct(productId, scope);
  const table = await requireRateTable(id, name, scope);
  requireRevision(expectedRevision, toRevised(table), 'rate table');
  throwIfAny(checkTableHeader({ ...table, name: newName }).map((problem) => toTableProblem(problem, 'newName')));
  await requireOtherName(id, newName, 'newName', scope);
  const saved = await renameStoredTable(table, newName, scope);
  await renameInLogic(id, { from: name, to: newName }, scope);
  return saved;
}

export async function deleteRateTable(
  { productId, name, expectedRevision }: MutationdeleteRateTableArgs,
  scope: ProductScope,
): Promise<void> {
  const id = await touchProduct(productId, scope);
  const table = await requireRateTable(id, name, scope);
  requireRevision(expectedRevision, toRevised(table), 'rate table');
  const uses = usesOf(await readLogic(id, scope), name);
  if (uses.length > 0) throw new UserError({ code: 'INVALID', ...say('TABLE_IN_USE', { name, uses }), path: 'name' });
  await removeRateTable(table, scope);
}

interface Logic {
  readonly pricing: PriceLogic | undefined;
  readonly underwriting: string | null;
  readonly codes: readonly CodeRule[];
}

async function readLogic(id: ProductId, scope: ProductScope): Promise<Logic> {
  const key = productKey(id);
  const [prices, rules, codes] = await Promise.all([
    listPriceLogics([id], scope),
    listUnderwritingRules([id], scope),
    listCodeRules([id], scope),
  ]);
  return { pricing: prices.get(key), underwriting: rules.get(key) ?? null, codes: codes.get(key) ?? [] };
}

function usesOf({ pricing, underwriting, codes }: Logic, table: string): readonly Sentence[] {
  return [
    ...(looksUp(pricing?.amountLogic ?? '', table) ? [say('TABLE_USED_BY_PRICING')] : []),
    ...(looksUp(underwriting ?? '', table) ? [say('TABLE_USED_BY_UNDERWRITING')] : []),
    ...codes
      .filter(({ calculationLogic }) => looksUp(calculationLogic, table))
      .map(({ code }) => say('TABLE_USED_BY_CODE', { code })),
  ];
}

/** The revision of logic that does not look up the table remains. */
async function renameInLogic(
  id: ProductId,
  { from, to }: { readonly from: string; readonly to: string },
  scope: ProductScope,
): Promise<void> {
  const { pricing, underwriting, codes } = await readLogic(id, scope);
  const renamed = (text: string) => (looksUp(text, from) ? renameLookups(text, from, to) : text);
  if (pricing !== undefined && looksUp(pricing.amountLogic, from))
    await replacePriceLogic(id, { ...pricing, amountLogic: renamed(pricing.amountLogic) }, scope);
  if (underwriting !== null && looksUp(underwriting, from)) {
    const change = { underwritingRules: renamed(underwriting) };
    await rows.updateProduct(scope.transaction, toAuthorship(scope), id, change);
  }
  if (codes.some(({ calculationLogic }) => looksUp(calculationLogic, from))) {
    const changed = codes.map((rule) => ({ ...rule, calculationLogic: renamed(rule.calculationLogic) }));
    await replaceCodeRules(id, changed, scope);
  }
}
