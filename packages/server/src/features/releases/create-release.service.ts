// A release is created in steps, because compiling takes long: everything is read from one snapshot of the
// database, built without a transaction, its content is written as it is produced, and one transaction adds the
// rows. The release does not exist until that is committed. The steps run in turns, which limit the memory in
// use.
import type { TurnLimits } from '@coverwright/render/turns';
import { randomId } from '../../database/random-id.ts';
import type { NextRevision } from '../../errors/revision.ts';
import { throwIfAny, UserError } from '../../errors/user-error.ts';
import type {
  MutationcreateReleaseArgs,
  MutationupdateReleaseItemsArgs,
} from '../../graphql/generated/schema-types.ts';
import { toAuthorship } from '../../request/context.ts';
import { inTurn } from '../../limits/in-turn.ts';
import { say } from '../../sentences/say.ts';
import { lockReleases } from '../../states/release-lock.store.ts';
import { setItemsTaken } from './approvals/approvals.store.ts';
import { removeUnusedAssets } from './assets/release-assets.service.ts';
import type { Creation, ReleaseContext } from './items/built-items.service.ts';
import { addItems, type HeldItems, requireKinds, takeItems } from './items/held-items.service.ts';
import { listKinds, removeItems } from './items/release-items.store.ts';
import { toWantedItems, validateItems } from './items/release-items.ts';
import { noSuchRelease, validateNewRelease, releaseWasPublished } from './release.ts';
import * as store from './releases.store.ts';

export type { ReleaseContext };

/** Keep in sync with docs/limits.md. */
export const releaseTurnLimits: TurnLimits = {
  /** Releases created simultaneously: each holds the snapshots of its apps and the files of one of them. */
  places: 2,
  waiting: 40,
  waitingOfUser: 5,
  waitMs: 60_000,
};

/** @param origin of a release that was moved to this tenant */
export async function createRelease(
  { input }: MutationcreateReleaseArgs,
  context: ReleaseContext,
  origin: store.NewRelease['origin'] = null,
): Promise<NextRevision & { readonly createdStatus: { readonly id: string } }> {
  const { app, caller, signal } = context;
  if (caller === undefined) throw new UserError({ code: 'UNAUTHENTICATED', ...say('TOKEN_INVALID') });
  throwIfAny(validateNewRelease(input, Object.keys(app.contentKinds), 'input'));
  const { name, description } = input;
  const release = { id: randomId(), name, description: description ?? null, origin };
  const wanted = toWantedItems(input, 'input');
  return inTurn({ turns: app.releaseTurns, caller, things: 'releases', signal }, async () => {
    const items = await takeItems(wanted, { caller, context });
    return saveRelease(release, items, { caller, context });
  });
}

async function saveRelease(release: store.NewRelease, items: HeldItems, creation: Creation) {
  const {
    caller,
    context: { app, signal },
  } = creation;
  const { tenantId, userId } = caller;
  const save = app.database.write(
    caller,
    async (transaction) => {
      await lockReleases(transaction, tenantId);
      const revision = await store.insertRelease(transaction, { tenantId, userId, now: app.clock() }, release);
      await addItems(release.id, items, transaction, creation);
      return revision;
    },
    signal,
  );
  return { revision: await save, createdStatus: { id: release.id } };
}

/** Takes the items of a release again, in their present states, and cancels its schedule, which was for the earlier ones. */
export async function updateReleaseItems(
  { releaseId, appIds, items }: MutationupdateReleaseItemsArgs,
  context: ReleaseContext,
): Promise<NextRevision> {
  const { app, caller, signal } = context;
  if (caller === undefined) throw new UserError({ code: 'UNAUTHENTICATED', ...say('TOKEN_INVALID') });
  throwIfAny(validateItems({ appIds, items }, Object.keys(app.contentKinds), ''));
  const wanted = toWantedItems({ appIds, items }, '');
  return inTurn({ turns: app.releaseTurns, caller, things: 'releases', signal }, async () => {
    const taken = await takeItems(wanted, { caller, context });
    const save = app.database.write(
      caller,
      async (transaction) => {
        const scope = { transaction, caller, app, now: app.clock() };
        await lockReleases(transaction, caller.tenantId);
        const release = await store.lockRelease(transaction, caller.tenantId, releaseId);
        if (release === undefined) throw new UserError(noSuchRelease());
        requireKinds(await listKinds(transaction, caller.tenantId, releaseId), 'write', scope);
        throwIfAny(release.publishedAt === null ? [] : [releaseWasPublished()]);
        await removeItems(transaction, caller.tenantId, releaseId);
        await addItems(releaseId, taken, transaction, { caller, context });
        await setItemsTaken(transaction, toAuthorship(scope), releaseId);
        await removeUnusedAssets(scope);
        return store.updateRelease(transaction, toAuthorship(scope), releaseId, { schedule: null, failure: null });
      },
      signal,
    );
    return { revision: await save };
  });
}
