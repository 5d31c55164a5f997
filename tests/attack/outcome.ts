// The meaning of a response to an attempt: completed work, a refusal, or an error that no client should ever see.
import type { ErrorCode } from '../../packages/server/src/errors/error-codes.ts';

export interface Outcome {
  readonly kind: 'served' | 'refused' | 'error';
  /** The problem's code, or the status. */
  readonly label: string;
  /** The message of an error. */
  readonly detail?: string;
}

/** Statuses that tell a client what to do. */
const refusals: Readonly<Record<Exclude<ErrorCode, 'INTERNAL'>, true>> = {
  REQUIRED: true,
  INVALID: true,
  TOO_LONG: true,
  ALREADY_EXISTS: true,
  NOT_FOUND: true,
  CONFLICT: true,
  TOO_MANY_ATTEMPTS: true,
  LIMIT_EXCEEDED: true,
  BUSY: true,
  UNAUTHENTICATED: true,
  FORBIDDEN: true,
};
/** Wherever the API puts a code: a top-level error, the envelope of a field, the response to a sign-in. */
const codePattern = /"(?:code|error)":"([A-Z_]+)"/g;

/** The body may be truncated. */
export function judgeAnswer(status: number, body: string): Outcome {
  const codes = [...body.matchAll(codePattern)].map(([, code = '']) => code);
  const detail = body.slice(0, 300);
  if (codes.includes('INTERNAL')) return { kind: 'error', label: 'INTERNAL', detail };
  // In the page that an app's host returns.
  if (status === 503 && body.includes('cannot be shown right now')) return { kind: 'refused', label: 'BUSY' };
  if (status >= 500 && !codes.includes('BUSY')) return { kind: 'error', label: `HTTP ${status}`, detail };
  const code = codes.find((one) => one in refusals);
  if (code !== undefined) return { kind: 'refused', label: code };
  if (status >= 400) return { kind: 'refused', label: `HTTP ${status}` };
  return body.includes('"status":"failure"')
    ? { kind: 'refused', label: 'failure' }
    : { kind: 'served', label: `HTTP ${status}` };
}

/** The meaning of a connection that ended without a response. */
export function judgeCut(words: string, mayBeCut: boolean): Outcome {
  return mayBeCut
    ? { kind: 'refused', label: 'connection closed' }
    : { kind: 'error', label: 'connection closed', detail: words };
}
