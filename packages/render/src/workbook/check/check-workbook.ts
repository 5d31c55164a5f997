// Compares the computed results with those stored by Excel, and the two calculations with each other, cell by cell.
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../../sentences/say.ts';
import { processorDeadline } from '../../threads/processor-time.ts';
import type { Calculator } from '../calculate/calculator.ts';
import { atCell, createOutputWriter } from '../calculate/write-outputs.ts';
import { compile } from '../compile/compile.ts';
import { childrenOf, type Formula } from '../formula/syntax.ts';
import { workbookLimits } from '../limits.ts';
import {
  type CellProblem,
  idsIn,
  nameCell,
  type Plan,
  type PlannedCell,
  type PlannedOutput,
  planOutputs,
  toPlace,
} from '../plan/plan.ts';
import { nameArea, toKey, type Workbook } from '../read/cells.ts';
import { type Field, type Fields, findFields } from '../read/fields.ts';
import { type CellValue, isCellError, isSameValue, showValue } from '../values.ts';
import { createRandomInputs } from './random-inputs.ts';
import type { Difference, RefusedFormula, ReportedField, WorkbookReport } from './report.ts';

/** Computes the outputs of a plan in addition to compiled formulas; undefined if it is not available here. */
export interface Calculators {
  readonly ironCalc: ((plan: Plan, workbook: Workbook) => Calculator) | undefined;
}

export function checkWorkbook(workbook: Workbook, calculators: Calculators, nowSerial: number): WorkbookReport {
  const fields = findFields(workbook);
  const inputs = fields.fields.filter(({ kind }) => kind === 'input');
  const outputs = fields.fields.filter(({ kind }) => kind === 'output');
  const plan = planOutputs(workbook, inputs, outputs);
  return new Check(workbook, plan, fields).run(calculators, nowSerial);
}

/** Collected until everything is compared. */
interface FoundDifference extends Omit<Difference, 'cell' | 'formula' | 'isOutput'> {
  readonly id: number;
  readonly weight: number;
}

class Check {
  readonly #workbook: Workbook;
  readonly #plan: Plan;
  readonly #fields: Fields;
  readonly #outputIds: ReadonlySet<number>;
  readonly #differences = new Map<number, FoundDifference>();
  readonly #refusals = new Map<number, CellProblem>();
  readonly #notCompiled: RefusedFormula[] = [];
  /** Outputs among these cannot be used, or only after a user has accepted them. */
  readonly #wrongIds = new Set<number>();
  #comparedSets = 0;

  constructor(workbook: Workbook, plan: Plan, fields: Fields) {
    this.#workbook = workbook;
    this.#plan = plan;
    this.#fields = fields;
    this.#outputIds = new Set(plan.outputs.flatMap(({ field }) => [...idsIn(field.area)]));
    for (const { problem } of plan.outputs) if (problem !== undefined) this.#refuse(problem);
  }

