// Releases of products for tests of what requests read, stored as a publication stores them.
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { contentKinds } from '../content-kinds.ts';
import type { Transaction } from '../database/database.ts';
import { announceProductChange } from '../features/products/product-changes.service.ts';
import { indexLiveProducts } from '../features/products/released-products.service.ts';
import type { ProductId } from '../features/products/products.service.ts';
import { withHistory } from '../recording/recorder.ts';
import { findStates } from '../states/released-states.service.ts';
import { setChangeControl } from '../states/change-control.ts';
import { live } from '../request/perspective.ts';
import { toScope } from './given.ts';
import type { TestServer } from './start-test-server.ts';

/** From now on, the tenant works with releases. */
export async function useReleases({ database }: TestServer, tenantId: string): Promise<void> {
  await database.asOwner((transaction) => setChangeControl(transaction, tenantId, 'RELEASES'));
}

interface Released {
  readonly tenantId: string;
  readonly releaseId: string;
  readonly productIds?: readonly ProductId[];
  readonly retired?: readonly ProductId[];
}

/** A release of the present states of products. */
export async function releaseProducts(
  { sql, database, clock }: TestServer,
  { tenantId, releaseId, productIds = [], retired = [] }: Released,
): Promise<void> {
  // What tests store without a request has no history yet.
  const recording = withHistory(database, { kinds: contentKinds, clock: clock.now });
  await recording.write({ tenantId }, async (transaction) => {
    for (const id of productIds) await announceProductChange(transaction, id);
  });
  await sql`insert into releases (tenant_id, id, name, revision, created_at, last_modified_at)
    values (${tenantId}, ${releaseId}, ${releaseId}, 'r', now(), now())`;
  const items = [
    ...productIds.map((id) => ({ itemId: toProductItemId(id), action: 'PUBLISH' })),
    ...retired.map((id) => ({ itemId: toProductItemId(id), action: 'RETIRE' })),
  ];
  for (const { itemId, action } of items) {
    await sql`insert into release_items (tenant_id, release_id, kind, item_id, name, action, number, parts, parts_bytes,
        format, served, compiled, changes)
      select ${tenantId}, ${releaseId}, 'product', ${itemId}, ${itemId}, ${action}, max(number), '{}', 0, 1, '{}', '{}',
        '[]'
      from snapshots where tenant_id = ${tenantId} and kind = 'product' and item_id = ${itemId}`;
  }
}

/** Makes the release live. */
export async function publishProducts({ database, sql }: TestServer, tenantId: string, releaseId: string) {
  const items = await sql<{ item_id: string }>`
    insert into live_items (tenant_id, kind, item_id, release_id, activated_at)
    select tenant_id, kind, item_id, release_id, now() from release_items
    where tenant_id = ${tenantId} and release_id = ${releaseId}
    on conflict (tenant_id, kind, item_id) do update set release_id = excluded.release_id returning item_id`;
  await database.write({ tenantId }, async (transaction: Transaction) => {
    const ids = items.map(({ item_id: itemId }) => itemId);
    const scope = toScope(tenantId, transaction);
    const states = await findStates('product', ids, live, scope);
    await indexLiveProducts(
      ids.map((itemId) => ({ itemId, state: states?.get(itemId) })),
      scope,
    );
  });
}
