import { isComposing } from '@coverwright/insurance/is-composing';
import { useEffect, useRef } from 'react';

/** The open dialogs, topmost last. */
const opened: object[] = [];

/**
 * Calls back on Escape only for the topmost open dialog, and only if nothing inside handled the key, such as an open
 * list or an editor's search. Mantine would call back before those, and for every dialog at once.
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
    // Evaluated before the widget closes, because there is no trace of it afterwards.
    const handleBefore = ({ target }: KeyboardEvent): void => {
      isTaken = target instanceof Element && target.closest('[data-mantine-stop-propagation="true"]') !== null;
    };
    const handle = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented || isTaken) return;
      // Native dialogs, which are above all of these, close themselves.
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
