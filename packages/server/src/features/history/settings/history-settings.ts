// The retention settings of a tenant's history: docs/limits.md. Pure.
import type { Problem } from '../../../errors/user-error.ts';
import { say } from '../../../sentences/say.ts';

export interface Retention {
  /**
   * The number of days for which every state is retained, with a series of saves as one. For earlier days, only the last
   * state of each day is retained.
   */
  readonly allDays: number;
  /** How many days each day keeps its last state. Earlier months keep one state each. */
  readonly dailyDays: number;
  /** In days: how long deleted items can be restored. */
  readonly trashDays: number;
}

/** Keep in sync with docs/limits.md. */
export const retentionDefaults: Retention = { allDays: 30, dailyDays: 365, trashDays: 30 };
export const retentionMax = { allDays: 3650, dailyDays: 3650, trashDays: 365 } as const satisfies Retention;

export function validateRetention(retention: Retention): Problem[] {
  const names = ['allDays', 'dailyDays', 'trashDays'] as const;
  const problems = names.flatMap((name): Problem[] => {
    const max = retentionMax[name];
    if (retention[name] >= 1 && retention[name] <= max) return [];
    return [{ code: 'INVALID', ...say('RETENTION_OUT_OF_RANGE', { max }), path: `input.${name}` }];
  });
  if (problems.length === 0 && retention.dailyDays < retention.allDays) {
    return [{ code: 'INVALID', ...say('DAILY_BEFORE_ALL', { days: retention.allDays }), path: 'input.dailyDays' }];
  }
  return problems;
}
