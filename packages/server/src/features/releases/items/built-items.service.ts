// The items of a release that are built for customers: everything is read from one snapshot of the database, and compiled
// without a transaction.
import { type Problem, throwIfAny, UserError } from '../../../errors/user-error.ts';
import type { StoredPart } from '../../../parts/part.ts';
import { toStoredParts } from '../../../recording/stored-parts.ts';
import type { Caller, RequestContext } from '../../../request/context.ts';
import type {
  BuiltItem,
  BuiltReleasing,
  ContentKind,
  ContentScope,
  HeldStates,
} from '../../../snapshots/content-kind.ts';
import { live as livePerspective } from '../../../request/perspective.ts';
import { changeControlOf } from '../../../states/change-control.ts';
import { findStates, findStatesByNumber, type StoredState } from '../../../states/released-states.service.ts';
import { createAssetWriter, type WrittenAssets } from '../assets/release-assets.service.ts';
import { type TakenState, takeStates } from '../changed-items/changed-items.service.ts';
import { atItem, noSuchItem, ofItem, releaseContentMaxBytes, tooMuchContent } from '../release.ts';
import type { NewStateItem } from './release-items.store.ts';
import { keyOf, type WantedItem } from './release-items.ts';

/** The parts of a request that releasing needs. */
export type ReleaseContext = Pick<RequestContext, 'app' | 'caller' | 'facts' | 'signal'>;

export interface Creation {
  readonly caller: Caller;
  readonly context: ReleaseContext;
}

interface TakenItem extends WantedItem {
  readonly name: string;
  readonly content: unknown;
  readonly releasing: BuiltReleasing<unknown>;
}

export interface WrittenItem extends TakenItem {
  readonly parts: ReadonlyMap<string, StoredPart>;
  readonly compiled: BuiltItem['compiled'];
  readonly written: WrittenAssets;
}

/** What was read together: the state in history of each item has the content that is released. */
interface Taken {
  readonly items: readonly TakenItem[];
  readonly states: readonly TakenState[];
}

export interface BuiltItems {
  readonly items: readonly WrittenItem[];
  readonly states: readonly TakenState[];
}

/** @param held the states that the same release makes live, or retires */
export async function buildItemsOf(
  wanted: readonly WantedItem[],
  held: readonly NewStateItem[],
  creation: Creation,
): Promise<BuiltItems> {
  if (wanted.length === 0) return { items: [], states: [] };
  const contentSize = createContentSize();
  const taken = await takeSnapshots({ wanted, held }, contentSize, creation);
  return { items: await buildItems(taken.items, contentSize, creation), states: taken.states };
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
  { wanted, held }: { readonly wanted: readonly WantedItem[]; readonly held: readonly NewStateItem[] },
  contentSize: ContentSize,
  { caller, context: { app, facts, signal } }: Creation,
): Promise<Taken> {
  const problems: Problem[] = [];
  const items: TakenItem[] = [];
  const now = app.clock();
  const states = await app.database.read(
    caller,
    async (transaction) => {
      const scope = { transaction, caller, facts, now };
      const heldStates = await findHeldStates(held, scope);
      for (const one of wanted) {
        const { kind, itemId, path } = one;
        const found = app.contentKinds[kind];
        const content = found && (await readItem(itemId, found, heldStates, scope));
        if (found?.release.form !== 'built' || content === undefined) problems.push(noSuchItem(itemId));
        else {
          contentSize.add(content);
          const name = found.title(content);
          items.push({ ...one, name, content, releasing: found.release });
          const ofContent = (await found.validate([{ content, path }], { isLocked: false }, scope)).flat();
          problems.push(...ofContent.map((problem) => ofItem(name, problem)));
        }
      }
      return takeContained(items, heldStates, scope);
    },
    signal,
  );
  throwIfAny(problems);
  return { items, states };
}

/** Undefined where changes take effect at once, so that customers get everything as it is. */
async function findHeldStates(
  held: readonly NewStateItem[],
  scope: Pick<ContentScope, 'transaction' | 'caller'>,
): Promise<HeldStates | undefined> {
  if ((await changeControlOf(scope.transaction, scope.caller.tenantId)) === 'AT_ONCE') return undefined;
  const states = new Map<string, ReadonlyMap<string, StoredState | undefined>>();
  for (const [kind, ofKind] of Map.groupBy(held, (item) => item.kind)) {
    const wanted = ofKind.flatMap(({ itemId, action, number }) =>
      action === 'PUBLISH' && number !== null ? [{ itemId, number }] : [],
    );
    const found = await findStatesByNumber(kind, wanted, scope);
    states.set(kind, new Map(ofKind.map(({ itemId }) => [itemId, found.get(itemId)])));
  }
  return states;
}

async function readItem(
  itemId: string,
  { read, release }: ContentKind,
  held: HeldStates | undefined,
  scope: ContentScope,
): Promise<unknown> {
  const isReleased = held !== undefined && release.form === 'built';
  const contents = isReleased ? await release.readReleased([itemId], held, scope) : await read([itemId], scope);
  return contents.get(itemId);
}

/** The states of the items, and of what they contain: as customers get it, where the tenant works with releases. */
async function takeContained(
  items: readonly TakenItem[],
  held: HeldStates | undefined,
  { transaction, caller }: ContentScope,
): Promise<TakenState[]> {
  const contained = items.flatMap(({ itemId, content, releasing }) => releasing.items(itemId, content));
  const taken = await takeStates(transaction, caller.tenantId, contained);
  if (held === undefined) return taken;
  const built = new Set(items.map(({ kind }) => kind));
  const numbers = new Map<string, number | undefined>();
  for (const [kind, ofKind] of Map.groupBy(taken, (state) => state.kind)) {
    if (built.has(kind)) continue;
    const ids = ofKind.map(({ itemId }) => itemId);
    const live = await findStates(kind, ids, livePerspective, { transaction, caller });
    for (const itemId of ids) numbers.set(keyOf({ kind, itemId }), live?.get(itemId)?.number);
    for (const [itemId, state] of held.get(kind) ?? []) numbers.set(keyOf({ kind, itemId }), state?.number);
  }
  return taken.map((state) => ({ ...state, number: numbers.get(keyOf(state)) ?? state.number }));
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
