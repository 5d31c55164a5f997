// Start-up: texts, then the host's configuration, then the studio. Whatever fails is said on the page, which is never blank.
import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { ApiProvider } from './api/api-context.ts';
import { createApi } from './api/client.ts';
import type { RuntimeConfig } from './api/runtime-config.ts';
import { createSession } from './api/session.ts';
import { isHostKey } from './app/host.ts';
import { type StudioRouter, createStudioRouter } from './app/router.tsx';
import { MissingConfig, StartFailed } from './app/start-up-failure.tsx';
import { findConfig } from './app/start-up.ts';
import { startTexts } from './locales/i18n.ts';
import { drafts } from './ui/drafts/use-kept-draft.ts';
import { reloadKeepingWork } from './ui/leave/reload.ts';
import { forcedNavigation } from './ui/leave/forced-navigation.ts';
import { colorSchemeManager, cssVariables, theme } from './ui/theme/theme.ts';
import { showFailure, showToast } from './ui/toasts/toasts.ts';
import './ui/theme/mantine.css';
import './ui/theme/inter.css';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import './app/app.css';

const session = createSession(localStorage);
const container = document.querySelector('#root');
if (container === null) throw new Error('The page has no #root');
const root = createRoot(container);

function show(content: ReactNode): void {
  root.render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={colorSchemeManager} defaultColorScheme="auto">
      {content}
    </MantineProvider>,
  );
}

function showStudio(config: RuntimeConfig): void {
  let router: StudioRouter | undefined;
  const handleSessionLost = (): void => {
    drafts.saveAll();
    const { pathname, search, hash } = window.location;
    const state = { ...forcedNavigation, askedPage: `${pathname}${search}${hash}` };
    session.clear();
    void router?.navigate('/', { replace: true, state });
    showToast('error', { title: i18next.t('errors:general'), line: i18next.t('errors:sessionLost') });
  };
  const api = createApi(config, session, handleSessionLost);
  router = createStudioRouter();
  show(
    <ApiProvider value={api}>
      <RouterProvider router={router} />
    </ApiProvider>,
  );
}

async function start(): Promise<void> {
  try {
    const outcome = await findConfig(session);
    if ('config' in outcome) showStudio(outcome.config);
    else show(<MissingConfig failure={outcome.failure} host={outcome.host} />);
  } catch (error) {
    show(<StartFailed error={error} onRetry={() => void start()} />);
  }
}

window.addEventListener('storage', ({ key }) => {
  if (isHostKey(key)) reloadKeepingWork();
  else if (session.isKey(key)) session.notify();
});
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (reason instanceof Error && reason.name !== 'AbortError') showFailure(i18next.t('errors:oops'), reason);
});

await startTexts();
await start();
