// Computes formulas on cells that a test writes, without a file.
import type { Calculator } from '../workbook/calculate/calculator.ts';
import { compile } from '../workbook/compile/compile.ts';
import { type Plan, planOutputs, toId } from '../workbook/plan/plan.ts';
import { type Cell, readArea, toKey, type Workbook } from '../workbook/read/cells.ts';
import type { Field } from '../workbook/read/fields.ts';
import { type CellValue, showValue } from '../workbook/values.ts';

export interface FormulaCell {
  readonly formula: string;
  /** Entered as an array formula. */
  readonly isArray?: true;
}

type Cells = Readonly<Record<string, CellValue | FormulaCell>>;

/** The formulas are in column Z of a separate sheet, one below the other. */
export function formulaWorkbook(
  formulas: readonly (string | FormulaCell)[],
  cells: Cells = {},
): { workbook: Workbook; plan: Plan } {
  const data = new Map<number, Cell>();
  for (const [address, cell] of Object.entries(cells)) data.set(keyOf(address), toCell(cell));
  const results = new Map<number, Cell>();
  for (const [row, formula] of formulas.entries()) {
    const cell = typeof formula === 'string' ? { formula } : formula;
    const fills = { top: row, left: 0, bottom: row, right: 0 };
    results.set(toKey(row, 0), { value: null, formula: cell.formula, ...(cell.isArray && { fills }) });
  }
  const sheet = { isHidden: false, rows: 100, columns: 30 };
  const workbook: Workbook = {
    sheets: [
      { ...sheet, name: 'Results', rows: formulas.length, cells: results },
      { ...sheet, name: 'D', cells: data },
    ],
    names: [],
    tables: [],
    formulaCount: formulas.length,
  };
  const outputs = formulas.map((_, row) => outputAt(row));
  return { workbook, plan: planOutputs(workbook, [], outputs) };
}

function outputAt(row: number): Field {
  return {
    kind: 'output',
    variable: `output_${row}`,
    label: String(row),
    dataType: 'number',
    children: [],
    columns: [],
    area: { sheet: 0, top: row, left: 0, bottom: row, right: 0 },
    shape: 'value',
    foundAs: 'name',
  };
}

function keyOf(address: string): number {
  const area = readArea(address);
  if (area === undefined) throw new Error(`${address} is no cell.`);
  return toKey(area.top, area.left);
}

function toCell(cell: CellValue | FormulaCell): Cell {
  return typeof cell === 'object' && cell !== null && 'formula' in cell
    ? { value: null, formula: cell.formula }
    : { value: cell };
}

/** Refusals begin with "refused: ". */
export function readResults(calculator: Calculator, plan: Plan): CellValue[] {
  calculator.calculate(new Map(), 46_000.5);
  return plan.outputs.map(({ problem }, row) =>
    problem ? `refused: ${problem.message}` : calculator.read(toId(0, row, 0)),
  );
}

/** The results of compiled formulas, as Excel shows them; for one that is not compiled, the reason. */
export function evaluateFormulas(formulas: readonly (string | FormulaCell)[], cells: Cells = {}): string[] {
  const { workbook, plan } = formulaWorkbook(formulas, cells);
  const compiled = compile(plan, workbook);
  if ('calculate' in compiled) return readResults(compiled, plan).map(showValue);
  const reasons = new Map(compiled.map(({ id, message }) => [id, message]));
  return formulas.map((_, row) => `refused: ${reasons.get(toId(0, row, 0)) ?? ''}`);
}
