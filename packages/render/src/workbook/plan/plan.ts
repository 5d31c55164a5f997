// What the outputs of a workbook need: its formulas in the order in which they can be computed, and why some cannot be.
// Inputs and the clock are followed through references, over any number of steps.
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../../sentences/say.ts';
import { constantOf } from '../formula/constants.ts';
import { parseFormula } from '../formula/parse.ts';
import { resolveFormula } from '../formula/resolve.ts';
import { childrenOf, type Formula } from '../formula/syntax.ts';
import { workbookLimits } from '../limits.ts';
import type { Field } from '../read/fields.ts';
import {
  type Area,
  type Cell,
  cellArea,
  columnsMax,
  nameArea,
  sizeOf,
  type SheetArea,
  toKey,
  type Workbook,
} from '../read/cells.ts';
import { Refusal } from '../read/refusal.ts';
import type { CellValue } from '../values.ts';
import { clockFunctions, refusedFunctions } from './refused-functions.ts';

export interface PlannedCell {
  readonly id: number;
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
  readonly formula: Formula;
  /** The result that Excel stored in the file. */
  readonly stored: CellValue;
  readonly fills?: Area;
  /** Whether it depends on an input. */
  readonly isDynamic: boolean;
  /** Whether it depends on the time of a call. */
  readonly isClock: boolean;
}

export interface PlannedOutput {
  readonly field: Field;
  /** Why it cannot be computed, and where. */
  readonly problem?: CellProblem;
  readonly isClock: boolean;
}

export interface CellProblem extends Sentence {
  readonly id: number;
}

export interface Plan {
  /** Each after the cells that it refers to. */
  readonly cells: readonly PlannedCell[];
  /** Cells without a formula that are read, and input cells. */
  readonly constants: ReadonlySet<number>;
  readonly inputs: readonly Field[];
  readonly outputs: readonly PlannedOutput[];
}

/** Steps from a formula to the constants that OFFSET and INDIRECT depend on. */
const knownDepth = 20;
const idsPerSheet = columnsMax * 1_048_576;

export function toId(sheet: number, row: number, column: number): number {
  return sheet * idsPerSheet + toKey(row, column);
}

export function toPlace(id: number): { sheet: number; row: number; column: number } {
  const sheet = Math.floor(id / idsPerSheet);
  const key = id - sheet * idsPerSheet;
  return { sheet, row: Math.floor(key / columnsMax), column: key % columnsMax };
}

export function* idsIn({ sheet, top, left, bottom, right }: SheetArea): Generator<number> {
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) yield toId(sheet, row, column);
  }
}

export function nameCell(workbook: Pick<Workbook, 'sheets'>, id: number): string {
  const { sheet, row, column } = toPlace(id);
  return nameArea(workbook.sheets, cellArea(sheet, row, column));
}

interface Node {
  readonly id: number;
  readonly formula: Formula | undefined;
  readonly cell: Cell | undefined;
  problem: CellProblem | undefined;
  isDynamic: boolean;
  isClock: boolean;
  isDone: boolean;
}

interface Visit {
  readonly node: Node;
  readonly references: Iterator<number>;
}

/** The plan for these outputs. Throws a Refusal if it exceeds the limits. */
export function planOutputs(workbook: Workbook, inputs: readonly Field[], outputs: readonly Field[]): Plan {
  const planner = new Planner(workbook, inputs);
  const planned = outputs.map((field) => planner.output(field));
  for (const { area } of inputs) for (const id of idsIn(area)) planner.constants.add(id);
  return { cells: planner.ordered, constants: planner.constants, inputs, outputs: planned };
}

class Planner {
  readonly ordered: PlannedCell[] = [];
  readonly constants = new Set<number>();
  readonly #workbook: Workbook;
  readonly #inputIds = new Set<number>();
  readonly #nodes = new Map<number, Node>();
  /** For each cell, the formula that fills it. */
  readonly #anchors = new Map<number, number>();
  readonly #known = new Map<number, CellValue | undefined>();
  #reads = 0;

