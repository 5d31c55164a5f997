// How many places of a shared resource each caller holds, and whether one more is fair. Holders cannot be forced to give a
// place up, so a fair order of turns is not enough: some places must still be free when the next tenant arrives.
import type { TurnCaller } from './fair-queue.ts';

interface Holder {
  count: number;
  readonly users: Map<string, number>;
}

export class HeldPlaces {
  readonly #places: number;
  readonly #tenants = new Map<string, Holder>();
  #held = 0;

  constructor(places: number) {
    this.#places = places;
  }

  get isFull(): boolean {
    return this.#held >= this.#places;
  }

  mayHold(caller: TurnCaller): boolean {
    return this.leftFor(caller).user > 0;
  }

  /**
   * A tenant may hold as many places as it leaves free: of 20 the first tenant gets 10, the next 5, and so on. Within that
   * share a user may hold one more than it leaves to colleagues. So a single free place goes to any caller that holds none.
   */
  leftFor({ tenantId, userId }: TurnCaller): { readonly tenant: number; readonly user: number } {
    const free = this.#places - this.#held;
    const holder = this.#tenants.get(tenantId);
    const tenant = Math.max(0, Math.ceil((free - (holder?.count ?? 0)) / 2));
    if (tenant === 0) return { tenant: 0, user: 0 };
    const ofUser = holder?.users.get(userId) ?? 0;
    return { tenant, user: Math.max(0, Math.floor((tenant - ofUser) / 2) + 1) };
  }

  hold({ tenantId, userId }: TurnCaller): void {
    const holder = this.#tenants.get(tenantId) ?? { count: 0, users: new Map<string, number>() };
    holder.count += 1;
    holder.users.set(userId, (holder.users.get(userId) ?? 0) + 1);
    this.#tenants.set(tenantId, holder);
    this.#held += 1;
  }

  release({ tenantId, userId }: TurnCaller): void {
    const holder = this.#tenants.get(tenantId);
    const ofUser = holder?.users.get(userId);
    if (holder === undefined || ofUser === undefined) throw new Error('This caller holds no place.');
    if (ofUser > 1) holder.users.set(userId, ofUser - 1);
    else holder.users.delete(userId);
    holder.count -= 1;
    if (holder.count === 0) this.#tenants.delete(tenantId);
    this.#held -= 1;
  }
}
