/** From the chosen variables to the text of a new decision table. Pure. */
import {
  createDecision,
  isColumnName,
  placeDecision,
  type NewColumn,
  type TextChange,
} from '@coverwright/rules/decision-text';

/** What becomes of the logic: it is replaced, or combined with the outcome of the table. */
export type Placement = 'replace' | 'add';

/** A column for each path, named by its last part if that is distinct. */
export function columnsFor(paths: readonly string[]): readonly NewColumn[] {
  const lastOf = (path: string): string => path.split('.').at(-1) ?? path;
  return paths.map((path) => {
    const last = lastOf(path);
    const isDistinct = isColumnName(last) && paths.filter((other) => lastOf(other) === last).length === 1;
    return { name: isDistinct ? last : path, logic: `{"var": ${JSON.stringify(path)}}` };
  });
}

/** @param isDecision in underwriting, the table accepts, also what no row matches after its row has got conditions */
export function newDecision(
  text: string,
  paths: readonly string[],
  placement: Placement,
  isDecision: boolean,
): readonly TextChange[] {
  const columns = columnsFor(paths);
  if (isDecision) return placeTable(text, createDecision(columns, 'decision', '[]', '[]'), placement, isDecision);
  const isFactor = placement === 'add';
  const table = createDecision(columns, isFactor ? 'factor' : 'amount', isFactor ? '1' : '{}');
  return placeTable(text, table, placement, isDecision);
}

/** Combined with other logic, a table adds to what declines, or is a factor. */
export function placeTable(
  text: string,
  table: string,
  placement: Placement,
  isDecision: boolean,
): readonly TextChange[] {
  if (placement === 'replace') return placeDecision(text, table);
  return placeDecision(text, table, isDecision ? 'merge' : '*');
}
