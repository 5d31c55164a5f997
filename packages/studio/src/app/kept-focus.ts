// The keyboard is never left nowhere: if the focused element disappears without a successor, such as a menu entry that
// opened a dialog or a deleted row, the focus goes to the open dialog or else to the heading. A button that is disabled
// while it works gets the focus back.
import { useEffect } from 'react';
import { focusHeading, isNowhere } from './screen-focus.ts';

/** Widgets that return the focus themselves do so within this time. */
const patienceMs = 60;

export function useKeptFocus(): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    let wasDisabled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
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
    const handleFocus = ({ target }: FocusEvent): void => {
      last = target instanceof HTMLElement ? target : undefined;
      wasDisabled = false;
    };
    // Someone who clicks beside everything wants no focus.
    const handlePointer = (): void => {
      last = undefined;
    };
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    window.addEventListener('focusin', handleFocus);
    window.addEventListener('pointerdown', handlePointer, true);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      window.removeEventListener('focusin', handleFocus);
      window.removeEventListener('pointerdown', handlePointer, true);
    };
  }, []);
}

function focusMain(): void {
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
  if (!dialog) return focusHeading();
  dialog.tabIndex = -1;
  dialog.focus({ preventScroll: true });
}
