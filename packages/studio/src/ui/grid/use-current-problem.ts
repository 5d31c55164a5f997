/** The problem that the grid shows below the cells: that of the active cell, the last one visited, or the newest. */
import { useEffect, useState } from 'react';
import type { GridEditor } from './model/grid-editor.ts';
import { useGridValue } from './use-grid-value.ts';
import type { GridProblem } from './view/problem-marks.ts';

export interface CurrentProblem {
  /** Undefined if there are none. */
  readonly problem: GridProblem | undefined;
  /** Among all; -1 if none was visited. */
  readonly index: number;
  /** Goes to the problem after or before it. */
  readonly go: (by: 1 | -1) => void;
  /** Writes a correction into its cell. */
  readonly correct: (text: string) => void;
}

function keyOf({ row, columns, text }: GridProblem): string {
  return `${row}:${columns.join(',')}:${text}`;
}

export function useCurrentProblem(editor: GridEditor, problems: readonly GridProblem[]): CurrentProblem {
  const [known, setKnown] = useState(problems);
  const [newest, setNewest] = useState<string>();
  const [visited, setVisited] = useState<string>();
  if (known !== problems) {
    setKnown(problems);
    setNewest(newestOf(problems, known) ?? newest);
  }
  const { position, column } = useGridValue(editor, ({ selection }) => selection.active);
  const row = editor.content.rowAt(position);
  const isHere = (one: GridProblem): boolean =>
    one.row === row && (one.columns.length === 0 || one.columns.includes(column));
  const last = problems.findIndex((one) => keyOf(one) === visited);
  const isLastHere = problems[last] !== undefined && isHere(problems[last]);
  const here = isLastHere ? last : problems.findIndex(isHere);
  const index = here >= 0 ? here : last;
  const shown =
    index >= 0
      ? index
      : Math.max(
          0,
          problems.findIndex((one) => keyOf(one) === newest),
        );
  const problem = problems[shown];
  const correct = (text: string): void => {
    const at = problem?.columns[0];
    if (problem === undefined || at === undefined) return;
    // Another text was entered after the check.
    if (editor.sheet.cellAt(problem.row, at).trim() !== problem.checked) return;
    editor.setCells([{ row: problem.row, column: at, text }]);
  };
  useEffect(() => {
    const [text] = problem?.corrections ?? [];
    const [at] = problem?.columns ?? [];
    const checked = problem?.checked;
    const isKnown = problem !== undefined && checked !== undefined && text !== undefined && at !== undefined;
    editor.propose(isKnown ? { row: problem.row, column: at, text, checked } : undefined);
  }, [editor, problem]);
  return {
    problem,
    index,
    go: (by) => {
      // The one that is shown, unless the user is there.
      const step = index < 0 && by > 0 ? 0 : by;
      const next = problems[(shown + step + problems.length) % problems.length];
      if (next === undefined) return;
      setVisited(keyOf(next));
      editor.goTo(next.row, next.columns[0] ?? 0);
    },
    correct,
  };
}

/** The first that was not there before, unless there was none at all, as before the first check. */
function newestOf(problems: readonly GridProblem[], before: readonly GridProblem[]): string | undefined {
  if (before.length === 0 && problems.length > 1) return undefined;
  const keys = new Set(before.map(keyOf));
  return problems.map(keyOf).find((key) => !keys.has(key));
}
