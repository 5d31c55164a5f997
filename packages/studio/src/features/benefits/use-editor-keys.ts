import { useEffect, useEffectEvent } from 'react';

interface EditorKeys {
  readonly save: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Ctrl+S everywhere; undo and redo where no text field has its own. Not while a dialog has the keyboard. */
export function useEditorKeys({ save, undo, redo }: EditorKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (target instanceof Element && target.closest('[role="dialog"]')) return;
    const key = event.key.toLowerCase();
    const isTyping =
      target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null;
    const act = key === 's' && !event.shiftKey ? save : isTyping ? undefined : historyStep(key, event.shiftKey);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  function historyStep(key: string, isShifted: boolean): (() => void) | undefined {
    if (key === 'y' && !isShifted) return redo;
    if (key !== 'z') return undefined;
    return isShifted ? redo : undo;
  }
}
