// Compiles a plan to JavaScript: formulas that do not depend on inputs are computed once, the others in every call, in
// order. Every call writes every input and dependent formula, so no state remains for the next.
import { say } from '../../sentences/say.ts';
import type { Calculator } from '../calculate/calculator.ts';
import { type CellsFormula, unusedCells } from '../formula/syntax.ts';
import { type CellProblem, type Plan, type PlannedCell, toId, toPlace } from '../plan/plan.ts';
import { sizeOf, type SheetArea, toKey, type Workbook } from '../read/cells.ts';
import { Refusal } from '../read/refusal.ts';
import type { CellValue } from '../values.ts';
import { buildFunction, type Machine } from './build-function.ts';
import { functions } from './functions/functions.ts';
import { generate, type Places } from './generate.ts';
import { RangeTable } from './tables.ts';
import type { Result, Scalar, Table } from './values.ts';

/** The JavaScript engine never optimizes one large function. */
const formulasPerFunction = 40;
/** Total of all statements. */
const textMaxLength = 32 * 1024 * 1024;

/** A calculator, or all cells that prevent the plan from being compiled. */
export function compile(plan: Plan, workbook: Workbook): Calculator | readonly CellProblem[] {
  const compiler = new Compiler(plan, workbook);
  return compiler.compile();
}

class Compiler implements Places {
  readonly today = 0;
  readonly now = 1;
  readonly #plan: Plan;
  readonly #workbook: Workbook;
  readonly #cells: (Scalar | undefined)[] = [0, 0];
  readonly #slots = new Map<number, number>();
  readonly #ranges: Table[] = [];
  readonly #rangeIndexes = new Map<string, number>();
  readonly #constants: Result[] = [];
  readonly #functions: Machine['functions'][number][] = [];
  readonly #functionIndexes = new Map<string, number>();
  /** Cells that differ between calls. */
  readonly #changing = new Set<number>();

  constructor(plan: Plan, workbook: Workbook) {
    this.#plan = plan;
    this.#workbook = workbook;
    for (const { area } of plan.inputs) this.#addChanging(area);
    for (const { id, isDynamic, isClock } of plan.cells) if (isDynamic || isClock) this.#changing.add(id);
  }

  #addChanging({ sheet, top, left, bottom, right }: SheetArea): void {
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) this.#changing.add(toId(sheet, row, column));
    }
  }

  compile(): Calculator | readonly CellProblem[] {
    const failed: CellProblem[] = [];
    const [once, always]: [string[], string[]] = [[], []];
    let length = 0;
    for (const cell of this.#plan.cells) {
      try {
        const statement = this.#statement(cell);
        length += statement.length;
        if (length > textMaxLength) throw new Refusal('FORMULA', say('FORMULAS_TOO_LONG'));
        (this.#changing.has(cell.id) ? always : once).push(statement);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        failed.push({ id: cell.id, ...error.sentence });
      }
    }
    if (failed.length > 0) return failed;
    for (const run of this.#build(once)) run();
    return this.#toCalculator(this.#build(always));
  }

  #statement({ id, sheet, row, column, formula, fills }: PlannedCell): string {
    if (fills !== undefined && sizeOf(fills) > 1) {
      throw new Refusal('FORMULA', say('FORMULA_ARRAY_NOT_COMPILED'));
    }
    const { text, variables } = generate(formula, { row, column, isArray: fills !== undefined }, this);
    const slot = this.slotOf(sheet, row, column);
    const declared =
      variables === 0 ? '' : `let ${Array.from({ length: variables }, (_, index) => `x${index}`).join(',')};`;
    const assignment = `${declared}v[${slot}]=${text};`;
    // An input with a formula uses it only if a call passes no value.
    return this.#plan.inputs.length > 0 && this.#isInput(id)
      ? `if(v[${slot}]===undefined){${assignment}}`
      : `{${assignment}}`;
  }

  #isInput(id: number): boolean {
    const { sheet, row, column } = toPlace(id);
    return this.#plan.inputs.some(
      ({ area }) =>
        area.sheet === sheet && row >= area.top && row <= area.bottom && column >= area.left && column <= area.right,
    );
  }

  #build(statements: readonly string[]): (() => void)[] {
    const runs: (() => void)[] = [];
    const machine = {
      cells: this.#cells,
      ranges: this.#ranges,
      constants: this.#constants,
      functions: this.#functions,
    };
    for (let index = 0; index < statements.length; index += formulasPerFunction) {
      const part = statements.slice(index, index + formulasPerFunction).join('\n');
      runs.push(buildFunction(`let t,u;${part}`, machine));
    }
    return runs;
  }

  #toCalculator(runs: readonly (() => void)[]): Calculator {
    const cells = this.#cells;
    const formulas = new Set(this.#plan.cells.map(({ id }) => id));
    const slotOf = (id: number) => this.#slots.get(id);
    const storedAt = (id: number) => this.#storedAt(id);
    return {
      calculate: (inputs, serial) => {
        cells[this.today] = Math.floor(serial);
        cells[this.now] = serial;
        for (const [id, value] of inputs) {
          const slot = slotOf(id);
          if (slot === undefined) continue;
          cells[slot] = value !== undefined ? value : formulas.has(id) ? undefined : storedAt(id);
        }
        for (const run of runs) run();
      },
      read: (id) => {
        const slot = slotOf(id);
        return slot === undefined ? storedAt(id) : (cells[slot] ?? null);
      },
    };
  }

  #storedAt(id: number): CellValue {
    const { sheet, row, column } = toPlace(id);
    return this.#workbook.sheets[sheet]?.cells.get(toKey(row, column))?.value ?? null;
  }

  slotOf(sheet: number, row: number, column: number): number {
    const id = toId(sheet, row, column);
    const known = this.#slots.get(id);
    if (known !== undefined) return known;
    const slot = this.#cells.push(this.#storedAt(id)) - 1;
    this.#slots.set(id, slot);
    return slot;
  }

  rangeOf(reference: CellsFormula): number {
    const { area, whole } = reference;
    const { sheet, top, left, bottom, right } = area;
    const name = [sheet, top, left, bottom, right, whole].join(' ');
    const known = this.#rangeIndexes.get(name);
    if (known !== undefined) return known;
    const [rows, columns] = [bottom - top + 1, right - left + 1];
    const slots = new Int32Array(rows * columns);
    let isConstant = true;
    for (let index = 0; index < slots.length; index++) {
      const [row, column] = [top + Math.floor(index / columns), left + (index % columns)];
      slots[index] = this.slotOf(sheet, row, column);
      isConstant &&= !this.#changing.has(toId(sheet, row, column));
    }
    const cells = this.#cells as readonly Scalar[];
    const unused = unusedCells(reference);
    const index = this.#ranges.push(new RangeTable(cells, slots, { rows, columns, top, left, isConstant, unused })) - 1;
    this.#rangeIndexes.set(name, index);
    return index;
  }

  constantOf(value: Result): number {
    return this.#constants.push(value) - 1;
  }

  functionOf(name: string): number {
    const known = this.#functionIndexes.get(name);
    if (known !== undefined) return known;
    const specification = functions.get(name);
    if (specification === undefined) throw new Refusal('FORMULA', say('FORMULA_FUNCTION_NOT_COMPILED', { name }));
    const index = this.#functions.push(specification.call) - 1;
    this.#functionIndexes.set(name, index);
    return index;
  }
}
