/**
 * Sign-in, or the screens behind it. Sign-in needs no router, and the router and routes make up a third of the size,
 * so they are loaded once a user is signed in.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '../api/api-context.ts';
import type { Session } from '../api/session/session.ts';
import { takeRequestedPage } from '../features/auth/sign-in/requested-page.ts';
import { loginPath } from '../paths/auth.ts';
import { loadPart, MissingPart } from '../ui/parts/load-part.ts';
import { Spinner } from '../ui/states/spinner.tsx';
import { Toaster } from '../ui/toasts/toaster.tsx';
import { goToSignIn, replaceAddress } from './go-to-sign-in.ts';
import { FailureBoundary, PageFailure } from './page-failure.tsx';
import { PartFailureDialog } from './part-failure-dialog.tsx';
import { useScreenFocus } from './screen-focus.ts';

type Side = 'signIn' | 'screens';

interface Shown {
  readonly side: Side;
  readonly content: ReactNode;
  /** Cancels the navigation that waits for a missing part. */
  readonly stayHere?: () => void;
  readonly close?: () => void;
}

function firstSide(session: Session): Side {
  return session.accessToken() === null || window.location.pathname === loginPath ? 'signIn' : 'screens';
}

/** Starts loading the screens while other start-up requests are pending. Anything that fails is loaded again later. */
export function preloadStudio(session: Session): void {
  if (firstSide(session) === 'screens') void Promise.allSettled([import('./router.tsx')]);
}

export function Studio() {
  const { session } = useApi();
  const [side, setSide] = useState(() => firstSide(session));
  const [shown, setShown] = useState<Shown>();

  useEffect(
    () =>
      session.subscribe(() => {
        if (session.accessToken() !== null) return;
        goToSignIn();
        setSide('signIn');
      }),
    [session],
  );

  useEffect(() => {
    let isLeft = false;
    let opened: Shown | undefined;
    const open = async (): Promise<void> => {
      opened = await (side === 'signIn' ? openSignIn(() => enter(setSide)) : openScreens(() => setSide('signIn')));
      if (isLeft) opened.close?.();
      else setShown(opened);
    };
    void open();
    return () => {
      isLeft = true;
      opened?.close?.();
    };
  }, [side]);

  useEffect(() => {
    if (side !== 'signIn') return undefined;
    const handleMove = (): void => {
      if (window.location.pathname === loginPath) return;
      if (session.accessToken() === null) goToSignIn();
      else setSide('screens');
    };
    window.addEventListener('popstate', handleMove);
    return () => window.removeEventListener('popstate', handleMove);
  }, [side, session]);

  if (shown === undefined) return <Spinner />;
  return (
    <>
      {/* After sign-out, the screens must not stay visible while sign-in is loading. */}
      {side === 'signIn' && shown.side === 'screens' ? null : shown.content}
      <PartFailureDialog onKeepWorking={() => (shown.side === side ? shown.stayHere?.() : undefined)} />
      <Toaster />
    </>
  );
}

/** Switches from sign-in to the requested page. */
function enter(show: (side: Side) => void): void {
  replaceAddress(takeRequestedPage());
  show('screens');
}

async function openSignIn(onSignedIn: () => void): Promise<Shown> {
  try {
    const LoginPage = await loadPart(
      async () => (await import('../features/auth/sign-in/login-page.tsx')).LoginPage,
      ['auth'],
    );
    return {
      side: 'signIn',
      content: (
        <FailureBoundary>
          <SignIn>
            <LoginPage onSignedIn={onSignedIn} />
          </SignIn>
        </FailureBoundary>
      ),
    };
  } catch (error) {
    return failureOf(error, 'signIn');
  }
}

async function openScreens(onSignIn: () => void): Promise<Shown> {
  try {
    const { openRouter } = await loadPart(() => import('./router.tsx'));
    return { side: 'screens', ...(await openRouter(onSignIn)) };
  } catch (error) {
    return failureOf(error, 'screens');
  }
}

function failureOf(error: unknown, side: Side): Shown {
  if (!(error instanceof MissingPart)) throw error;
  return {
    side,
    content: (
      <main>
        <PageFailure error={error} />
      </main>
    ),
  };
}

function SignIn({ children }: { readonly children: ReactNode }) {
  useScreenFocus(loginPath);
  return children;
}
