/** Which of a product's states were saved since yesterday. Pure. */

interface State {
  readonly number: number;
  readonly createdAt: string;
  readonly cause: string;
  readonly changedParts: readonly string[];
}

export interface RecentStates {
  /** Whether the product was created since then. */
  readonly isCreated: boolean;
  /** The number of saves, without the creation. */
  readonly count: number;
  readonly parts: readonly string[];
  /** The last state before them; undefined if it has not been loaded, or there is none. */
  readonly before: number | undefined;
}

/** The beginning of yesterday, where the user is. */
export function startOfYesterday(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
}

/** @param states newest first */
export function toRecentStates(states: readonly State[], since: Date): RecentStates {
  const recent = states.filter(({ createdAt }) => new Date(createdAt) >= since);
  const changes = recent.filter((state) => !isCreation(state));
  return {
    isCreated: changes.length < recent.length,
    count: changes.length,
    parts: [...new Set(changes.flatMap(({ changedParts }) => changedParts.map(partOf)))],
    before: states.find(({ createdAt }) => new Date(createdAt) < since)?.number,
  };
}

/** Its parts are all that a product can have, also those that are empty. */
function isCreation({ number, cause }: State): boolean {
  return number === 1 && cause !== 'FIRST';
}

/** Each rate table is a part, such as rateTables/travel_base. */
function partOf(name: string): string {
  return name.split('/')[0] ?? name;
}
