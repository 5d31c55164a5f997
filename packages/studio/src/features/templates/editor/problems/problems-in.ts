import type { CodeProblem } from '../../../../ui/code-editor/code-editor-problems.ts';
import type { ConsoleEntry } from '../../console/console-entries.ts';

/** What the console tells of one text, as marks in its editor. */
export function problemsIn(field: string, entries: readonly ConsoleEntry[]): readonly CodeProblem[] {
  return entries.flatMap(({ place, level, message }) =>
    place?.field === field && place.isWhole !== true
      ? [{ line: place.line, column: place.column, severity: level, message }]
      : [],
  );
}
