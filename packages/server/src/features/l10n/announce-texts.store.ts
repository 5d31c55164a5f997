// Announces changes of texts to the history of the products, templates and apps that they belong to, by their keys.
import { type ProductKeyParts, toProductItemId } from '@coverwright/insurance/translation-keys';
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { anyOf } from '../../database/statements/any-of.ts';
import { announceChange } from '../../recording/recorder.ts';

/** To be awaited before texts with these keys are written or removed. */
export async function announceTexts(transaction: Transaction, tenantId: string, keys: Iterable<string>): Promise<void> {
  const all = [...new Set(keys)];
  const of = (prefix: string) => all.filter((key) => key.startsWith(prefix));
  const [ofProducts, ofTemplates, ofApps] = [of('products-'), of('templates-'), of('apps-')];
  if (ofProducts.length > 0) {
    const products = await listProductsOfTexts(transaction, tenantId, ofProducts);
    await announceChange(transaction, { kind: 'product', itemIds: products.map(toProductItemId), parts: ['texts'] });
  }
  if (ofTemplates.length > 0) {
    const itemIds = await listExisting(
      transaction,
      sql`
      select id from templates where tenant_id = ${tenantId} and id = ${anyOf(idsIn(ofTemplates, 'templates-'))}`,
    );
    await announceChange(transaction, { kind: 'template', itemIds, parts: ['texts'] });
  }
  if (ofApps.length > 0) {
    const itemIds = await listExisting(
      transaction,
      sql`
      select app_id as id from apps where tenant_id = ${tenantId} and app_id = ${anyOf(idsIn(ofApps, 'apps-'))}`,
    );
    await announceChange(transaction, { kind: 'app', itemIds, parts: ['texts'] });
  }
}

async function listExisting(transaction: Transaction, statement: SQL): Promise<string[]> {
  const rows = await transaction.execute<{ id: string }>(statement);
  return rows.map(({ id }) => id);
}

/** A type may contain hyphens, so a text of the type a-b may be one of the type a too. */
async function listProductsOfTexts(
  transaction: Transaction,
  tenantId: string,
  keys: readonly string[],
): Promise<ProductKeyParts[]> {
  const versions = new Map<string, { plan: string; version: string }>();
  for (const key of keys) {
    const [plan, version, type] = key.slice('products-'.length).split('|');
    if (plan !== undefined && version !== undefined && type !== undefined) {
      versions.set(JSON.stringify([plan, version]), { plan, version });
    }
  }
  if (versions.size === 0) return [];
  const products = await transaction.execute<{ plan: string; type: string; version: string }>(sql`
    select plan, type, version from products where tenant_id = ${tenantId} and (plan, version) in (
      select plan, version from jsonb_to_recordset(${JSON.stringify([...versions.values()])}::jsonb)
        as versions(plan text, version text))`);
  return products.filter((id) => {
    const prefix = `products-${toProductItemId(id)}-`;
    return keys.some((key) => key.startsWith(prefix));
  });
}

/** Everything up to a hyphen may be the id. */
function idsIn(keys: readonly string[], prefix: string): string[] {
  const ids = new Set<string>();
  for (const key of keys) {
    for (let end = key.indexOf('-', prefix.length); end > 0; end = key.indexOf('-', end + 1)) {
      ids.add(key.slice(prefix.length, end));
    }
  }
  return [...ids];
}
