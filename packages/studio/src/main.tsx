// Start-up: texts, then the host's configuration, then the studio. Any failure is shown on the page, which is never
// blank.
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiProvider } from './api/api-context.ts';
import { createApi } from './api/client.ts';
import type { RuntimeConfig } from './api/runtime-config.ts';
import { type Session, createSession } from './api/session/session.ts';
import { isHostKey } from './app/start/host.ts';
import { goToSignIn } from './app/go-to-sign-in.ts';
import { keepKeysOfInputMethods } from './app/start/keep-keys-of-input-methods.ts';
import { MissingConfig, StartFailed } from './app/start/start-up-failure.tsx';
import { findConfig } from './app/start/start-up.ts';
import { Studio, preloadStudio } from './app/studio.tsx';
import { startTexts } from './ui/i18n.ts';
import { loadTexts } from './locales/texts.ts';
import { drafts } from './ui/editor/record/studio-drafts.ts';
import { reloadKeepingWork, saveWork } from './ui/editor/leave/reload.ts';
import { MissingPart } from './ui/parts/load-part.ts';
import { watchStyleSheets } from './ui/parts/style-sheets.ts';
import { StudioTheme } from './ui/theme/studio-theme.tsx';
import { closeToast, showFailure, showToast } from './ui/toasts/toasts.ts';

const container = document.querySelector('#root');
if (container === null) throw new Error('The page has no #root');
keepKeysOfInputMethods(window);
const root = createRoot(container);

function show(content: ReactNode): void {
  root.render(<StudioTheme>{content}</StudioTheme>);
}

function showStudio(config: RuntimeConfig, session: Session): void {
  const handleSessionLost = (): void => {
    if (session.accessToken() === null) return;
    // The studio then goes to sign-in, which returns to this page.
    session.clear();
    const toast = showToast('error', { title: i18next.t('errors:general'), line: i18next.t('errors:sessionLost') });
    const stop = session.subscribe(() => {
      if (session.accessToken() === null) return;
      closeToast(toast);
      stop();
    });
  };
  if (session.accessToken() === null) goToSignIn();
  show(
    <ApiProvider
      value={createApi(config, session, {
        onLost: handleSessionLost,
        onForeign: reloadKeepingWork,
        // Even if the texts cannot be loaded, the refusal is thrown.
        onRefused: async () => Promise.allSettled([loadTexts(['problems', 'sentences'])]),
      })}
    >
      <Studio />
    </ApiProvider>,
  );
}

async function start(session: Session): Promise<void> {
  try {
    const outcome = await findConfig(session);
    if ('config' in outcome) showStudio(outcome.config, session);
    else show(<MissingConfig failure={outcome.failure} host={outcome.host} />);
  } catch (error) {
    show(<StartFailed error={error} onRetry={() => void start(session)} />);
  }
}

function followSession(session: Session): void {
  drafts.setOwner(session.owner);
  // If the session ends, here or in another tab, unsaved input is restored after the next sign-in.
  session.subscribe(() => {
    if (session.accessToken() === null) saveWork();
  });
  window.addEventListener('storage', (event) => {
    if (session.isLogout(event)) drafts.clear();
    else if (isHostKey(event.key)) reloadKeepingWork();
    else if (session.isKey(event.key) && session.isForeign()) reloadKeepingWork();
    else if (session.isKey(event.key)) session.notify();
  });
}

window.addEventListener('unhandledrejection', ({ reason }) => {
  if (reason instanceof Error && reason.name !== 'AbortError' && !(reason instanceof MissingPart)) {
    showFailure(i18next.t('errors:oops'), reason);
  }
});

watchStyleSheets();
followForcedColors();
refuseDroppedFiles();
try {
  // Throws if the browser refuses to store anything.
  const session = createSession(localStorage);
  followSession(session);
  preloadStudio(session);
  await startTexts();
  await start(session);
} catch (error) {
  // If the texts cannot be loaded, the page itself reports it: see before-start.js.
  window.dispatchEvent(new Event('studio-load-failure'));
  throw error;
}

/** Most visits do not need its style sheet. */
function followForcedColors(): void {
  const forced = matchMedia('(forced-colors: active)');
  const load = () => {
    if (forced.matches) void import('./ui/theme/forced-colors.css');
  };
  forced.addEventListener('change', load);
  load();
}

/** Outside drop areas, the browser would open a dropped file, leaving the studio and any unsaved input. */
function refuseDroppedFiles(): void {
  const refuse = (event: DragEvent): void => {
    if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
}
