// The keyboard is never left nowhere: if the focused element disappears without a successor, such as a menu entry that
// opened a dialog or a deleted row, the focus goes to the open dialog or else to the heading. A button that is disabled
// while it works gets the focus back.
import { focusHeading, isNowhere } from './screen-focus.ts';

/** Widgets that return the focus themselves do so within this time. */
const patienceMs = 60;

/** For as long as the page is open. */
export function keepFocus(): void {
  let last: HTMLElement | undefined;
  let wasDisabled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = (target: EventTarget | null): void => {
    last = target instanceof HTMLElement && target !== document.body ? target : undefined;
    wasDisabled = false;
  };
  const check = (): void => {
    timer = undefined;
    if (last === undefined || !isNowhere(document.activeElement)) return;
    if (!last.isConnected) focusMain();
    else if (wasDisabled && !last.matches(':disabled')) last.focus({ preventScroll: true });
  };
  const observer = new MutationObserver((changes) => {
    wasDisabled ||= last?.matches(':disabled') === true && changes.some(({ target }) => target === last);
    if (last !== undefined && isNowhere(document.activeElement)) timer ??= setTimeout(check, patienceMs);
  });
  note(document.activeElement);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  window.addEventListener('focusin', ({ target }) => note(target));
  // Someone who clicks beside everything wants no focus.
  window.addEventListener('pointerdown', () => note(null), true);
}

function focusMain(): void {
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
  if (!dialog) return focusHeading();
  dialog.tabIndex = -1;
  dialog.focus({ preventScroll: true });
}
