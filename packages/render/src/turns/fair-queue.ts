/** On whose behalf something waits or is held. */
export interface TurnCaller {
  readonly tenantId: string;
  /** Empty where no user is behind it, such as a program with an API key. */
  readonly userId: string;
}

interface Queued {
  readonly caller: TurnCaller;
}

/** Items by user, each line in its own order; the map is in the order of turns. */
type Lines<Item> = Map<string, Item[]>;

/**
 * What is waiting, by the caller it belongs to: tenants take turns, the users of a tenant take turns within it, and the
 * items of a user come in their own order.
 */
export class FairQueue<Item extends Queued> {
  /** In the order of turns: a tenant that has had one goes to the end. */
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

  /** The first item of the user whose turn it is, in the tenant whose turn it is, among those that may be served now. */
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

/** What is no longer in the map stays out of it. */
function moveToEnd<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}
