// Records the state of every item that a transaction changes, in that transaction. Stores announce each change before they
// write; before the commit, the changed parts are read once, and the item gets a snapshot if they differ.
import type { Database, DatabaseCaller, Transaction } from '../database/database.ts';
import type { ContentKinds } from '../snapshots/content-kind.ts';
import { type ItemHistory, type ItemId, pieceName } from '../snapshots/item-history.ts';
import { fileIdsOf, type PartReferences } from '../snapshots/reference.ts';
import { type ChangeOrigin, type ItemState, toFirstSnapshot, toNextSnapshot } from './next-snapshot.ts';
import type { StoredPart } from '../parts/part.ts';
import { readItem, readPieces, readReferences } from './read-item.ts';
import { createRecordedItems, type RecordedItems } from './recorded-items.ts';
import { type ItemReferences, removeReferences, replaceReferences } from './references.store.ts';
import { insertSnapshotFiles, type StateFiles } from './snapshot-files.store.ts';
import { toHashes, toStoredParts } from './stored-parts.ts';
import * as store from './snapshots.store.ts';

export interface RecordingOptions {
  readonly kinds: ContentKinds;
  readonly clock: () => Date;
}

const recorders = new WeakMap<Transaction, Recorder>();

/** The database with transactions whose changes of items are recorded. */
export function withHistory(database: Database, options: RecordingOptions): Database {
  const recorded = createRecordedItems();
  return {
    read: (caller, work, signal) => database.read(caller, work, signal),
    write: async (caller, work, signal) => {
      const written = await database.write(
        caller,
        async (transaction) => {
          const recorder = new Recorder(transaction, caller, { ...options, recorded });
          recorders.set(transaction, recorder);
          const value = await work(transaction);
          await recorder.record();
          return { value, items: recorder.recorded };
        },
        signal,
      );
      recorded.add(caller.tenantId, written.items);
      return written.value;
    },
    asOwner: (work, caller, signal) => database.asOwner(work, caller, signal),
    query: (text, values) => database.query(text, values),
    listen: (channel, listener) => database.listen(channel, listener),
    activity: database.activity,
    ping: () => database.ping(),
    close: () => database.close(),
  };
}

interface Change {
  readonly kind: string;
  readonly itemIds: readonly string[];
  /** The parts that may change; all of them if absent. */
  readonly parts?: readonly string[];
  /** Their new values, by part, if the caller has them at hand: they are not read again. For a single item. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** To be awaited before anything that belongs to the items is written. Transactions outside of requests record nothing. */
export async function announceChange(transaction: Transaction, change: Change): Promise<void> {
  await recorders.get(transaction)?.announce(change);
}

/** For everything that the transaction changes. */
export function setOrigin(transaction: Transaction, origin: ChangeOrigin): void {
  recorders.get(transaction)?.setOrigin(origin);
}

interface ChangedItem extends ItemId {
  readonly parts: Set<string>;
  readonly values: Map<string, unknown>;
  /** What it was before its first change that is recorded. */
  first?: {
    readonly parts: ReadonlyMap<string, StoredPart>;
    readonly name: string;
    readonly references: PartReferences;
  };
}

interface ReadState extends ItemState {
  readonly addedPieces: readonly StoredPart[];
}

class Recorder {
  readonly #transaction: Transaction;
  readonly #caller: DatabaseCaller;
  readonly #options: RecordingOptions & { readonly recorded: RecordedItems };
  readonly #items = new Map<string, ChangedItem>();
  readonly #recorded: ItemId[] = [];
  #origin: ChangeOrigin = {};

  constructor(
    transaction: Transaction,
    caller: DatabaseCaller,
    options: RecordingOptions & { readonly recorded: RecordedItems },
  ) {
    this.#transaction = transaction;
    this.#caller = caller;
    this.#options = options;
  }

  setOrigin(origin: ChangeOrigin): void {
    this.#origin = { ...this.#origin, ...origin };
  }

