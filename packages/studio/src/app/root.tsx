import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { Toaster } from '../ui/toasts/toaster.tsx';
import { PartFailureDialog } from './part-failure-dialog.tsx';

/** Around every page: what is shown over all of them. */
export function Root() {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  // Going to where one is ends the navigation that waits for the missing part.
  const stayHere = (): void =>
    void navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <PartFailureDialog onKeepWorking={stayHere} />
      <Toaster />
    </>
  );
}
