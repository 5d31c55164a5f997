/** Which of a product's states were saved since yesterday. Pure. */

interface State {
  readonly number: number;
  readonly createdAt: string;
  readonly changedParts: readonly string[];
}

export interface RecentStates {
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
  return {
    count: recent.length,
    parts: [...new Set(recent.flatMap(({ changedParts }) => changedParts))],
    before: states.find(({ createdAt }) => new Date(createdAt) < since)?.number,
  };
}
