// Compares what is computed with what Excel stored, and the two calculations with each other, cell by cell.
import type { Calculator } from '../calculate/calculator.ts';
import { createOutputWriter } from '../calculate/write-outputs.ts';
import { workbookLimits } from '../limits.ts';
import { idsIn, nameCell, type Plan, type PlannedCell, planOutputs, toPlace } from '../plan/plan.ts';
import { nameArea, toKey, type Workbook } from '../read/cells.ts';
import { type Field, type Fields, findFields } from '../read/fields.ts';
import { type CellValue, isCellError, isSameValue, showValue } from '../values.ts';
import type { Difference, RefusedFormula, ReportedField, WorkbookReport } from './report.ts';

/** What computes the outputs of a plan; undefined where it is not available here. */
export interface Calculators {
  readonly ironCalc: ((plan: Plan, workbook: Workbook) => Calculator) | undefined;
}

export function checkWorkbook(workbook: Workbook, calculators: Calculators, nowSerial: number): WorkbookReport {
  const fields = findFields(workbook);
  const inputs = fields.fields.filter(({ kind }) => kind === 'input');
  const outputs = fields.fields.filter(({ kind }) => kind === 'output');
  const plan = planOutputs(workbook, inputs, outputs);
  const check = new Check(workbook, plan);
  const ironCalc = calculators.ironCalc?.(plan, workbook);
  if (ironCalc !== undefined) check.compareWithStored(ironCalc, nowSerial);
  return check.toReport(fields, ironCalc === undefined ? undefined : 'IRONCALC');
}

class Check {
  readonly #workbook: Workbook;
  readonly #plan: Plan;
  readonly #outputIds: ReadonlySet<number>;
  readonly #differences: (Difference & { readonly id: number; readonly weight: number })[] = [];
  readonly #refusals = new Map<number, RefusedFormula>();
  readonly #wrongIds = new Set<number>();

  constructor(workbook: Workbook, plan: Plan) {
    this.#workbook = workbook;
    this.#plan = plan;
    this.#outputIds = new Set(plan.outputs.flatMap(({ field }) => [...idsIn(field.area)]));
    for (const { problem } of plan.outputs) if (problem !== undefined) this.#refuse(problem.id, problem.message);
  }

  /** On the inputs that the workbook was saved with. */
  compareWithStored(calculator: Calculator, nowSerial: number): void {
    calculator.calculate(new Map(this.#inputIds().map((id) => [id, undefined])), nowSerial);
    for (const cell of this.#plan.cells) {
      const computed = calculator.read(cell.id);
      if (isUnknownFunction(computed, cell)) {
        this.#refuse(cell.id, `The formula has a function or a name that is not known: ${showValue(computed)}.`);
      } else if (!cell.isClock && !isSameValue(computed, cell.stored)) this.#differ(cell, computed);
    }
  }

  #inputIds(): number[] {
    return this.#plan.inputs.flatMap(({ area }) => [...idsIn(area)]);
  }

  #refuse(id: number, message: string): void {
    this.#wrongIds.add(id);
    if (this.#refusals.size >= workbookLimits.listed) return;
    this.#refusals.set(id, { cell: nameCell(this.#workbook, id), formula: this.#formulaAt(id), message });
  }

  #differ({ id, stored }: PlannedCell, computed: CellValue): void {
    this.#wrongIds.add(id);
    this.#differences.push({
      id,
      cell: nameCell(this.#workbook, id),
      formula: this.#formulaAt(id),
      stored: showValue(stored),
      ironCalc: showValue(computed),
      isOutput: this.#outputIds.has(id),
      weight: weightOf(stored, computed),
    });
  }

  #formulaAt(id: number): string {
    const { sheet, row, column } = toPlace(id);
    return `=${this.#workbook.sheets[sheet]?.cells.get(toKey(row, column))?.formula ?? ''}`;
  }

  toReport({ fields, warnings }: Fields, calculation: WorkbookReport['calculation']): WorkbookReport {
    const { sheets, formulaCount } = this.#workbook;
    const differences = this.#differences
      .toSorted((left, right) => Number(right.isOutput) - Number(left.isOutput) || right.weight - left.weight)
      .slice(0, workbookLimits.listed)
      .map(({ id: _id, weight: _weight, ...difference }) => difference);
    return {
      sheets: sheets.map(({ name, isHidden, rows, columns }) => ({ name, isHidden, rows, columns })),
      fields: this.#toFields(fields),
      warnings,
      formulas: { total: formulaCount, needed: this.#plan.cells.length },
      calculation,
      notCompiled: [],
      differences,
      differenceCount: this.#differences.length,
      refusals: [...this.#refusals.values()],
      comparedSets: 0,
    };
  }

  #toFields(fields: readonly Field[]): ReportedField[] {
    const stored = createStoredReader(this.#workbook);
    const outputs = new Map(this.#plan.outputs.map((output) => [output.field, output]));
    return fields.map((field) => {
      const { kind, variable, label, dataType, children, shape, area } = field;
      const output = outputs.get(field);
      const problem = output?.problem && `${output.problem.message} (${nameCell(this.#workbook, output.problem.id)})`;
      const differs = output !== undefined && [...idsIn(area)].some((id) => this.#wrongIds.has(id));
      return {
        ...{ kind, variable, label, dataType, children, shape },
        at: nameArea(this.#workbook.sheets, area),
        value: stored(field),
        ...(problem !== undefined && { problem }),
        ...(differs && { differs }),
        ...(output?.isClock && { dependsOnClock: true as const }),
      };
    });
  }
}

/** Reads a field as an output is written, from what the file holds. */
function createStoredReader(workbook: Workbook) {
  const calculator: Calculator = {
    calculate: () => undefined,
    read: (id) => {
      const { sheet, row, column } = toPlace(id);
      return workbook.sheets[sheet]?.cells.get(toKey(row, column))?.value ?? null;
    },
  };
  return (field: Field) => {
    const outputs = [{ field, isClock: false }];
    const write = createOutputWriter(workbook, { cells: [], constants: new Set(), inputs: [], outputs });
    return write(calculator).values[0] ?? null;
  };
}

/** Computed where Excel has something else. */
function isUnknownFunction(computed: CellValue, { stored }: PlannedCell): boolean {
  if (!isCellError(computed) || isSameValue(computed, stored)) return false;
  return ['#NAME?', '#N/IMPL!', '#ERROR!', '#CIRC!'].includes(computed.error);
}

function weightOf(stored: CellValue, computed: CellValue): number {
  if (typeof stored !== 'number' || typeof computed !== 'number') return Number.MAX_VALUE;
  return Math.abs(stored - computed) / Math.max(Math.abs(stored), 1e-6);
}
