// The work of a process: it caches the last few workbooks that it has read, with their calculators.
import { say } from '../../sentences/say.ts';
import type { Calculator } from '../calculate/calculator.ts';
import type { CallOutcome, CallRow } from '../calculate/outcome.ts';
import { createInputReader } from '../calculate/read-inputs.ts';
import { createOutputWriter } from '../calculate/write-outputs.ts';
import { type Calculators, checkWorkbook } from '../check/check-workbook.ts';
import { compareWorkbooks } from '../compare/compare-workbooks.ts';
import { compile } from '../compile/compile.ts';
import { frameMs, heldWorkbooksMax } from '../limits.ts';
import { type Plan, planOutputs } from '../plan/plan.ts';
import type { Workbook } from '../read/cells.ts';
import { type Field, findFields } from '../read/fields.ts';
import { readWorkbook } from '../read/read-workbook.ts';
import { Refusal } from '../read/refusal.ts';
import { threadProcessorMs } from '../../threads/processor-time.ts';
import type { CellValue } from '../values.ts';
import { readSheets } from '../sheets/read-sheets.ts';
import { showWindow } from '../show/sheet-window.ts';
import type { CallTask, WindowTask, WorkbookAnswer, WorkbookTask } from './messages.ts';

interface HeldWorkbook {
  readonly workbook: Workbook;
  readonly fields: readonly Field[];
  /** By the call's inputs, outputs and calculation. */
  readonly calculators: Map<string, (row: CallRow) => CallOutcome>;
}

const calculatorsMax = 4;
/** Total for all cached workbooks. */
const heldCellsMax = 300_000;

export class WorkbookWork {
  readonly #calculators: Calculators;
  readonly #held = new Map<string, HeldWorkbook>();

  constructor(calculators: Calculators) {
    this.#calculators = calculators;
  }

  run(task: WorkbookTask): WorkbookAnswer {
    try {
      if (task.kind === 'call') return this.#call(task);
      if (task.kind === 'check') return this.#check(task);
      if (task.kind === 'compare') return this.#compare(task);
      if (task.kind === 'window') return this.#window(task);
      if (task.kind === 'sheets') return { kind: 'sheets', json: readSheets(task.file) };
      const workbook = readWorkbook(task.file);
      this.#hold(task.key, { workbook, fields: findFields(workbook).fields, calculators: new Map() });
      return { kind: 'held' };
    } catch (error) {
      if (error instanceof Refusal) return { kind: 'refused', code: error.code, sentence: error.sentence };
      throw error;
    }
  }

  #hold(key: string, held: HeldWorkbook): void {
    this.#held.delete(key);
    this.#held.set(key, held);
    const cells = () => [...this.#held.values()].reduce((sum, { workbook }) => sum + cellCount(workbook), 0);
    for (const oldest of this.#held.keys()) {
      if (oldest === key || (this.#held.size <= heldWorkbooksMax && cells() <= heldCellsMax)) return;
      this.#held.delete(oldest);
    }
  }

  #check({ key, serial }: Extract<WorkbookTask, { kind: 'check' }>): WorkbookAnswer {
    const held = this.#held.get(key);
    if (held === undefined) return { kind: 'unknown' };
    return { kind: 'report', report: checkWorkbook(held.workbook, this.#calculators, serial) };
  }

  #window(task: WindowTask): WorkbookAnswer {
    const held = this.#held.get(task.key);
    if (held === undefined) return { kind: 'unknown' };
    this.#hold(task.key, held);
    const { workbook, fields } = held;
    const { sheet, call } = task;
    const outputs = call?.outputs.map((variable) => findField(fields, variable)) ?? [];
    const inputs = fields.filter(({ kind }) => kind === 'input');
    const plan = planOutputs(workbook, inputs, outputs);
    const output = task.output === undefined ? undefined : findField(fields, task.output);
    let calculator: Calculator | undefined;
    let problems: CallOutcome['problems'] = [];
    if (call !== undefined) {
      const cells = new Map<number, CellValue | undefined>();
      const read = createInputReader(
        workbook,
        call.inputs.map((variable) => findField(fields, variable)),
        inputs,
      );
      problems = read(call.row.values, cells);
      if (problems.length === 0) {
        calculator = this.#calculate(call.calculation, plan, workbook);
        calculator.calculate(cells, call.row.serial);
      }
    }
    return {
      kind: 'window',
      window: {
        columnWidths: workbook.sheets[sheet]?.columnWidths ?? [],
        cells: showWindow(workbook, sheet, task, { plan, calculator, fields, output }),
        problems,
      },
    };
  }

  #compare({ key, beforeKey }: Extract<WorkbookTask, { kind: 'compare' }>): WorkbookAnswer {
    const [before, after] = [this.#held.get(beforeKey), this.#held.get(key)];
    if (before === undefined || after === undefined) return { kind: 'unknown' };
    return { kind: 'comparison', comparison: compareWorkbooks(before.workbook, after.workbook) };
  }

  #call(task: CallTask): WorkbookAnswer {
    const held = this.#held.get(task.key);
    if (held === undefined) return { kind: 'unknown' };
    this.#hold(task.key, held);
    const startMs = threadProcessorMs();
    const call = this.#calculatorOf(held, task);
    const outcomes: CallOutcome[] = [];
    const end = performance.now() + frameMs;
    for (const row of task.rows) {
      outcomes.push(call(row));
      if (performance.now() > end) break;
    }
    return { kind: 'outcomes', outcomes, processorMs: threadProcessorMs() - startMs };
  }

  #calculatorOf({ workbook, fields, calculators }: HeldWorkbook, task: CallTask) {
    const { calculation, inputs, outputs } = task;
    const name = JSON.stringify([calculation, inputs, outputs]);
    const known = calculators.get(name);
    if (known !== undefined) return known;
    const all = fields.filter(({ kind }) => kind === 'input');
    const plan = planOutputs(
      workbook,
      all,
      outputs.map((variable) => findField(fields, variable)),
    );
    const calculator = this.#calculate(calculation, plan, workbook);
    const readInputs = createInputReader(
      workbook,
      inputs.map((variable) => findField(fields, variable)),
      all,
    );
    const writeOutputs = createOutputWriter(workbook, plan);
    const call = ({ values, serial }: CallRow): CallOutcome => {
      const cells = new Map<number, CellValue | undefined>();
      const problems = readInputs(values, cells);
      if (problems.length > 0) return { values: [], problems };
      calculator.calculate(cells, serial);
      return writeOutputs(calculator);
    };
    const [oldest] = calculators.keys();
    if (calculators.size >= calculatorsMax && oldest !== undefined) calculators.delete(oldest);
    calculators.set(name, call);
    return call;
  }

  #calculate(calculation: CallTask['calculation'], plan: Plan, workbook: Workbook): Calculator {
    if (calculation === 'COMPILED') {
      const compiled = compile(plan, workbook);
      if ('calculate' in compiled) return compiled;
    }
    const create = this.#calculators.ironCalc;
    if (create === undefined) throw new Refusal('FORMULA', say('WORKBOOK_NEEDS_ENGINE'));
    return create(plan, workbook);
  }
}

function cellCount({ sheets }: Workbook): number {
  return sheets.reduce((sum, { cells }) => sum + cells.size, 0);
}

function findField(fields: readonly Field[], variable: string): Field {
  const found = fields.find((field) => field.variable.toLowerCase() === variable.toLowerCase());
  if (found === undefined)
    throw new Refusal('FORMULA', say('WORKBOOK_FIELD_UNKNOWN', { variable: variable.slice(0, 100) }));
  return found;
}
