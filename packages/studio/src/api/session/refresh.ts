// Renews the access token. Refresh tokens can be used only once, so tabs take turns, and later ones use the result of
// the first.
import type { Session, Tokens } from './session.ts';

/** null: the server refuses the refresh token. A rejection: no answer, so the session may still be valid. */
type Exchange = (refreshToken: string) => Promise<Tokens | null>;
type RunAlone = <T>(work: () => Promise<T>) => Promise<T>;

export type RefreshOutcome = 'renewed' | 'ended';

export async function refreshSession(
  failedAccessToken: string | null,
  session: Session,
  exchange: Exchange,
  runAlone: RunAlone,
): Promise<RefreshOutcome> {
  return runAlone(async () => {
    const current = session.accessToken();
    if (current !== null && current !== failedAccessToken) return 'renewed';
    const refreshToken = session.refreshToken();
    const tokens = refreshToken === null ? null : await exchange(refreshToken);
    if (tokens === null) return 'ended';
    session.renew(tokens);
    return 'renewed';
  });
}

/**
 * One tab at a time. Locks require a secure context; without it, tabs may compete, and the server gives each of them
 * tokens of the same session.
 */
export const runAloneAmongTabs: RunAlone = async (work) =>
  'locks' in navigator ? navigator.locks.request('studio-session-refresh', work) : work();