  run({ ironCalc: createIronCalc }: Calculators, serial: number): WorkbookReport {
    const isOver = processorDeadline(workbookLimits.checkMs);
    const built = compile(this.#plan, this.#workbook);
    const compiled = 'calculate' in built ? built : undefined;
    if (!('calculate' in built)) for (const each of built) this.#addNotCompiled(each);
    const ironCalc = createIronCalc?.(this.#plan, this.#workbook);
    for (const calculator of [compiled, ironCalc]) calculator?.calculate(this.#defaults(), serial);
    const isCompiledBest = this.#compareWithStored(compiled, ironCalc);
    let agrees = compiled !== undefined && isCompiledBest;
    if (compiled && ironCalc && agrees) agrees = this.#compareOnRandomInputs(compiled, ironCalc, { serial, isOver });
    const calculation = agrees ? 'COMPILED' : ironCalc === undefined ? undefined : 'IRONCALC';
    return this.#toReport(calculation, createIronCalc === undefined);
  }

  #defaults(): Map<number, undefined> {
    return new Map(this.#plan.inputs.flatMap(({ area }) => Array.from(idsIn(area), (id) => [id, undefined] as const)));
  }

  /** Uses the inputs saved in the workbook. Returns whether the compiled formulas are at least as good as IronCalc. */
  #compareWithStored(compiled: Calculator | undefined, ironCalc: Calculator | undefined): boolean {
    let [ours, theirs] = [0, 0];
    for (const cell of this.#plan.cells) {
      const values = { compiled: compiled?.read(cell.id), ironCalc: ironCalc?.read(cell.id) };
      // Its value depends on the time.
      const stored = cell.isClock ? values.compiled : cell.stored;
      const isOurs = values.compiled !== undefined && stored !== undefined && isSameValue(values.compiled, stored);
      const isTheirs = values.ironCalc !== undefined && (stored === undefined || isSameValue(values.ironCalc, stored));
      if (values.compiled !== undefined && !isOurs) ours++;
      if (values.ironCalc !== undefined && !isTheirs) theirs++;
      if ((isOurs || values.compiled === undefined) && (isTheirs || values.ironCalc === undefined)) continue;
      if (compiled === undefined && isUnknown(values.ironCalc)) {
        const value = showValue(values.ironCalc ?? null);
        this.#refuse({ id: cell.id, ...say('FORMULA_USES_UNKNOWN', { value }) });
      } else this.#differ(cell, values, stored);
    }
    return ironCalc === undefined || ours <= theirs;
  }

  /** Whether both give the same results, except for ties that are rounded in decimal here and in binary there. */
  #compareOnRandomInputs(
    compiled: Calculator,
    ironCalc: Calculator,
    { serial, isOver }: { readonly serial: number; readonly isOver: () => boolean },
  ): boolean {
    const next = createRandomInputs(this.#plan, this.#workbook);
    const known = new Set(this.#wrongIds);
    let agrees = true;
    for (let set = 0; set < workbookLimits.randomSets && !isOver(); set++) {
      const inputs = next();
      compiled.calculate(inputs, serial);
      ironCalc.calculate(inputs, serial);
      const isSame = (id: number) => known.has(id) || isSameValue(compiled.read(id), ironCalc.read(id));
      if (![...this.#outputIds].every(isSame)) agrees = this.#explain(compiled, ironCalc, isSame) && agrees;
      this.#comparedSets++;
    }
    return agrees;
  }

  /** Whether all differences originate from a rounded tie. */
  #explain(compiled: Calculator, ironCalc: Calculator, isSame: (id: number) => boolean): boolean {
    const first = this.#plan.cells.find(({ id }) => !isSame(id));
    if (first === undefined) return true;
    const values = { compiled: compiled.read(first.id), ironCalc: ironCalc.read(first.id) };
    if (rounds(first.formula) && isRoundedTie(values.compiled, values.ironCalc)) return true;
    this.#differ(first, values, undefined);
    for (const id of this.#outputIds) if (!isSame(id)) this.#wrongIds.add(id);
    return false;
  }

  #refuse(problem: CellProblem): void {
    const { id } = problem;
    this.#wrongIds.add(id);
    if (this.#refusals.size >= workbookLimits.listed) return;
    this.#refusals.set(id, problem);
  }

  #addNotCompiled(problem: CellProblem): void {
    if (this.#notCompiled.length >= workbookLimits.listed) return;
    this.#notCompiled.push(this.#toFormula(problem));
  }

  #toFormula({ id, message }: CellProblem): RefusedFormula {
    return { cell: nameCell(this.#workbook, id), formula: this.#formulaAt(id), message };
  }

  #differ(
    { id }: PlannedCell,
    { compiled, ironCalc }: { readonly compiled: CellValue | undefined; readonly ironCalc: CellValue | undefined },
    stored: CellValue | undefined,
  ): void {
    this.#wrongIds.add(id);
    if (this.#differences.has(id)) return;
    this.#differences.set(id, {
      id,
      ...(stored !== undefined && { stored: showValue(stored) }),
      ...(ironCalc !== undefined && { ironCalc: showValue(ironCalc) }),
      ...(compiled !== undefined && { compiled: showValue(compiled) }),
      weight: Math.max(
        ...[compiled, ironCalc].map((value) => (value === undefined ? 0 : weightOf(stored ?? ironCalc ?? null, value))),
      ),
    });
  }

  #formulaAt(id: number): string {
    const { sheet, row, column } = toPlace(id);
    return `=${this.#workbook.sheets[sheet]?.cells.get(toKey(row, column))?.formula ?? ''}`;
  }

  #toReport(calculation: WorkbookReport['calculation'], hasNoWitness: boolean): WorkbookReport {
    const { sheets, formulaCount } = this.#workbook;
    const { fields, warnings } = this.#fields;
    const differences = [...this.#differences.values()]
      .map((difference) => ({ ...difference, isOutput: this.#outputIds.has(difference.id) }))
      .toSorted((left, right) => Number(right.isOutput) - Number(left.isOutput) || right.weight - left.weight)
      .slice(0, workbookLimits.listed)
      .map(({ id, weight: _weight, ...difference }) => ({
        ...difference,
        cell: nameCell(this.#workbook, id),
        formula: this.#formulaAt(id),
      }));
    return {
      sheets: sheets.map(({ name, isHidden, rows, columns }) => ({ name, isHidden, rows, columns })),
      fields: this.#toFields(fields),
      warnings: hasNoWitness ? [...warnings, noWitness] : warnings,
      formulas: { total: formulaCount, needed: this.#plan.cells.length },
      calculation,
      notCompiled: this.#notCompiled,
      differences,
      differenceCount: this.#differences.size,
      refusals: Array.from(this.#refusals.values(), (problem) => this.#toFormula(problem)),
      comparedSets: this.#comparedSets,
    };
  }

  #problemOf({ field, problem }: PlannedOutput): Sentence | undefined {
    const refused =
      problem ?? [...idsIn(field.area)].map((id) => this.#refusals.get(id)).find((each) => each !== undefined);
    return refused && atCell(refused, nameCell(this.#workbook, refused.id));
  }

  #toFields(fields: readonly Field[]): ReportedField[] {
    const stored = createStoredReader(this.#workbook);
    const outputs = new Map(this.#plan.outputs.map((output) => [output.field, output]));
    return fields.map((field) => {
      const { kind, variable, label, dataType, children, shape, area } = field;
      const output = outputs.get(field);
      const problem = output && this.#problemOf(output);
      const differs = output !== undefined && [...idsIn(area)].some((id) => this.#wrongIds.has(id));
      return {
        kind,
        variable,
        label,
        dataType,
        children,
        shape,
        at: nameArea(this.#workbook.sheets, area),
        value: stored(field),
        ...(problem !== undefined && toProblem(problem)),
        ...(differs && { differs }),
        ...(output?.isClock && { dependsOnClock: true as const }),
      };
    });
  }
}

function toProblem({ message, ...problemReason }: Sentence): Pick<ReportedField, 'problem' | 'problemReason'> {
  return { problem: message, problemReason };
}

const noWitness =
  'No second calculation confirms the results, because it is available on Linux x64 only: they were only compared with those that Excel stored.';

/** Reads a field in the format of an output, from the values in the file. */
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

function isUnknown(computed: CellValue | undefined): boolean {
  return isCellError(computed) && ['#NAME?', '#N/IMPL!', '#ERROR!', '#CIRC!'].includes(computed.error);
}

const roundingFunctions: ReadonlySet<string> = new Set([
  'ROUND',
  'ROUNDUP',
  'ROUNDDOWN',
  'TRUNC',
  'INT',
  'CEILING',
  'FLOOR',
  'MROUND',
  'FIXED',
  'TEXT',
  'CEILING.MATH',
  'FLOOR.MATH',
]);

function rounds(formula: Formula): boolean {
  return (formula.kind === 'call' && roundingFunctions.has(formula.name)) || childrenOf(formula).some(rounds);
}

/** Two numbers, or two texts that only differ by one unit in the last of their digits. */
function isRoundedTie(compiled: CellValue, ironCalc: CellValue): boolean {
  if (typeof compiled === 'number') return typeof ironCalc === 'number';
  if (typeof compiled !== 'string' || typeof ironCalc !== 'string') return false;
  const withoutDigits = [compiled, ironCalc].map((text) => text.replaceAll(/[\d,]/g, ''));
  const [left = 0n, right = 0n] = [compiled, ironCalc].map((text) => BigInt(text.replaceAll(/\D/g, '') || 0));
  return withoutDigits[0] === withoutDigits[1] && (left - right === 1n || right - left === 1n);
}

function weightOf(stored: CellValue, computed: CellValue): number {
  if (typeof stored !== 'number' || typeof computed !== 'number') return Number.MAX_VALUE;
  return Math.abs(stored - computed) / Math.max(Math.abs(stored), 1e-6);
}
