// Converts cell values to the JSON of an answer, and traces an error to the cell that it comes from.
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../../sentences/say.ts';
import { areasOf, idsIn, nameCell, type Plan, type PlannedCell, type PlannedOutput, toId } from '../plan/plan.ts';
import { toKey, type Workbook } from '../read/cells.ts';
import { type CellValue, isCellError } from '../values.ts';
import type { Calculator } from './calculator.ts';
import type { CallOutcome, CallProblem, FieldValue } from './outcome.ts';
import { toIsoDate } from './serial-dates.ts';

export type OutputWriter = (calculator: Calculator) => CallOutcome;

export function createOutputWriter(workbook: Workbook, plan: Plan): OutputWriter {
  const cells = new Map(plan.cells.map((cell) => [cell.id, cell]));
  const outputs = plan.outputs.map((output) => ({ output, rows: toOutputCells(output, workbook) }));
  return (calculator) => {
    const problems: CallProblem[] = [];
    const values = outputs.map(({ output, rows }) => {
      const { variable } = output.field;
      const failed = output.problem && atCell(output.problem, nameCell(workbook, output.problem.id));
      const error = failed ?? findError(rows, calculator, { workbook, cells });
      if (error === undefined) return toValue(output, rows, calculator);
      problems.push({ kind: 'output', variable, ...error });
      return undefined;
    });
    return { values, problems };
  };
}

export function atCell({ reason, params, message }: Sentence, cell: string): Sentence {
  const fault = { reason, message, ...(params !== undefined && { params }) };
  return say('AT_CELL', { fault, cell });
}

interface OutputCell {
  readonly id: number;
  readonly isDate: boolean;
}

function toOutputCells({ field: { area } }: PlannedOutput, { sheets }: Workbook): OutputCell[][] {
  const lines: OutputCell[][] = [];
  for (let row = area.top; row <= area.bottom; row++) {
    const line: OutputCell[] = [];
    for (let column = area.left; column <= area.right; column++) {
      const isDate = sheets[area.sheet]?.cells.get(toKey(row, column))?.isDate === true;
      line.push({ id: toId(area.sheet, row, column), isDate });
    }
    lines.push(line);
  }
  return lines;
}

interface Trace {
  readonly workbook: Workbook;
  readonly cells: ReadonlyMap<number, PlannedCell>;
}

/** `#DIV/0! in Rates!C12`, and its origin. */
function findError(rows: readonly OutputCell[][], calculator: Calculator, trace: Trace): Sentence | undefined {
  for (const { id } of rows.flat()) {
    const value = calculator.read(id);
    if (!isCellError(value)) continue;
    const origin = findOrigin(id, value.error, calculator, trace);
    const failed = { error: value.error, cell: nameCell(trace.workbook, id) };
    if (origin === id) return say('ERROR_IN_CELL', failed);
    return say('ERROR_IN_CELL_FROM', { ...failed, origin: nameCell(trace.workbook, origin) });
  }
  return undefined;
}

const stepsMax = 1_000;
const readsMax = 10_000;

/** Follows the references back as long as they have the same error. */
function findOrigin(start: number, error: string, calculator: Calculator, { cells }: Trace): number {
  let origin = start;
  let reads = 0;
  for (let step = 0; step < stepsMax; step++) {
    const formula = cells.get(origin)?.formula;
    let next: number | undefined;
    for (const area of formula === undefined ? [] : areasOf(formula)) {
      for (const id of idsIn(area)) {
        if (++reads > readsMax) return origin;
        const value = calculator.read(id);
        if (isCellError(value) && value.error === error) {
          next = id;
          break;
        }
      }
      if (next !== undefined) break;
    }
    if (next === undefined || next === start) return origin;
    origin = next;
  }
  return origin;
}

function toValue({ field }: PlannedOutput, rows: readonly OutputCell[][], calculator: Calculator): FieldValue {
  const read = ({ id, isDate }: OutputCell): FieldValue => toJson(calculator.read(id), isDate);
  const [firstRow = []] = rows;
  const [first] = firstRow;
  switch (field.shape) {
    case 'value':
      return first === undefined ? null : read(first);
    case 'list':
      return rows.flat().map(read);
    case 'rows':
      break;
    case 'records':
      return rows.map((row) =>
        Object.fromEntries(row.map((cell, index) => [field.columns[index] ?? String(index), read(cell)])),
      );
  }
  return rows.map((row) => row.map(read));
}

const shownDigits = 15;

function toJson(value: CellValue, isDate: boolean): FieldValue {
  if (isCellError(value)) return null;
  if (typeof value !== 'number') return value;
  if (isDate) return toIsoDate(value) ?? value;
  // Excel shows fifteen digits; further digits are noise of the binary number.
  return value === 0 ? 0 : Number(value.toPrecision(shownDigits));
}
