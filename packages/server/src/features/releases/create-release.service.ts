// A release is created in steps, because compiling takes long: everything is read from one snapshot of the
// database, built without a transaction, its content is written as it is produced, and one transaction adds the
// rows. The release does not exist until that is committed. The steps run in turns, which limit the memory in
// use.
import type { TurnLimits } from '@coverwright/render/turns';
import { randomId } from '../../database/random-id.ts';
import type { NextRevision } from '../../errors/revision.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import type { MutationcreateReleaseArgs } from '../../graphql/generated/schema-types.ts';
import type { Caller, RequestContext } from '../../request/context.ts';
import { inTurn } from '../../limits/in-turn.ts';
import { addAssets, createAssetWriter, type WrittenAssets } from './assets/release-assets.service.ts';
import {
  atItem,
  newItem,
  noSuchItem,
  ofItem,
  releaseContentMaxBytes,
  tooMuchContent,
  validateNewRelease,
} from './release.ts';
import * as store from './releases.store.ts';
import type { BuiltItem } from '../../snapshots/content-kind.ts';
import { toPartChanges } from '../../snapshots/difference.ts';
import { say } from '../../sentences/say.ts';

/** Keep in sync with docs/limits.md. */
export const releaseTurnLimits: TurnLimits = {
  /** Releases created simultaneously: each holds the snapshots of its apps and the files of one of them. */
  places: 2,
  waiting: 40,
  waitingOfUser: 5,
  waitMs: 60_000,
};

/** The parts of a request that releasing needs. */
export type ReleaseContext = Pick<RequestContext, 'app' | 'caller' | 'facts' | 'signal'>;

interface Wanted {
  readonly kind: string;
  readonly itemId: string;
  /** The path of the item in the input. */
  readonly path: string;
}

interface TakenItem extends Wanted {
  readonly name: string;
  readonly content: unknown;
}

interface WrittenItem extends TakenItem {
  readonly compiled: BuiltItem['compiled'];
  readonly written: WrittenAssets;
}

export async function createRelease(
  { input }: MutationcreateReleaseArgs,
  context: ReleaseContext,
): Promise<NextRevision & { readonly createdStatus: { readonly id: string } }> {
  const { app, caller, signal } = context;
  if (caller === undefined) throw new UserError({ code: 'UNAUTHENTICATED', ...say('TOKEN_INVALID') });
  throwIfAny(validateNewRelease(input, 'input'));
  const { name, description, appIds } = input;
  const release = { id: randomId(), name, description: description ?? null };
  const wanted = [...new Set(appIds)].map((itemId) => ({ kind: 'app', itemId, path: `input.apps.${itemId}` }));
  return inTurn({ turns: app.releaseTurns, caller, things: 'releases', signal }, async () => {
    const contentSize = createContentSize();
    const taken = await takeSnapshots(wanted, contentSize, { caller, context });
    const items = await buildItems(taken, contentSize, { caller, context });
    return saveRelease(release, items, { caller, context });
  });
}

interface Creation {
  readonly caller: Caller;
  readonly context: ReleaseContext;
}

/** The size of what a release holds in memory until it is stored: snapshots and pages. */
type ContentSize = ReturnType<typeof createContentSize>;

function createContentSize() {
  let sizeBytes = 0;
  return {
    /** Throws as soon as the total is too large. */
    add: (content: unknown): void => {
      sizeBytes += Buffer.byteLength(JSON.stringify(content));
      if (sizeBytes > releaseContentMaxBytes) throw new UserError(tooMuchContent());
    },
  };
}

/** Throws the problems of all items together. */
async function takeSnapshots(
  wanted: readonly Wanted[],
  contentSize: ContentSize,
  { caller, context: { app, facts, signal } }: Creation,
): Promise<TakenItem[]> {
  const problems: Problem[] = [];
  const taken: TakenItem[] = [];
  const now = app.clock();
  await app.database.read(
    caller,
    async (transaction) => {
      for (const one of wanted) {
        const scope = { transaction, caller, facts, now };
        const { kind, itemId, path } = one;
        const found = app.contentKinds[kind];
        const content = (await found?.read([itemId], scope))?.get(itemId);
        if (found === undefined || content === undefined) problems.push(noSuchItem(itemId));
        else {
          contentSize.add(content);
          const name = found.title(content);
          taken.push({ ...one, name, content });
          const ofContent = (await found.validate([{ content, path }], { isLocked: false }, scope)).flat();
          problems.push(...ofContent.map((problem) => ofItem(name, problem)));
        }
      }
    },
    signal,
  );
  throwIfAny(problems);
  return taken;
}

/**
 * Sequentially: the assets of an item are written before the next is built, so that only one item's assets are
 * in memory.
 */
async function buildItems(
  taken: readonly TakenItem[],
  contentSize: ContentSize,
  { caller, context: { app, signal } }: Creation,
): Promise<WrittenItem[]> {
  const problems: Problem[] = [];
  const items: WrittenItem[] = [];
  for (const item of taken) {
    const { kind, itemId, path, name, content } = item;
    const { write: writeAssets, written } = createAssetWriter(caller, app);
    const outcome = await app.contentKinds[kind]?.build?.(itemId, content, { app, caller, signal, writeAssets });
    if (outcome?.ok === true) {
      contentSize.add(outcome.item.compiled);
      items.push({ ...item, compiled: outcome.item.compiled, written });
    } else problems.push(...(outcome?.problems ?? []).map((problem) => ofItem(name, atItem(path, problem))));
  }
  throwIfAny(problems);
  return items;
}

async function saveRelease(
  release: store.NewRelease,
  items: readonly WrittenItem[],
  { caller, context: { app, signal } }: Creation,
) {
  const { tenantId, userId } = caller;
  const save = app.database.write(
    caller,
    async (transaction) => {
      await store.lockReleases(transaction, tenantId);
      const revision = await store.insertRelease(transaction, { tenantId, userId, now: app.clock() }, release);
      for (const { kind, itemId, name, content, compiled, written } of items) {
        const before = await store.findLastSnapshot(transaction, tenantId, { kind, itemId });
        const found = app.contentKinds[kind];
        const differences =
          before === undefined ? [newItem(name)] : found?.difference(found.schema.safeParse(before).data, content);
        const changes = toPartChanges(differences ?? []);
        const item = { releaseId: release.id, kind, itemId, name, snapshot: content, compiled, changes };
        await store.insertItem(transaction, tenantId, item);
        await addAssets({ releaseId: release.id, kind, itemId }, written, { transaction, tenantId });
      }
      return revision;
    },
    signal,
  );
  return { revision: await save, createdStatus: { id: release.id } };
}
