import { useEffect, useEffectEvent } from 'react';

interface EditorKeys {
  readonly save: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Marks what shares the editor's history: every field of the form, and nothing else. */
export const editsForm = { 'data-edits-form': true } as const;

/**
 * Ctrl+S everywhere but in a dialog that is no part of the form, where it does nothing: the browser would save the page as
 * a file. Undo and redo of the form come before those of the field
 * that has the keyboard, which would know of that field alone.
 */
export function useEditorKeys({ save, undo, redo }: EditorKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !(target instanceof Element)) return;
    const isInForm = target.closest('[data-edits-form]') !== null;
    const key = event.key.toLowerCase();
    const isSave = key === 's' && !event.shiftKey;
    const step = isInForm ? historyStep(key, event.shiftKey) : undefined;
    if (!isSave && !step) return;
    event.preventDefault();
    event.stopPropagation();
    if (step) step();
    else if (isInForm || target.closest('[role="dialog"]') === null) save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);

  function historyStep(key: string, isShifted: boolean): (() => void) | undefined {
    if (key === 'y' && !isShifted) return redo;
    if (key !== 'z') return undefined;
    return isShifted ? redo : undo;
  }
}
