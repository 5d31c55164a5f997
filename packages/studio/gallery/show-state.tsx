import { type ReactNode, useState } from 'react';
import type { Root } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { ApiProvider } from '../src/api/api-context.ts';
import { ServerCache } from '../src/api/cache/server-cache.tsx';
import { createApi } from '../src/api/client.ts';
import { MeDocument } from '../src/api/generated/operations.ts';
import { createSession } from '../src/api/session/session.ts';
import { createRoutes } from '../src/app/router.tsx';
import { loadTexts } from '../src/locales/texts.ts';
import { memoryStorage } from '../src/testing/memory-storage.ts';
import { drafts } from '../src/ui/editor/record/studio-drafts.ts';
import { withControls } from '../src/ui/parts/with-controls.ts';
import { StudioTheme } from '../src/ui/theme/studio-theme.tsx';
import { Toaster } from '../src/ui/toasts/toaster.tsx';
import { closeToast, currentToasts } from '../src/ui/toasts/toasts.ts';
import { answer } from './answers.ts';
import type { State } from './state.ts';
import type { Transport } from './transport.ts';
import { config, everyRight, token, usualAnswers } from './usual-answers.ts';

const ignore = (): void => undefined;

/** Resolves when the state is visible and every request has been answered. */
export async function showState(state: State, root: Root, transport: Transport): Promise<void> {
  forgetState();
  const rights = state.rights ?? everyRight;
  const names = 'screen' in state ? state.screen.split(/[/?&=]/).filter((name) => name !== '') : [];
  transport.answerWith(
    [answer(MeDocument, { me: { rights } }), ...usualAnswers, ...(state.answers ?? [])],
    [...names, ...(state.names ?? [])],
  );
  const session = createSession(memoryStorage());
  if (!('signedOut' in state)) {
    session.start(config.tenantId, { accessToken: token, refreshToken: token });
    session.setRights(rights);
  }
  const api = createApi(config, session, {
    onLost: ignore,
    onForeign: ignore,
    onRefused: async () => loadTexts(['problems', 'sentences']),
  });
  // Both are loaded with the screens that have such parts.
  if ('part' in state) await withControls(async () => undefined)();
  if ('namespaces' in state) await loadTexts(state.namespaces);
  root.render(
    <StudioTheme>
      <ApiProvider value={api}>
        <Content state={state} />
        <Toaster />
      </ApiProvider>
    </StudioTheme>,
  );
  await state.steps();
  await transport.settled();
}

function Content({ state }: { readonly state: State }) {
  const [router] = useState(() => {
    if ('signedOut' in state) return undefined;
    if ('screen' in state) return createMemoryRouter(createRoutes(ignore), { initialEntries: [state.screen] });
    return createMemoryRouter([{ path: '*', element: <PageAround>{state.part}</PageAround> }]);
  });
  if ('signedOut' in state) return state.signedOut;
  return router === undefined ? null : <RouterProvider router={router} />;
}

function PageAround({ children }: { readonly children: ReactNode }) {
  return (
    <ServerCache>
      <main id="content">
        <h1>{config.tenantName}</h1>
        {children}
      </main>
    </ServerCache>
  );
}

/** What earlier states have left behind outside of the page. */
function forgetState(): void {
  for (const { id } of currentToasts()) closeToast(id);
  drafts.clear();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '');
}