  async announce({ kind, itemIds, parts, values }: Change): Promise<void> {
    const history = this.#historyOf(kind);
    const added: ChangedItem[] = [];
    for (const itemId of new Set(itemIds)) {
      const key = `${kind} ${itemId}`;
      const item = this.#items.get(key) ?? {
        kind,
        itemId,
        parts: new Set<string>(),
        values: new Map<string, unknown>(),
      };
      if (!this.#items.has(key)) added.push(item);
      this.#items.set(key, item);
      for (const part of parts ?? history.parts) {
        item.parts.add(part);
        item.values.delete(part);
        const value = values?.[part];
        if (value !== undefined) item.values.set(part, value);
      }
    }
    if (added.length > 0) await this.#keepFirst(kind, added);
  }

  /** Items that existed before history did: their present state is the first one. */
  async #keepFirst(kind: string, items: readonly ChangedItem[]): Promise<void> {
    const { tenantId } = this.#caller;
    const uncertain = items.filter((item) => !this.#options.recorded.has(tenantId, item));
    if (uncertain.length === 0) return;
    const ids = uncertain.map(({ itemId }) => itemId);
    const unrecorded = await store.listUnrecorded(this.#transaction, tenantId, kind, ids);
    if (unrecorded.length === 0) return;
    const history = this.#historyOf(kind);
    // One at a time, as all of them together can be large.
    for (const item of uncertain.filter(({ itemId }) => unrecorded.includes(itemId))) {
      const content = await readItem(this.#readingOf(item), history.parts);
      if (content === 'missing' || content === 'too large') continue;
      const parts = await toStoredParts(content);
      const { added = [] } = (await readPieces(this.#readingOf(item), content, {})) ?? {};
      for (const piece of added) parts.set(pieceName(piece.hash), piece);
      const references = history.references(content);
      item.first = { parts, name: history.title(item.itemId, content), references };
    }
  }

  /** To be called once, after the last change. */
  async record(): Promise<void> {
    if (this.#items.size === 0) return;
    const items = [...this.#items.values()];
    const { tenantId, userId } = this.#caller;
    const now = this.#options.clock();
    const recording = { tenantId, userId, now };
    const lastOf = await this.#lockHistory(items);
    const parts: StoredPart[] = [];
    const snapshots: store.Snapshot[] = [];
    const deleted: store.DeletedItem[] = [];
    const existing: ItemId[] = [];
    const references: ItemReferences[] = [];
    const gone: ItemId[] = [];
    for (const [kind, ofKind] of Map.groupBy(items, (item) => item.kind)) {
      const states = await this.#readStates(kind, ofKind, lastOf);
      for (const item of ofKind) {
        const before = lastOf.get(`${kind} ${item.itemId}`);
        const { format } = this.#historyOf(kind);
        const first = before === undefined ? item.first : undefined;
        const added = first && toFirstSnapshot(item, { ...first, format, now });
        const known = before ?? added;
        if (added !== undefined) {
          snapshots.push(added);
          parts.push(...(first?.parts.values() ?? []));
        }
        const state = states.get(item.itemId);
        if (state === 'too large') {
          const named = await readReferences(this.#readingOf(item), [...item.parts]);
          if (named !== 'missing') references.push({ kind, itemId: item.itemId, references: named });
          continue;
        }
        this.#recorded.push(item);
        if (state === undefined) {
          gone.push(item);
          const isKnown = known !== undefined && before?.isDeleted !== true;
          if (isKnown) deleted.push({ kind, itemId: item.itemId, number: known.number, name: known.name });
          continue;
        }
        if (before?.isDeleted) existing.push(item);
        const next = toNextSnapshot(item, { ...state, format }, known, { ...this.#origin, ...this.#caller, now });
        if (next !== undefined || added !== undefined || before?.isDeleted) {
          references.push({ kind, itemId: item.itemId, references: { ...first?.references, ...state.references } });
        }
        if (next === undefined) continue;
        snapshots.push(next);
        parts.push(...state.parts.values(), ...state.addedPieces);
      }
    }
    // Sent together.
    await Promise.all([
      store.insertParts(this.#transaction, tenantId, parts),
      store.insertSnapshots(this.#transaction, recording, snapshots),
      store.insertDeletedItems(this.#transaction, recording, deleted),
      store.removeDeletedItems(this.#transaction, tenantId, existing),
      this.#markUnrecorded(items, lastOf),
      replaceReferences(this.#transaction, tenantId, references),
      // Reads the references.
      insertSnapshotFiles(this.#transaction, tenantId, snapshots.map(this.#filesOf)),
      removeReferences(this.#transaction, tenantId, gone),
    ]);
  }

  /** Items with a history that were saved too large for a state are marked until they have one again. */
  async #markUnrecorded(items: readonly ChangedItem[], lastOf: ReadonlyMap<string, store.LastSnapshot>): Promise<void> {
    const recorded = new Set(this.#recorded);
    const lastFor = ({ kind, itemId }: ItemId) => lastOf.get(`${kind} ${itemId}`);
    const isKnown = (item: ChangedItem) => lastFor(item) !== undefined || item.first !== undefined;
    const tooLarge = items.filter((item) => !recorded.has(item) && isKnown(item));
    const again = items.filter((item) => recorded.has(item) && lastFor(item)?.isOutdated === true);
    await Promise.all([
      store.insertUnrecordedSaves(this.#transaction, this.#caller.tenantId, tooLarge),
      store.removeUnrecordedSaves(this.#transaction, this.#caller.tenantId, again),
    ]);
  }

  /** A first state names what the item named before its change. */
  readonly #filesOf = ({ kind, itemId, number, cause }: store.Snapshot): StateFiles => {
    const first = cause === 'FIRST' ? this.#items.get(`${kind} ${itemId}`)?.first : undefined;
    const fileIds = first && fileIdsOf(first.references);
    return { kind, itemId, number, ...(fileIds && { fileIds }) };
  };

  /** The last snapshots of the items, until the transaction ends. */
  async #lockHistory(items: readonly ItemId[]): Promise<Map<string, store.LastSnapshot>> {
    const { tenantId } = this.#caller;
    // Sent without waiting for the lock; PostgreSQL begins to read when it has it.
    const [, last] = await Promise.all([
      store.lockItems(this.#transaction, tenantId, items),
      store.listLastSnapshots(this.#transaction, tenantId, items),
    ]);
    return new Map(last.map((snapshot) => [`${snapshot.kind} ${snapshot.itemId}`, snapshot]));
  }

  /** What has a snapshot, or does not exist, once the transaction is committed. */
  get recorded(): readonly ItemId[] {
    return this.#recorded;
  }

  /** The new values of the changed parts, by item; items that are missing no longer exist. */
  async #readStates(
    kind: string,
    items: readonly ChangedItem[],
    lastOf: ReadonlyMap<string, store.LastSnapshot>,
  ): Promise<Map<string, ReadState | 'too large'>> {
    const history = this.#historyOf(kind);
    const [first] = history.parts;
    const states = new Map<string, ReadState | 'too large'>();
    const wantedOf = ({ itemId, parts, first: before }: ChangedItem) => {
      const last = lastOf.get(`${kind} ${itemId}`);
      const isKnown = (last?.format === history.format && !last.isOutdated) || before !== undefined;
      return isKnown ? history.parts.filter((part) => parts.has(part)) : history.parts;
    };
    for (const item of items) {
      const unknown = wantedOf(item).filter((part) => !item.values.has(part));
      const read = await readItem(this.#readingOf(item), unknown);
      if (read === 'missing') continue;
      if (read === 'too large') {
        states.set(item.itemId, read);
        continue;
      }
      const content = { ...read, ...Object.fromEntries(item.values) };
      const name = Object.hasOwn(content, first) ? history.title(item.itemId, content) : undefined;
      const references = history.references(content);
      const known =
        lastOf.get(`${kind} ${item.itemId}`)?.parts ?? toHashes(item.first?.parts ?? new Map<string, StoredPart>());
      const pieces = await readPieces(this.#readingOf(item), content, known);
      states.set(item.itemId, {
        parts: await toStoredParts(content),
        name,
        references,
        pieces: pieces?.hashes,
        addedPieces: pieces?.added ?? [],
      });
    }
    return states;
  }

  #historyOf(kind: string): ItemHistory {
    const found = this.#options.kinds[kind]?.history;
    if (found === undefined) throw new Error(`There is no kind ${kind}.`);
    return found;
  }

  #readingOf({ kind, itemId }: ChangedItem): Parameters<typeof readItem>[0] {
    const { tenantId } = this.#caller;
    return { history: this.#historyOf(kind), itemId, transaction: this.#transaction, tenantId };
  }
}
