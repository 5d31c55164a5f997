import { useEffect, useEffectEvent } from 'react';

interface EditorKeys {
  readonly save: () => void;
  /** Undefined where every field has its own history. */
  readonly undo?: () => void;
  readonly redo?: () => void;
}

/** Marks fields that share the editor's history, so that its undo and redo come before those of the field. */
export const editsForm = { 'data-edits-form': true } as const;

/**
 * Ctrl+S everywhere but in a dialog that is no part of the form, where it does nothing: the browser would save the page as
 * a file. Undo and redo of the editor, except in a dialog or in a field that has its own history.
 */
export function useEditorKeys({ save, undo, redo }: EditorKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !(target instanceof Element)) return;
    const isInForm = target.closest('[data-edits-form]') !== null;
    const isOutside = !isInForm && target.closest('[role="dialog"]') !== null;
    const hasOwnHistory = isOutside || (!isInForm && target.closest(fieldSelector) !== null);
    const key = event.key.toLowerCase();
    const isSave = key === 's' && !event.shiftKey;
    const step = hasOwnHistory ? undefined : historyStep(key, event.shiftKey);
    if (!isSave && !step) return;
    event.preventDefault();
    event.stopPropagation();
    if (step) step();
    else if (!isOutside) save();
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

const fieldSelector = 'input, textarea, [contenteditable="true"]';
