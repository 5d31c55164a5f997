// A release is created in steps, because compiling takes long: everything is read from one snapshot of the
// database, built without a transaction, its content is written as it is produced, and one transaction adds the
// rows. The release does not exist until that is committed. The steps run in turns, which limit the memory in
// use.
import type { TurnLimits } from '@coverwright/render/turns';
import { randomId } from '../../database/random-id.ts';
import type { NextRevision } from '../../errors/revision.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import type { MutationcreateReleaseArgs } from '../../graphql/generated/schema-types.ts';
import type { Caller, RequestContext, Scope } from '../../request/context.ts';
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
import { saveStates, type TakenState, takeStates } from './changed-items/changed-items.service.ts';
import { readContent } from './contents/release-contents.service.ts';
import { findLastContent } from './contents/release-contents.store.ts';
import type { StoredPart } from '../../parts/part.ts';
import { insertParts } from '../../recording/snapshots.store.ts';
import { sizeOf, toHashes, toStoredParts } from '../../recording/stored-parts.ts';
import type { BuiltItem, BuiltReleasing } from '../../snapshots/content-kind.ts';
import { type Difference, toPartChanges } from '../../snapshots/difference.ts';
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
  readonly releasing: BuiltReleasing<unknown>;
}

interface WrittenItem extends TakenItem {
  readonly parts: ReadonlyMap<string, StoredPart>;
  readonly compiled: BuiltItem['compiled'];
  readonly written: WrittenAssets;
}

/** What was read together: the state in history of each item has the content that is released. */
interface Taken {
  readonly items: readonly TakenItem[];
  readonly states: readonly TakenState[];
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
    const items = await buildItems(taken.items, contentSize, { caller, context });
    return saveRelease(release, { items, states: taken.states }, { caller, context });
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
): Promise<Taken> {
  const problems: Problem[] = [];
  const items: TakenItem[] = [];
  const now = app.clock();
  const states = await app.database.read(
    caller,
    async (transaction) => {
      for (const one of wanted) {
        const scope = { transaction, caller, facts, now };
        const { kind, itemId, path } = one;
        const found = app.contentKinds[kind];
        const content = (await found?.read([itemId], scope))?.get(itemId);
        if (found?.release.form !== 'built' || content === undefined) problems.push(noSuchItem(itemId));
        else {
          contentSize.add(content);
          const name = found.title(content);
          items.push({ ...one, name, content, releasing: found.release });
          const ofContent = (await found.validate([{ content, path }], { isLocked: false }, scope)).flat();
          problems.push(...ofContent.map((problem) => ofItem(name, problem)));
        }
      }
      const contained = items.flatMap(({ itemId, content, releasing }) => releasing.items(itemId, content));
      return takeStates(transaction, caller.tenantId, contained);
    },
    signal,
  );
  throwIfAny(problems);
  return { items, states };
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
    const { itemId, path, name, content, releasing } = item;
    const { write: writeAssets, written } = createAssetWriter(caller, app);
    const outcome = await releasing.build(itemId, content, { app, caller, signal, writeAssets });
    if (outcome.ok) {
      contentSize.add(outcome.item.compiled);
      const parts = await toStoredParts(Object(content));
      items.push({ ...item, parts, compiled: outcome.item.compiled, written });
    } else problems.push(...outcome.problems.map((problem) => ofItem(name, atItem(path, problem))));
  }
  throwIfAny(problems);
  return items;
}

async function saveRelease(
  release: store.NewRelease,
  { items, states }: { readonly items: readonly WrittenItem[]; readonly states: readonly TakenState[] },
  { caller, context: { app, signal } }: Creation,
) {
  const { tenantId, userId } = caller;
  const save = app.database.write(
    caller,
    async (transaction) => {
      await store.lockReleases(transaction, tenantId);
      const revision = await store.insertRelease(transaction, { tenantId, userId, now: app.clock() }, release);
      for (const { kind, itemId, name, content, releasing, parts, compiled, written } of items) {
        const changes = toPartChanges(
          await differencesOf({ kind, itemId, name, content }, { transaction, caller, app }),
        );
        await insertParts(transaction, tenantId, [...parts.values()]);
        const { format } = releasing;
        const stored = { parts: toHashes(parts), partsBytes: sizeOf(parts), format, served: releasing.served(content) };
        const item = { releaseId: release.id, kind, itemId, name, compiled, changes, ...stored };
        await store.insertItem(transaction, tenantId, item);
        await addAssets({ releaseId: release.id, kind, itemId }, written, { transaction, tenantId });
      }
      await saveStates(transaction, tenantId, release.id, states);
      return revision;
    },
    signal,
  );
  return { revision: await save, createdStatus: { id: release.id } };
}

/** From the item's previous release. */
async function differencesOf(
  { kind, itemId, name, content }: Pick<TakenItem, 'kind' | 'itemId' | 'name' | 'content'>,
  { transaction, caller, app }: Pick<Scope, 'transaction' | 'caller' | 'app'>,
): Promise<readonly Difference[]> {
  const found = app.contentKinds[kind];
  const stored = await findLastContent(transaction, caller.tenantId, { kind, itemId });
  if (found === undefined || stored === undefined) return [newItem(name)];
  return found.difference(await readContent(found, stored, { transaction, caller }), content);
}
