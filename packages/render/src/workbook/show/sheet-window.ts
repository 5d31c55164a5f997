// A part of a sheet for display: values and formulas, which cells are inputs and outputs, which an output needs, and
// the values after a call.
import type { Calculator } from '../calculate/calculator.ts';
import { toIsoDate } from '../calculate/serial-dates.ts';
import { formatValue } from '../compile/formats/format-value.ts';
import { idsIn, type Plan, planOutputs, toId } from '../plan/plan.ts';
import { type Area, type Cell, toKey, type Workbook } from '../read/cells.ts';
import type { Field } from '../read/fields.ts';
import { type CellValue, showValue } from '../values.ts';

export interface ShownCell {
  /** From 0. */
  readonly row: number;
  readonly column: number;
  /** The value in the file; a date is an ISO text. */
  readonly text: string;
  /** As the cell's number format shows it; absent if this is the text. */
  readonly shown?: string;
  readonly isNumber?: true;
  readonly formula?: string;
  /** The value after the call; absent if the call does not change it. */
  readonly after?: string;
  /** The same as the number format shows it. */
  readonly shownAfter?: string;
  /** The variable of the input or output that contains the cell. */
  readonly field?: string;
  /** Whether the selected output needs it. */
  readonly isNeeded?: true;
}

export interface ShownParts {
  /** The variables of all outputs of a call. */
  readonly plan: Plan;
  /** The values after the call; undefined without one. */
  readonly calculator: Calculator | undefined;
  readonly fields: readonly Field[];
  /** The cells that this output needs are marked. */
  readonly output: Field | undefined;
}

export function showWindow(workbook: Workbook, sheet: number, area: Area, parts: ShownParts): ShownCell[] {
  const cells = workbook.sheets[sheet]?.cells;
  if (cells === undefined) return [];
  const { calculator, fields, output, plan } = parts;
  const fieldAt = new Map(
    fields.flatMap((field) => Array.from(idsIn(field.area), (id) => [id, field.variable] as const)),
  );
  const needed = output === undefined ? undefined : neededBy(workbook, fields, output);
  const calculated = new Set(calculator === undefined ? [] : changedByCalls(plan));
  const window: ShownCell[] = [];
  for (let row = area.top; row <= area.bottom; row++) {
    for (let column = area.left; column <= area.right; column++) {
      const id = toId(sheet, row, column);
      const cell = cells.get(toKey(row, column));
      const field = fieldAt.get(id);
      if (cell === undefined && field === undefined) continue;
      const text = showCell(cell?.value ?? null, cell);
      const valueAfter = calculator !== undefined && calculated.has(id) ? calculator.read(id) : undefined;
      const after = valueAfter === undefined ? text : showCell(valueAfter, cell);
      const shown = formatCell(cell?.value ?? null, cell);
      const shownAfter = valueAfter === undefined ? undefined : formatCell(valueAfter, cell);
      window.push({
        row,
        column,
        text,
        ...(shown !== undefined && shown !== text && { shown }),
        ...(typeof cell?.value === 'number' && cell.isDate !== true && { isNumber: true as const }),
        ...(cell?.formula !== undefined && { formula: `=${cell.formula}` }),
        ...(after !== text && { after }),
        ...(after !== text && shownAfter !== undefined && shownAfter !== after && { shownAfter }),
        ...(field !== undefined && { field }),
        ...(needed?.has(id) === true && { isNeeded: true as const }),
      });
    }
  }
  return window;
}

/** The cells of inputs, and of the formulas that outputs need. */
function changedByCalls({ cells, inputs }: Plan): number[] {
  return [...cells.map(({ id }) => id), ...inputs.flatMap(({ area }) => [...idsIn(area)])];
}

function showCell(value: CellValue, cell: Cell | undefined): string {
  return typeof value === 'number' && cell?.isDate === true ? (toIsoDate(value) ?? showValue(value)) : showValue(value);
}

/** This format means the short date of the computer. */
const systemDate = 'm/d/yy';

/** Undefined if the cell has no format that fits the value. */
function formatCell(value: CellValue, cell: Cell | undefined): string | undefined {
  const format = cell?.format;
  if (format === undefined || format === systemDate || (typeof value !== 'number' && typeof value !== 'string'))
    return undefined;
  return formatValue(value, format)?.trim();
}

function neededBy(workbook: Workbook, fields: readonly Field[], output: Field): Set<number> {
  const inputs = fields.filter(({ kind }) => kind === 'input');
  const { cells, constants } = planOutputs(workbook, inputs, [output]);
  return new Set([...idsIn(output.area), ...cells.map(({ id }) => id), ...constants]);
}
