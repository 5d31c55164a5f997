// The cells that SUBTOTAL counts: none with another subtotal, and none in rows that a filter hides; hidden ones by choice.
// Excel: "SUBTOTAL function".
import { say } from '../../sentences/say.ts';
import { workbookLimits } from '../limits.ts';
import { type Area, sizeOf, toKey, type Workbook } from '../read/cells.ts';
import { Refusal } from '../read/refusal.ts';
import type { CellsFormula } from './syntax.ts';

const subtotal = /(?:SUBTOTAL|AGGREGATE)\(/i;

/** As few areas as columns allow; the cells themselves if all of them count. */
export function toVisibleAreas(
  cells: CellsFormula,
  { sheets }: Workbook,
  { withHidden }: { readonly withHidden: boolean },
): readonly CellsFormula[] {
  const { area } = cells;
  if (sizeOf(area) > workbookLimits.rangeCells) {
    throw new Refusal('FORMULA', say('FORMULA_RANGE_MAX', { max: workbookLimits.rangeCells.toLocaleString('en-US') }));
  }
  const sheet = sheets[area.sheet];
  const isCounted = (row: number, column: number): boolean => {
    const hidden = sheet?.hiddenRows?.get(row);
    if (hidden === 'filtered' || (hidden === 'hidden' && !withHidden)) return false;
    return !subtotal.test(sheet?.cells.get(toKey(row, column))?.formula ?? '');
  };
  const areas: Area[] = [];
  for (let column = area.left; column <= area.right; column++) {
    const runs = toRuns(area, (row) => isCounted(row, column));
    const before = areas.slice(-runs.length);
    const continues =
      runs.length > 0 &&
      before.length === runs.length &&
      before.every(({ top, bottom, right }, index) => {
        const run = runs[index];
        return right === column - 1 && top === run?.top && bottom === run.bottom;
      });
    if (continues) areas.splice(-runs.length, runs.length, ...before.map((each) => ({ ...each, right: column })));
    else areas.push(...runs.map((run) => ({ ...run, left: column, right: column })));
  }
  const [only] = areas;
  if (areas.length === 1 && only !== undefined && sizeOf(only) === sizeOf(area)) return [cells];
  return areas.map((each) => ({ kind: 'cells', area: { sheet: area.sheet, ...each } }));
}

function toRuns({ top, bottom }: Area, isCounted: (row: number) => boolean): { top: number; bottom: number }[] {
  const runs: { top: number; bottom: number }[] = [];
  for (let row = top; row <= bottom; row++) {
    if (!isCounted(row)) continue;
    const last = runs.at(-1);
    if (last !== undefined && last.bottom === row - 1) last.bottom = row;
    else runs.push({ top: row, bottom: row });
  }
  return runs;
}
