/** The tenant and user for whom something waits or is held. */
export interface TurnCaller {
  readonly tenantId: string;
  /** Empty if there is no user, such as for a program with an API key. */
  readonly userId: string;
}

interface Queued {
  readonly caller: TurnCaller;
}

/** Items by user, each queue in order; the map is in the order of turns. */
type Lines<Item> = Map<string, Item[]>;

/**
 * Waiting items by caller: tenants take turns, the users of a tenant take turns within it, and the items of a user are
 * served in order.
 */
export class FairQueue<Item extends Queued> {
  /** In the order of turns: a tenant that was served moves to the end. */
  readonly #tenants = new Map<string, Lines<Item>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOfTenant({ tenantId }: TurnCaller): number {
    let size = 0;
    for (const line of this.#tenants.get(tenantId)?.values() ?? []) size += line.length;
    return size;
  }

  sizeOfUser(caller: TurnCaller): number {
    return this.#lineOf(caller)?.length ?? 0;
  }

  has(item: Item): boolean {
    return this.#lineOf(item.caller)?.includes(item) ?? false;
  }

  add(item: Item): void {
    const { tenantId, userId } = item.caller;
    const lines = this.#tenants.get(tenantId) ?? new Map<string, Item[]>();
    const line = lines.get(userId) ?? [];
    line.push(item);
    lines.set(userId, line);
    this.#tenants.set(tenantId, lines);
    this.#size += 1;
  }

  /** The first item of the next user of the next tenant, among those that may be served now. */
  take(mayServe: (caller: TurnCaller) => boolean): Item | undefined {
    for (const [tenantId, lines] of this.#tenants) {
      for (const [userId, line] of lines) {
        const [item] = line;
        if (item === undefined || !mayServe(item.caller)) continue;
        this.remove(item);
        moveToEnd(lines, userId);
        moveToEnd(this.#tenants, tenantId);
        return item;
      }
    }
    return undefined;
  }

  remove(item: Item): void {
    const { tenantId, userId } = item.caller;
    const lines = this.#tenants.get(tenantId);
    const line = lines?.get(userId);
    const at = line?.indexOf(item) ?? -1;
    if (lines === undefined || line === undefined || at < 0) return;
    line.splice(at, 1);
    this.#size -= 1;
    if (line.length === 0) lines.delete(userId);
    if (lines.size === 0) this.#tenants.delete(tenantId);
  }

  items(): Item[] {
    return [...this.#tenants.values()].flatMap((lines) => [...lines.values()].flat());
  }

  #lineOf({ tenantId, userId }: TurnCaller): Item[] | undefined {
    return this.#tenants.get(tenantId)?.get(userId);
  }
}

/** Entries that were removed from the map are not added again. */
function moveToEnd<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}
