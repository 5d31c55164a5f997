/** Which view of the logic is shown. The text is the document, and its editor has the history of all views. */
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CodeEditorHandle } from '../../code-editor/code-editor.tsx';
import { useGoToPath, type GoToPath } from '../use-go-to-path.ts';
import type { LogicViewHandle, LogicViewName } from './logic-view.ts';
import type { JsonPath } from '@coverwright/rules';
import { hasTable, openingView } from './opening-view.ts';
import { readRememberedView, rememberView } from './remembered-view.ts';

export type LogicViews = ReturnType<typeof useLogicViews>;

interface LogicViewsOptions {
  readonly logicText: string;
  /** What is unfinished in the formula. */
  readonly unfinished: string;
  readonly text: RefObject<CodeEditorHandle | null>;
  readonly shown: RefObject<LogicViewHandle | null>;
  /** What the logic is for: the chosen view is remembered for all logic of a kind. */
  readonly kind: string;
  /** Views that are not offered. */
  readonly hidden?: readonly LogicViewName[] | undefined;
  /** What is shown first: a decision table in its own view. */
  readonly openAt?: JsonPath | undefined;
}

type FirstViewOptions = Pick<LogicViewsOptions, 'logicText' | 'unfinished' | 'kind' | 'hidden' | 'openAt'>;

/** What is unfinished is not lost from sight. */
function firstView({ logicText, unfinished, kind, hidden, openAt }: FirstViewOptions): LogicViewName {
  if (unfinished !== '') return 'formula';
  if (openAt?.includes('decide') === true && hasTable(logicText)) return 'decisions';
  return openingView(logicText, readRememberedView(kind), hidden);
}

export function useLogicViews({ logicText, unfinished, text, shown, kind, hidden, openAt }: LogicViewsOptions) {
  const [view, setView] = useState<LogicViewName>(() => firstView({ logicText, unfinished, kind, hidden, openAt }));
  const [unshown, setUnshown] = useState<{ readonly reason: string; readonly text: string }>();
  const goToPathInText = useGoToPath(logicText, text);
  const goToPath: GoToPath = (path, operator) => {
    if (view === 'json') goToPathInText(path, operator);
    else shown.current?.goToPath(path);
  };
  return {
    view,
    unfinished,
    goToPath,
    /** First discards what is not complete in the view, which is not in the history. */
    undo: () => {
      if (shown.current?.discard() !== true) text.current?.undo();
    },
    redo: () => text.current?.redo(),
    choose: (chosen: LogicViewName) => {
      text.current?.endStep();
      setUnshown(undefined);
      rememberView(kind, chosen);
      setView(chosen);
    },
    /** Why the logic cannot be shown in the chosen view, until its text changes. */
    unshown: unshown?.text === logicText ? unshown.reason : undefined,
    stayInText: (reason: string) => {
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
