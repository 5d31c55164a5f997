// Records the state of every item that a transaction changes, in that transaction. Stores announce each change before they
// write; before the commit, the changed parts are read once, and the item gets a snapshot if they differ.
import type { Database, DatabaseCaller, Transaction } from '../database/database.ts';
import type { ContentKinds } from '../snapshots/content-kind.ts';
import type { ItemHistory, ItemId } from '../snapshots/item-history.ts';
import type { PartReferences } from '../snapshots/reference.ts';
import { hashOfParts, type StoredPart } from './part.ts';
import { readItem, readReferences } from './read-item.ts';
import { type ItemReferences, removeReferences, replaceReferences } from './references.store.ts';
import { toHashes, toStoredParts } from './stored-parts.ts';
import * as store from './snapshots.store.ts';

export interface RecordingOptions {
  readonly kinds: ContentKinds;
  readonly clock: () => Date;
}

/** What a change is called in the history of its items. */
export interface ChangeOrigin {
  readonly cause?: 'IMPORT' | 'RESTORE';
  /** The number of the snapshot that is restored. */
  readonly restoredNumber?: number;
}

/** The length of a series: thinning leaves only the last of one user's saves in it. Keep in sync with docs/limits.md. */
export const seriesMs = 600_000;

const recorders = new WeakMap<Transaction, Recorder>();

