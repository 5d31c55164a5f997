import { ApiError } from '../../api/api-error.ts';
import { showFailure, showToast } from '../../ui/toasts/toasts.ts';

/**
 * A failed action. Where the server refuses it as INVALID there is one reason, which is given here in the display language:
 * its own words are English.
 */
export function showRefusal(title: string, error: unknown, reason: string): void {
  const isRefused = error instanceof ApiError && error.hasCode('INVALID');
  if (isRefused) showToast('error', { title, line: reason });
  else showFailure(title, error);
}
