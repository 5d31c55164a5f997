import { ApiError } from '../../api/api-error.ts';
import { showFailure, showToast } from '../../ui/toasts/toasts.ts';

/**
 * Reports a failed action. If the server refuses it as INVALID, there is only one possible reason, which the caller
 * passes in the display language because the server's messages are in English.
 */
export function showRefusal(title: string, error: unknown, reason: string): void {
  const isRefused = error instanceof ApiError && error.hasCode('INVALID');
  if (isRefused) showToast('error', { title, line: reason });
  else showFailure(title, error);
}
