// Releases of templates for tests of what requests read, stored as a publication stores them.
import { indexTemplates } from '../features/templates/states/template-states.service.ts';
import { live } from '../request/perspective.ts';
import { setChangeControl } from '../states/change-control.ts';
import { findStates } from '../states/released-states.service.ts';
import type { TestServer } from './start-test-server.ts';

interface Released {
  readonly tenantId: string;
  readonly releaseId: string;
  readonly templateIds?: readonly string[];
  readonly retired?: readonly string[];
}

/** From now on, the tenant works with releases. */
export async function useReleases({ database }: TestServer, tenantId: string): Promise<void> {
  await database.asOwner((transaction) => setChangeControl(transaction, tenantId, 'RELEASES'));
}

/** A release of the present states of templates. */
export async function releaseTemplates(
  { sql }: TestServer,
  { tenantId, releaseId, templateIds = [], retired = [] }: Released,
): Promise<void> {
  await sql`insert into releases (tenant_id, id, name, revision, created_at, last_modified_at)
    values (${tenantId}, ${releaseId}, ${releaseId}, 'r', now(), now())`;
  const items = [
    ...templateIds.map((itemId) => ({ itemId, action: 'PUBLISH' })),
    ...retired.map((itemId) => ({ itemId, action: 'RETIRE' })),
  ];
  for (const { itemId, action } of items) {
    await sql`insert into release_items (tenant_id, release_id, kind, item_id, name, action, number, snapshot, served, compiled, changes)
      select ${tenantId}, ${releaseId}, 'template', ${itemId}, ${itemId}, ${action}, max(number), '{}', '{}', '{}', '[]'
      from snapshots where tenant_id = ${tenantId} and kind = 'template' and item_id = ${itemId}`;
  }
}

/** Makes the release live. */
export async function publishTemplates({ database, sql }: TestServer, tenantId: string, releaseId: string) {
  const items = await sql<{ item_id: string }>`
    insert into live_items (tenant_id, kind, item_id, release_id, activated_at)
    select tenant_id, kind, item_id, release_id, now() from release_items
    where tenant_id = ${tenantId} and release_id = ${releaseId}
    on conflict (tenant_id, kind, item_id) do update set release_id = excluded.release_id returning item_id`;
  await database.write({ tenantId }, async (transaction) => {
    const ids = items.map(({ item_id: itemId }) => itemId);
    const scope = { transaction, caller: { tenantId } };
    const states = await findStates('template', ids, live, scope);
    await indexTemplates(
      ids.map((itemId) => ({ itemId, state: states?.get(itemId) })),
      scope,
    );
  });
}