/** The database with transactions whose changes of items are recorded. */
export function withHistory(database: Database, options: RecordingOptions): Database {
  return {
    read: (caller, work, signal) => database.read(caller, work, signal),
    write: (caller, work, signal) =>
      database.write(
        caller,
        async (transaction) => {
          const recorder = new Recorder(transaction, caller, options);
          recorders.set(transaction, recorder);
          const value = await work(transaction);
          await recorder.record();
          return value;
        },
        signal,
      ),
    asOwner: (work, caller, signal) => database.asOwner(work, caller, signal),
    query: (text, values) => database.query(text, values),
    listen: (channel, listener) => database.listen(channel, listener),
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
  first?: { readonly parts: ReadonlyMap<string, StoredPart>; readonly name: string };
}

/** The changed parts of an item. */
interface ItemState {
  readonly parts: ReadonlyMap<string, StoredPart>;
  /** Absent if the part that has it did not change. */
  readonly name: string | undefined;
  readonly references: PartReferences;
}

class Recorder {
  readonly #transaction: Transaction;
  readonly #caller: DatabaseCaller;
  readonly #options: RecordingOptions;
  readonly #items = new Map<string, ChangedItem>();
  #origin: ChangeOrigin = {};

  constructor(transaction: Transaction, caller: DatabaseCaller, options: RecordingOptions) {
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
    const ids = items.map(({ itemId }) => itemId);
    const unrecorded = await store.listUnrecorded(this.#transaction, this.#caller.tenantId, kind, ids);
    if (unrecorded.length === 0) return;
    const history = this.#historyOf(kind);
    // One at a time, as all of them together can be large.
    for (const item of items.filter(({ itemId }) => unrecorded.includes(itemId))) {
      const content = await readItem(this.#readingOf(item), history.parts);
      if (content === 'missing' || content === 'too large') continue;
      item.first = { parts: await toStoredParts(content), name: history.title(item.itemId, content) };
    }
  }

  /** To be called once, after the last change. */
  async record(): Promise<void> {
    if (this.#items.size === 0) return;
    const items = [...this.#items.values()];
    const { tenantId, userId } = this.#caller;
    const recording = { tenantId, userId, now: this.#options.clock() };
    await store.lockItems(this.#transaction, tenantId, items);
    const last = await store.listLastSnapshots(this.#transaction, tenantId, items);
    const lastOf = new Map(last.map((snapshot) => [`${snapshot.kind} ${snapshot.itemId}`, snapshot]));
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
        const added = before === undefined ? this.#toFirst(item) : undefined;
        const known = before ?? added;
        if (added !== undefined) {
          snapshots.push(added);
          parts.push(...(item.first?.parts.values() ?? []));
        }
        const state = states.get(item.itemId);
        if (state === 'too large') {
          const named = await readReferences(this.#readingOf(item), [...item.parts]);
          if (named !== 'missing') references.push({ kind, itemId: item.itemId, references: named });
          continue;
        }
        if (state === undefined) {
          gone.push(item);
          const isKnown = known !== undefined && before?.isDeleted !== true;
          if (isKnown) deleted.push({ kind, itemId: item.itemId, number: known.number, name: known.name });
          continue;
        }
        if (before?.isDeleted) existing.push(item);
        const next = this.#toNext(item, state, known);
        if (next !== undefined || before?.isDeleted) {
          references.push({ kind, itemId: item.itemId, references: state.references });
        }
        if (next === undefined) continue;
        snapshots.push(next);
        parts.push(...state.parts.values());
      }
    }
    if (parts.length > 0) await store.insertParts(this.#transaction, tenantId, parts);
    if (snapshots.length > 0) await store.insertSnapshots(this.#transaction, recording, snapshots);
    if (deleted.length > 0) await store.insertDeletedItems(this.#transaction, recording, deleted);
    if (existing.length > 0) await store.removeDeletedItems(this.#transaction, tenantId, existing);
    await replaceReferences(this.#transaction, tenantId, references);
    await removeReferences(this.#transaction, tenantId, gone);
  }

  /** The new values of the changed parts, by item; items that are missing no longer exist. */
  async #readStates(
    kind: string,
    items: readonly ChangedItem[],
    lastOf: ReadonlyMap<string, store.LastSnapshot>,
  ): Promise<Map<string, ItemState | 'too large'>> {
    const history = this.#historyOf(kind);
    const [first] = history.parts;
    const states = new Map<string, ItemState | 'too large'>();
    const wantedOf = ({ itemId, parts, first: before }: ChangedItem) =>
      lastOf.get(`${kind} ${itemId}`)?.format === history.format || before !== undefined
        ? history.parts.filter((part) => parts.has(part))
        : history.parts;
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
      states.set(item.itemId, { parts: await toStoredParts(content), name, references });
    }
    return states;
  }

  #toFirst({ kind, itemId, first }: ChangedItem): store.Snapshot | undefined {
    if (first === undefined) return undefined;
    const parts = toHashes(first.parts);
    return {
      kind,
      itemId,
      number: 1,
      hash: hashOfParts(parts),
      parts,
      changedParts: Object.keys(parts),
      format: this.#historyOf(kind).format,
      name: first.name,
      cause: 'FIRST',
      source: 'SERVER',
      restoredNumber: null,
      seriesAt: this.#options.clock(),
    };
  }

  /** Undefined if nothing differs. */
  #toNext(
    { kind, itemId }: ChangedItem,
    state: ItemState,
    before: (Pick<store.Snapshot, 'number' | 'hash' | 'parts' | 'name'> & Partial<store.LastSnapshot>) | undefined,
  ): store.Snapshot | undefined {
    const { cause = 'SAVE', restoredNumber = null } = this.#origin;
    const { source = 'SERVER' } = this.#caller;
    const parts = { ...before?.parts, ...toHashes(state.parts) };
    const hash = hashOfParts(parts);
    if (hash === before?.hash) return undefined;
    const changedParts = Object.keys(parts).filter((part) => parts[part] !== before?.parts[part]);
    const { format } = this.#historyOf(kind);
    const name = state.name ?? before?.name ?? itemId;
    const number = (before?.number ?? 0) + 1;
    const seriesAt = this.#seriesAfter(before);
    return { kind, itemId, number, hash, parts, changedParts, format, name, cause, source, restoredNumber, seriesAt };
  }

  /** Saves of the same user within some minutes are a series. */
  #seriesAfter(before: Partial<store.LastSnapshot> | undefined): Date {
    const now = this.#options.clock();
    const { userId = null } = this.#caller;
    const { seriesAt, createdBy } = before ?? {};
    if (seriesAt === undefined || createdBy !== userId) return now;
    const age = now.getTime() - seriesAt.getTime();
    return age >= 0 && age < seriesMs ? seriesAt : now;
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
