// The rights of the signed-in user: loaded when a session starts, when its token is renewed, and when the server
// refuses a request.
import { ApiError } from '../api-error.ts';
import type { Session } from './session.ts';

/** The rights that the studio checks. The server enforces them. */
export type Right =
  | 'products:read'
  | 'products:write'
  | 'products:publish'
  | 'insurers:write'
  | 'policies:read'
  | 'requests:read'
  | 'requests:write'
  | 'documents:read'
  | 'documents:write'
  | 'documents:publish'
  | 'mails:send'
  | 'files:read'
  | 'files:write'
  | 'apps:read'
  | 'apps:write'
  | 'apps:publish'
  | 'releases:write'
  | 'changes:approve'
  | 'changes:override'
  | 'texts:write'
  | 'tenant:manage'
  | 'api-keys:manage'
  | 'users:manage';

export function followRights(session: Session, read: () => Promise<readonly string[]>) {
  /** Without an answer, the last known rights are retained. */
  const reload = async (): Promise<void> => {
    const owner = session.owner();
    try {
      const rights = await read();
      // Another user may have signed in in the meantime.
      if (session.owner() === owner && session.accessToken() !== null) session.setRights(rights);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  let token: string | null = null;
  const handleSession = (): void => {
    const current = session.accessToken();
    const isNew = current !== null && current !== token && !session.isForeign();
    token = current;
    if (isNew) void reload();
  };
  session.subscribe(handleSession);
  handleSession();
  return {
    reload,
    /** A refused request shows that the known rights are out of date. */
    noteRefusals:
      <Request extends readonly unknown[], Answer extends { readonly status: number }>(
        send: (...request: Request) => Promise<Answer>,
      ) =>
      async (...request: Request): Promise<Answer> => {
        const answer = await send(...request);
        if (answer.status === 403) void reload();
        return answer;
      },
  };
}
