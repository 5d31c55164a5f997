import i18next from 'i18next';
import { ApiError } from '../api/api-error.ts';
import { formatDateTime } from './date-time.ts';

/** What to tell a person of an error, in their language where the server's words are not theirs. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return i18next.t('errors:general');
  if (error.status === 'network') return i18next.t(error.isTimeout ? 'errors:timeout' : 'errors:global.NETWORK');
  if (error.status === 'server') return withRequest(i18next.t('errors:global.SERVER'), error.requestId);
  if (error.status === 'unauthenticated') return i18next.t('errors:notAuthorized');
  const messages = error.problems.map(({ message }) => message).join(' ');
  return messages === '' ? i18next.t('errors:general') : messages;
}

/** One line for support: the kind of failure and the request, as the server's log knows it. */
export function errorTrace(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? `${error.name} · ${error.message}` : String(error);
  const kind = error.status === 'problems' ? (error.problems[0]?.code ?? 'INTERNAL') : error.status.toUpperCase();
  return [kind, error.request, error.requestId, formatDateTime(error.happenedAt)]
    .filter((part) => part !== undefined)
    .join(' · ');
}

function withRequest(text: string, requestId: string | undefined): string {
  return requestId === undefined ? text : `${text} (${i18next.t('errors:request', { id: requestId })})`;
}
