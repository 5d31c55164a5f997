interface Queued {
  readonly caller: string;
}

/** What waits, by who asked for it: callers take turns, and each is served in its own order. */
export class FairQueue<Item extends Queued> {
  /** In the order of turns; a caller that has had one goes to the end. */
  readonly #lines = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(caller: string): number {
    return this.#lines.get(caller)?.length ?? 0;
  }

  has(item: Item): boolean {
    return this.#lines.get(item.caller)?.includes(item) ?? false;
  }

  add(item: Item): void {
    const line = this.#lines.get(item.caller);
    if (line === undefined) this.#lines.set(item.caller, [item]);
    else line.push(item);
    this.#size += 1;
  }

  /** The first of the caller whose turn it is among those that may be served now. */
  take(mayServe: (caller: string) => boolean): Item | undefined {
    for (const [caller, line] of this.#lines) {
      const [item] = line;
      if (item === undefined || !mayServe(caller)) continue;
      this.remove(item);
      if (this.#lines.delete(caller)) this.#lines.set(caller, line);
      return item;
    }
    return undefined;
  }

  remove(item: Item): void {
    const line = this.#lines.get(item.caller) ?? [];
    const at = line.indexOf(item);
    if (at < 0) return;
    line.splice(at, 1);
    this.#size -= 1;
    if (line.length === 0) this.#lines.delete(item.caller);
  }

  items(): Item[] {
    return [...this.#lines.values()].flat();
  }
}
