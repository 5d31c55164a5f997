/** The logic as JSON text or as a formula. The text is the document, and its editor has the history of both. */
import type { UnshownReason } from '@coverwright/rules/formula';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CodeEditorHandle } from '../code-editor/code-editor.tsx';
import type { FormulaEditorHandle } from '../formula-editor/formula-editor.tsx';
import { useGoToPath, type GoToPath } from './use-go-to-path.ts';

export type LogicViewName = 'json' | 'formula';

export type LogicViews = ReturnType<typeof useLogicViews>;

export function useLogicViews(
  logicText: string,
  text: RefObject<CodeEditorHandle | null>,
  formula: RefObject<FormulaEditorHandle | null>,
) {
  const [view, setView] = useState<LogicViewName>('json');
  const [unshown, setUnshown] = useState<{ readonly reason: UnshownReason; readonly text: string }>();
  const goToPathInText = useGoToPath(logicText, text);
  const goToPath: GoToPath = (path, operator) => {
    if (view === 'json') goToPathInText(path, operator);
    else formula.current?.goToPath(path);
  };
  return {
    view,
    goToPath,
    /** First discards what is not complete in the formula, which is not in the history. */
    undo: () => {
      if (formula.current?.discard() !== true) text.current?.undo();
    },
    redo: () => text.current?.redo(),
    choose: (chosen: LogicViewName) => {
      text.current?.endStep();
      setUnshown(undefined);
      setView(chosen);
    },
    /** Why the logic has no formula, until its text changes. */
    unshown: unshown?.text === logicText ? unshown.reason : undefined,
    stayInText: (reason: UnshownReason) => {
      setUnshown({ reason, text: logicText });
      setView('json');
    },
    /** Positions are those of the text, which is therefore shown first. */
    goTo: (from: number, to?: number) => {
      flushSync(() => setView('json'));
      text.current?.goTo(from, to);
    },
  };
}
