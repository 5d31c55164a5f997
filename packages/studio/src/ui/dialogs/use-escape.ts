import { useEffect, useRef } from 'react';

/** The open dialogs, the topmost last. */
const opened: object[] = [];

/**
 * Calls back on Escape for the topmost open dialog alone, and only when nothing inside took the key, such as an open list
 * or the search of an editor. The widget library would ask before those do, and every dialog at once.
 */
export function useEscape(isOpened: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isOpened) return undefined;
    const dialog = {};
    opened.push(dialog);
    let isTaken = false;
    // Asked before the widget closes, which then says nothing of it.
    const handleBefore = ({ target }: KeyboardEvent): void => {
      isTaken = target instanceof Element && target.closest('[data-mantine-stop-propagation="true"]') !== null;
    };
    const handle = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || isTaken) return;
      // The browser's own dialogs, above all of these, close by themselves.
      if (opened.at(-1) !== dialog || document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', handleBefore, true);
    window.addEventListener('keydown', handle);
    return () => {
      opened.splice(opened.indexOf(dialog), 1);
      window.removeEventListener('keydown', handleBefore, true);
      window.removeEventListener('keydown', handle);
    };
  }, [isOpened]);
}
