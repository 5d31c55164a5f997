import type { CodeProblem } from '../../../../ui/code-editor/code-editor-problems.ts';
import type { ConsoleEntry } from '../../console/console-entries.ts';

/** The console's entries for one text, as markers in its editor. */
export function problemsIn(field: string, entries: readonly ConsoleEntry[]): readonly CodeProblem[] {
  return entries.flatMap(({ position, level, message }) =>
    position?.field === field && position.isWhole !== true
      ? [{ line: position.line, column: position.column, severity: level, message }]
      : [],
  );
}