  constructor(workbook: Workbook, inputs: readonly Field[]) {
    this.#workbook = workbook;
    for (const { area } of inputs) for (const id of idsIn(area)) this.#inputIds.add(id);
    for (const [sheet, { cells }] of workbook.sheets.entries()) {
      for (const [key, { fills }] of cells) {
        if (fills === undefined || sizeOf(fills) === 1) continue;
        this.#countReads(sizeOf(fills));
        for (const id of idsIn({ sheet, ...fills })) this.#anchors.set(id, sheet * idsPerSheet + key);
      }
    }
  }

  output(field: Field): PlannedOutput {
    let problem: CellProblem | undefined;
    let isClock = false;
    for (const id of idsIn(field.area)) {
      const node = this.#visit(this.#anchors.get(id) ?? id);
      this.constants.add(id);
      problem ??= node.problem;
      isClock ||= node.isClock;
    }
    return { field, isClock, ...(problem && { problem }) };
  }

  /** Depth first, without recursion: dependency chains may be as long as the workbook. */
  #visit(start: number): Node {
    const known = this.#nodes.get(start);
    if (known !== undefined) return known;
    const first = this.#open(start);
    const visits: Visit[] = [first];
    for (let visit = visits.at(-1); visit !== undefined; visit = visits.at(-1)) {
      const { node } = visit;
      const { value: id, done } = visit.references.next();
      if (done) {
        this.#close(node);
        visits.pop();
        const parent = visits.at(-1)?.node;
        if (parent !== undefined) inherit(parent, node);
        continue;
      }
      const next = this.#nodes.get(id);
      if (next === undefined) visits.push(this.#open(id));
      else if (next.isDone) inherit(node, next);
      else node.problem ??= this.#circle(visits, next);
    }
    return first.node;
  }

