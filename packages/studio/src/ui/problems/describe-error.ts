import i18next from 'i18next';
import { ApiError, type Problem } from '../../api/api-error.ts';
import { formatDateTime } from '../formats/date-time.ts';
import { NotUtf8Error } from '../read-text-file.ts';
import { describeProblem } from './problem-text.ts';

/** Describes an error to the user, in the display language. */
export function errorText(error: unknown): string {
  if (error instanceof NotUtf8Error) return i18next.t('errors:notUtf8');
  if (!(error instanceof ApiError)) return i18next.t('errors:general');
  if (error.status === 'network') return i18next.t(error.isTimeout ? 'errors:timeout' : 'errors:global.NETWORK');
  if (error.status === 'server') return withRequest(i18next.t('errors:global.SERVER'), error.requestId);
  if (error.status === 'unauthenticated') return i18next.t('errors:notAuthorized');
  if (error.problems.length === 0) return i18next.t('errors:general');
  return error.problems
    .map((problem) => withFault(problem, error.requestId))
    .reduce((first, second) => i18next.t('problems:both', { first, second }));
}

/** A server fault is shown with its request id, unless the message already contains it. */
function withFault(problem: Problem, requestId: string | undefined): string {
  const text = describeProblem(problem);
  const isFault = problem.code === 'INTERNAL' || problem.code === 'BUSY';
  return isFault && text !== problem.message ? withRequest(text, requestId) : text;
}

/** One line for support: the kind of failure, and the request id from the server's log. */
export function errorTrace(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? `${error.name} · ${error.message}` : String(error);
  const kind = error.status === 'problems' ? (error.problems[0]?.code ?? 'INTERNAL') : error.status.toUpperCase();
  return [kind, error.request, error.requestId, formatDateTime(error.happenedAt)]
    .filter((part) => part !== undefined)
    .join(' · ');
}

function withRequest(text: string, requestId: string | undefined): string {
  return requestId === undefined ? text : i18next.t('errors:request', { text, id: requestId });
}
