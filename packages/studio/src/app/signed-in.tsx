// Around every screen behind sign-in: the cache of the server's answers.
import { Outlet } from 'react-router';
import { ServerCache } from '../api/cache/server-cache.tsx';

export function SignedIn() {
  return (
    <ServerCache>
      <Outlet />
    </ServerCache>
  );
}
