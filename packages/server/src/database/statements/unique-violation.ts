import { DatabaseError } from 'pg';

/** Whether a statement failed because another row has the same values in that unique index. */
export function isTaken(error: unknown, index: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseError) return current.code === '23505' && current.constraint === index;
  }
  return false;
}
