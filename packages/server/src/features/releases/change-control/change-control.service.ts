// Switches between saves that take effect at once and releases. Nothing changes for customers: switched on, everything is
// released as it is; switched off, everything must be live as it is.
import { randomId } from '../../../database/random-id.ts';
import type { Transaction } from '../../../database/database.ts';
import { throwIfAny, UserError } from '../../../errors/user-error.ts';
import type { MutationupdateChangeControlArgs } from '../../../graphql/generated/schema-types.ts';
import { inTurn } from '../../../limits/in-turn.ts';
import type { AppParts, Authorship, Scope } from '../../../request/context.ts';
import { say } from '../../../sentences/say.ts';
import { type ChangeControl, changeControlOf, setChangeControl } from '../../../states/change-control.ts';
import { lockReleases } from '../../../states/release-lock.store.ts';
import { endApprovals } from '../approvals/required-approvals.service.ts';
import { saveStates } from '../changed-items/changed-items.service.ts';
import type { ReleaseContext } from '../items/built-items.service.ts';
import { insertStateItems, type NewStateItem } from '../items/release-items.store.ts';
import { recordFirstStates, takeStateItems } from '../items/state-items.service.ts';
import { setLive } from '../publishing/live-items.store.ts';
import { indexLive } from '../publishing/publish.service.ts';
import { validateOverride } from '../release.ts';
import * as releases from '../releases.store.ts';
import { countCompared, listCompared } from '../unreleased/unreleased.store.ts';
import * as store from './change-control.store.ts';

/** Named when releases cannot be switched off. Keep in sync with docs/limits.md. */
export const differingItemsMax = 20;
/** States that are taken together. */
const statesTogether = 500;

export async function getChangeControl(
  _settings: unknown,
  _args: unknown,
  { transaction, caller }: Scope,
): Promise<ChangeControl> {
  return changeControlOf(transaction, caller.tenantId);
}

interface Switching {
  readonly app: AppParts;
  readonly caller: NonNullable<ReleaseContext['caller']>;
  readonly signal: AbortSignal;
}

export async function updateChangeControl(
  { changeControl, overrideReason }: MutationupdateChangeControlArgs,
  { app, caller, signal }: ReleaseContext,
): Promise<void> {
  if (caller === undefined) throw new UserError({ code: 'UNAUTHENTICATED', ...say('TOKEN_INVALID') });
  throwIfAny(validateOverride(overrideReason));
  const switching = { app, caller, signal };
  await inTurn({ turns: app.releaseTurns, caller, things: 'releases', signal }, async () =>
    changeControl === 'RELEASES' ? switchOn(switching) : switchOff(switching, overrideReason),
  );
  app.wakeOutbox();
}

async function switchOn(switching: Switching): Promise<void> {
  const { app, caller, signal } = switching;
  const { tenantId, userId } = caller;
  const unrecorded = await app.database.read(
    caller,
    async (transaction) =>
      (await changeControlOf(transaction, tenantId)) === 'RELEASES' ? [] : store.listAllItems(transaction, tenantId),
    signal,
  );
  for (let start = 0; start < unrecorded.length; start += statesTogether) {
    await recordFirstStates(unrecorded.slice(start, start + statesTogether), switching);
  }
  await app.database.write(
    caller,
    async (transaction) => {
      await lockReleases(transaction, tenantId);
      if (!(await store.isOtherMode(transaction, tenantId, 'RELEASES'))) return;
      await releaseEverything(transaction, { tenantId, userId, now: app.clock() }, switching);
    },
    signal,
  );
}

async function releaseEverything(
  transaction: Transaction,
  authorship: Authorship,
  switching: Switching,
): Promise<void> {
  const { tenantId, userId, now } = authorship;
  const { app } = switching;
  const release = { id: randomId(), name: 'Everything as it is', description: null, cause: 'FIRST' } as const;
  await releases.insertRelease(transaction, authorship, release);
  const all = await store.listAllItems(transaction, tenantId);
  const items: NewStateItem[] = [];
  for (let start = 0; start < all.length; start += statesTogether) {
    const wanted = all
      .slice(start, start + statesTogether)
      .map((item) => ({ ...item, action: 'PUBLISH' as const, path: 'changeControl' }));
    const taken = await takeStateItems(wanted, transaction, switching);
    await insertStateItems(transaction, tenantId, release.id, taken);
    items.push(...taken);
  }
  const states = items.map(({ kind, itemId, number }) => ({ kind, itemId, number: number ?? undefined }));
  await saveStates(transaction, tenantId, release.id, states);
  await store.completeLiveApps(transaction, tenantId);
  await setLive(transaction, { tenantId, releaseId: release.id, items, userId, now });
  await setChangeControl(transaction, tenantId, 'RELEASES');
  await indexLive(items, { app, transaction, authorship });
  await releases.updateRelease(transaction, authorship, release.id, { isPublished: true });
}

async function switchOff({ app, caller, signal }: Switching, reason: string | null | undefined): Promise<void> {
  const { tenantId, userId } = caller;
  const kinds = Object.entries(app.contentKinds)
    .filter(([, { release }]) => release.form === 'state')
    .map(([kind]) => kind);
  await app.database.write(
    caller,
    async (transaction) => {
      await lockReleases(transaction, tenantId);
      if (!(await store.isOtherMode(transaction, tenantId, 'AT_ONCE'))) return;
      const authorship = { tenantId, userId, now: app.clock() };
      await requireEqual(transaction, tenantId, kinds);
      await endApprovals(reason, { app, transaction, caller, authorship });
      const removed = await store.removeLiveItems(transaction, tenantId, kinds);
      for (const [kind, ofKind] of Map.groupBy(removed, (item) => item.kind)) {
        const release = app.contentKinds[kind]?.release;
        if (release?.form !== 'state') continue;
        const changes = ofKind.map(({ itemId }) => ({ itemId, state: undefined }));
        await release.index?.(changes, { transaction, caller });
      }
      await setChangeControl(transaction, tenantId, 'AT_ONCE');
    },
    signal,
  );
}

async function requireEqual(transaction: Transaction, tenantId: string, kinds: readonly string[]): Promise<void> {
  const found = await listCompared(transaction, tenantId, { kinds }, { limit: differingItemsMax, skip: 0 });
  if (found.length === 0) return;
  const count = await countCompared(transaction, tenantId, { kinds });
  const names = found.map(({ name }) => name).join(', ');
  throw new UserError({ code: 'CONFLICT', ...say('ITEMS_DIFFER_FROM_LIVE', { count, names }), path: 'changeControl' });
}
