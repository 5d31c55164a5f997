// What the triggers of the database refuse, as an expected failure.
import { DatabaseError } from 'pg';
import { changeTooLarge, isTenantLimitName, limitReached } from '../../errors/tenant-limits.ts';
import { UserError } from '../../errors/user-error.ts';

/** Undefined for every other failure. */
export function toLimitError(error: unknown): UserError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (!(current instanceof DatabaseError)) continue;
    if (current.code === 'CW001') return toReached(JSON.parse(current.detail ?? ''));
    if (current.code === 'CW002') return changeTooLarge(JSON.parse(current.detail ?? ''));
  }
  return undefined;
}

function toReached(detail: { name: string; used: number; growth: number; max: number }): UserError {
  const { name, ...amounts } = detail;
  if (!isTenantLimitName(name)) throw new Error(`The database has an unknown limit ${name}.`);
  return new UserError(limitReached({ name, ...amounts }));
}
