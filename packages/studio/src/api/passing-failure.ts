import { ApiError } from './api-error.ts';

/** Temporary failures, which may disappear on a retry without any changes. */
export const retryPauseMs = 5_000;

export function isPassingFailure(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 'network' || error.status === 'server' || error.hasCode('BUSY');
}