  #open(id: number): Visit {
    const { sheet, row, column } = toPlace(id);
    const cell = this.#workbook.sheets[sheet]?.cells.get(toKey(row, column));
    const isInput = this.#inputIds.has(id);
    const parsed = cell?.formula === undefined ? undefined : this.#parse(cell, { sheet, row, column });
    const problem = parsed instanceof Refusal ? { id, ...parsed.sentence } : undefined;
    const formula = parsed instanceof Refusal ? undefined : parsed;
    const isClock = formula !== undefined && usesClock(formula);
    const node: Node = { id, formula, cell, problem, isDynamic: isInput, isClock, isDone: false };
    this.#nodes.set(id, node);
    if (this.#nodes.size > workbookLimits.cells) throw tooMuch();
    if (formula === undefined && problem === undefined) this.constants.add(id);
    return { node, references: this.#references(node) };
  }

  #parse(cell: Cell, place: { sheet: number; row: number; column: number }): Formula | Refusal {
    try {
      const formula = this.#resolve(cell, place, 0);
      requireSupported(formula);
      return formula;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  #resolve(
    { formula = '', fills }: Cell,
    place: { sheet: number; row: number; column: number },
    depth: number,
  ): Formula {
    const parse = (text: string): Formula => parseFormula(text, { ...this.#workbook, ...place });
    const parsed = parse(formula);
    return resolveFormula(parsed, {
      ...place,
      workbook: this.#workbook,
      isArray: fills !== undefined,
      parse,
      knownAt: (sheet, row, column) => this.#knownAt(sheet, row, column, depth + 1),
    });
  }

  /** The value of a cell that depends on nothing but constants. */
  #knownAt(sheet: number, row: number, column: number, depth: number): CellValue | undefined {
    const id = toId(sheet, row, column);
    if (this.#inputIds.has(id) || this.#anchors.has(id) || depth > knownDepth) return undefined;
    const cell = this.#workbook.sheets[sheet]?.cells.get(toKey(row, column));
    if (cell?.formula === undefined) {
      this.constants.add(id);
      return cell?.value ?? null;
    }
    if (this.#known.has(id)) return this.#known.get(id);
    // A formula that refers to itself is not known.
    this.#known.set(id, undefined);
    const place = { sheet, row, column };
    const knownAt = (...at: [number, number, number]) => this.#knownAt(...at, depth + 1);
    const value = constantOf(this.#resolve(cell, place, depth), { ...place, knownAt });
    this.#known.set(id, value);
    return value;
  }

  /** Cells with formulas; all others are recorded immediately, because ranges may have many of them. */
  *#references(node: Node): Generator<number, undefined> {
    for (const area of node.formula === undefined ? [] : areasOf(node.formula)) {
      this.#countReads(sizeOf(area));
      const { sheet, top, left, bottom, right } = area;
      const cells = this.#workbook.sheets[sheet]?.cells;
      for (let row = top; row <= bottom; row++) {
        for (let column = left; column <= right; column++) {
          const id = toId(sheet, row, column);
          const cell = cells?.get(toKey(row, column));
          const anchor = this.#anchors.size === 0 ? undefined : this.#anchors.get(id);
          if (anchor !== undefined || cell?.formula !== undefined) yield anchor ?? id;
          else if (this.#inputIds.has(id)) node.isDynamic = true;
          else if (cell !== undefined) this.constants.add(id);
        }
      }
    }
    return undefined;
  }

  #countReads(count: number): void {
    this.#reads += count;
    if (this.#reads > workbookLimits.reads) throw tooMuch();
  }

  #close(node: Node): void {
    node.isDone = true;
    const { id, formula, cell, isDynamic, isClock } = node;
    if (formula === undefined || node.problem !== undefined) return;
    if (this.ordered.length >= workbookLimits.formulas) throw tooMuch();
    const stored = cell?.value ?? null;
    const fills = cell?.fills;
    this.ordered.push({ id, ...toPlace(id), formula, stored, ...(fills && { fills }), isDynamic, isClock });
  }

  #circle(visits: readonly Visit[], start: Node): CellProblem {
    const first = visits.findIndex(({ node }) => node === start);
    const names = visits.slice(first).map(({ node }) => nameCell(this.#workbook, node.id));
    const shown = names.length > 5 ? [...names.slice(0, 5), '…'] : names;
    return { id: start.id, ...say('FORMULA_CIRCULAR', { cells: shown.join(' → ') }) };
  }
}

function inherit(node: Node, from: Node): void {
  node.isDynamic ||= from.isDynamic;
  node.isClock ||= from.isClock;
  node.problem ??= from.problem;
}

function tooMuch(): Refusal {
  const formulas = workbookLimits.formulas.toLocaleString('en-US');
  const cells = workbookLimits.reads.toLocaleString('en-US');
  return new Refusal('LIMIT', say('WORKBOOK_OUTPUTS_MAX', { formulas, cells }));
}

export function areasOf(formula: Formula): SheetArea[] {
  return formula.kind === 'cells' ? [formula.area] : childrenOf(formula).flatMap(areasOf);
}

function usesClock(formula: Formula): boolean {
  return (formula.kind === 'call' && clockFunctions.has(formula.name)) || childrenOf(formula).some(usesClock);
}

function requireSupported(formula: Formula): void {
  if (formula.kind === 'cells' && sizeOf(formula.area) > workbookLimits.rangeCells) {
    throw new Refusal('FORMULA', say('FORMULA_RANGE_MAX', { max: workbookLimits.rangeCells.toLocaleString('en-US') }));
  }
  if (formula.kind === 'call') {
    const { name } = formula;
    const why = refusedFunctions.get(name);
    if (why !== undefined) throw new Refusal('FORMULA', say('FORMULA_FUNCTION_UNSUPPORTED', { name, why }));
  }
  for (const child of childrenOf(formula)) requireSupported(child);
}
