import { useEffect, useEffectEvent } from 'react';

interface EditorKeys {
  readonly save: () => void;
  /** Undefined if every field has its own history. */
  readonly undo?: () => void;
  readonly redo?: () => void;
}

/** Marks fields that share the editor's history, so that its undo and redo take precedence over the field's own. */
export const editsForm = { 'data-edits-form': true } as const;

/**
 * Handles Ctrl+S everywhere, but does nothing in a dialog that is not part of the form: the browser would save the
 * page as a file. Also handles the editor's undo and redo, except in a dialog or in a field with its own history.
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
