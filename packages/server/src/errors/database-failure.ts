// Distinguishes PostgreSQL failures that are independent of the request from errors of ours.

/** The cause, as far as it makes a difference to users. */
export type DatabaseFailure = 'unavailable' | 'disk full' | 'overloaded';

const failureByCode: Readonly<Record<string, DatabaseFailure>> = {
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EPIPE: 'unavailable',
  ETIMEDOUT: 'unavailable',
  EHOSTUNREACH: 'unavailable',
  ENETUNREACH: 'unavailable',
  ENOTFOUND: 'unavailable',
  EAI_AGAIN: 'unavailable',
  // PostgreSQL or a pooler: the connection was not possible, or was lost.
  '08000': 'unavailable',
  '08001': 'unavailable',
  '08003': 'unavailable',
  '08004': 'unavailable',
  '08006': 'unavailable',
  '08P01': 'unavailable',
  // No longer the primary, or set to read only.
  '25006': 'unavailable',
  // PostgreSQL: shutting down, crashed, starting up.
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '53100': 'disk full',
  // Out of memory, too many connections, a statement or lock timeout, a deadlock.
  '53200': 'overloaded',
  '53300': 'overloaded',
  '57014': 'overloaded',
  '55P03': 'overloaded',
  '40P01': 'overloaded',
  '40001': 'overloaded',
};

/** Failures for which the driver has no code. */
const failureByMessage: ReadonlyMap<string, DatabaseFailure> = new Map([
  ['Connection terminated', 'unavailable'],
  ['Connection terminated unexpectedly', 'unavailable'],
  ['Connection terminated due to connection timeout', 'unavailable'],
  ['timeout expired', 'unavailable'],
  ['Query read timeout', 'unavailable'],
  ['Client has encountered a connection error and is not queryable', 'unavailable'],
  ['Client was closed and is not queryable', 'unavailable'],
  ['Cannot use a pool after calling end on the pool', 'unavailable'],
  // Every connection was in use until the timeout.
  ['timeout exceeded when trying to connect', 'overloaded'],
]);

/** PostgreSQL's code for a write that it does not accept. */
export const readOnlyCode = '25006';

/** Whether it, or a cause of it, is the refusal of a write by a database that is read only. */
export function isReadOnly(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === readOnlyCode) return true;
  }
  return false;
}

/** Searches the chain of causes; undefined if it is not one of PostgreSQL's conditions. */
export function databaseFailureOf(error: unknown): DatabaseFailure | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : undefined;
    const failure = code === undefined ? failureByMessage.get(current.message) : failureByCode[code];
    if (failure !== undefined) return failure;
    // The unix socket no longer exists; any other missing file is unrelated to the database.
    if (code === 'ENOENT' && 'syscall' in current && current.syscall === 'connect') return 'unavailable';
  }
  return undefined;
}
