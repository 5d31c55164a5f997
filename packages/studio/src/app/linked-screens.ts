// The screen behind a link is loaded when the pointer or the focus reaches the link, so that most of it has arrived by the
// click. Its data is only requested when it opens.
import { matchRoutes } from 'react-router';
import { loadTexts } from '../locales/texts.ts';
import { withControls } from '../ui/parts/with-controls.ts';
import { frames, screens } from './features.ts';

const routes = screens.map((screen) => ({ path: screen.path, handle: screen }));
const loaded = new Set<object>();

/** For as long as the page is open. */
export function loadLinkedScreens(): void {
  for (const type of ['pointerover', 'focusin']) addEventListener(type, ({ target }) => loadScreenBehind(target));
  loadScreenBehind(document.querySelector('a:hover'));
}

function loadScreenBehind(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  // A browser that failed to load a module may not try again until the page is reloaded.
  if (link === null || link.origin !== location.origin || !navigator.onLine) return;
  const screen = matchRoutes(routes, link.pathname)?.[0]?.route.handle;
  for (const part of [screen, frames.get(screen?.frame ?? '')]) {
    if (part === undefined || loaded.has(part)) continue;
    loaded.add(part);
    const load = part.isPlain === true ? part.load : withControls(part.load);
    // A failure matters only when the screen opens, which loads it again.
    void Promise.allSettled([load(), loadTexts(part.namespaces)]);
  }
}
