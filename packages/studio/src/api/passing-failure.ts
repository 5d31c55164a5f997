import { ApiError } from './api-error.ts';

/** What failed for now and may work a moment later, though nothing is changed. */
export const retryPauseMs = 5_000;

export function isPassingFailure(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 'network' || error.status === 'server' || error.hasCode('BUSY');
}
