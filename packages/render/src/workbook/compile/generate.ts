// Compiles the tree of a formula to JavaScript. Ranges that a function returns where a single value belongs are rejected, as
// is every function that the library lacks.
import { say } from '../../sentences/say.ts';
import { takesArrays } from '../formula/argument-kinds.ts';
import {
  isSingleCell,
  type BinaryOperator,
  type CellsFormula,
  childrenOf,
  countLines,
  type Formula,
} from '../formula/syntax.ts';
import { Refusal } from '../read/refusal.ts';
import type { HelperName } from './build-function.ts';
import { functions } from './functions/functions.ts';
import { ValueTable } from './tables.ts';
import type { Result, Scalar } from './values.ts';

/** Where the machine stores what a formula refers to. */
export interface Places {
  slotOf(sheet: number, row: number, column: number): number;
  rangeOf(cells: CellsFormula): number;
  constantOf(value: Result): number;
  functionOf(name: string): number;
  readonly today: number;
  readonly now: number;
}

export interface Position {
  readonly row: number;
  readonly column: number;
  /** Whether it was entered as an array formula, which calculates with complete ranges. */
  readonly isArray: boolean;
}

const operatorNames: Readonly<Record<BinaryOperator, HelperName>> = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  '^': 'power',
  '&': 'join',
  '=': 'equal',
  '<>': 'unequal',
  '<': 'less',
  '>': 'greater',
  '<=': 'atMost',
  '>=': 'atLeast',
};

interface Variable {
  readonly identifier: string;
  readonly isTable: boolean;
}

/** The expression for a cell's value. `t`, `u` and x0, x1… are its variables. Throws a Refusal. */
export function generate(formula: Formula, position: Position, places: Places): { text: string; variables: number } {
  const generator = new Generator(position, places);
  return { text: generator.cell(formula), variables: generator.variables };
}

type Call = Extract<Formula, { kind: 'call' }>;

class Generator {
  variables = 0;
  readonly #position: Position;
  readonly #places: Places;
  readonly #scope = new Map<string, Variable>();
  /** Every level of a formula requests it for all levels below. */
  readonly #tables = new WeakMap<Formula, boolean>();

  constructor(position: Position, places: Places) {
    this.#position = position;
    this.#places = places;
  }

  cell(formula: Formula): string {
    const { isArray } = this.#position;
    if (
      formula.kind === 'binary' &&
      (formula.operator === '+' || formula.operator === '-') &&
      !this.#isTable(formula)
    ) {
      const name = operatorNames[formula.operator];
      const right = this.#expression(formula.right, isArray);
      return `cell((u=${this.#expression(formula.left, isArray)},withoutRemainder(${name}(u,${right}),u)))`;
    }
    if (!isArray && this.#isTable(formula)) throw needsIntersection();
    return `${isArray ? 'firstCell' : 'cell'}(${this.#expression(formula, isArray)})`;
  }

  /** Whether it may have more than one value, as far as can be determined statically. */
  #isTable(formula: Formula): boolean {
    const known = this.#tables.get(formula);
    if (known !== undefined) return known;
    const found = this.#hasSeveralValues(formula);
    this.#tables.set(formula, found);
    return found;
  }

  #hasSeveralValues(formula: Formula): boolean {
    switch (formula.kind) {
      case 'cells':
        return !isSingleCell(formula.area);
      case 'array':
      case 'sheets':
        return true;
      case 'variable':
        return this.#scope.get(formula.name)?.isTable === true;
      case 'call':
        return this.#callIsTable(formula);
      case 'binary':
      case 'minus':
      case 'percent':
      case 'single':
        return childrenOf(formula).some((child) => this.#isTable(child));
      case 'number':
      case 'text':
      case 'boolean':
      case 'error':
      case 'missing':
        break;
    }
    return false;
  }

  #callIsTable(call: Call): boolean {
    const { name, arguments: list } = call;
    if (name === 'LET') return this.#withVariables(list, { ofBody: (body) => this.#isTable(body) }).result;
    if (['IF', 'IFERROR', 'IFNA', 'CHOOSE', 'IFS', 'SWITCH'].includes(name))
      return list.some((each) => this.#isTable(each));
    if (name === 'INDEX') return indexIsTable(list) || this.#liftsAny(call);
    if (name === 'XLOOKUP') return resultIsTable(list) || this.#liftsAny(call);
    return functions.get(name)?.givesTable === true || this.#liftsAny(call);
  }

  #liftsAny({ name, arguments: list }: Call): boolean {
    const kinds = functions.get(name)?.arguments ?? 't';
    return list.some((each, index) => kindAt(kinds, index) === 'v' && this.#isTable(each));
  }

  #expression(formula: Formula, isArray: boolean): string {
    switch (formula.kind) {
      case 'number':
        return formula.value < 0 ? `(${formula.value})` : String(formula.value);
      case 'text':
      case 'boolean':
        return JSON.stringify(formula.value);
      case 'missing':
        return 'null';
      case 'error':
        return `k[${this.#places.constantOf({ error: formula.value })}]`;
      case 'array':
        return `k[${this.#places.constantOf(toConstantTable(formula.rows))}]`;
      case 'cells':
        return this.#cells(formula);
      case 'variable':
        return this.#scope.get(formula.name)?.identifier ?? 'null';
      case 'single':
        if (this.#isTable(formula.of)) throw needsIntersection();
        return this.#expression(formula.of, isArray);
      case 'minus':
      case 'percent':
        return this.#operation(formula.kind, [formula.of], isArray);
      case 'binary':
        return this.#operation(operatorNames[formula.operator], [formula.left, formula.right], isArray);
      case 'sheets':
        throw needsIntersection();
      case 'call':
        break;
    }
    return this.#call(formula, isArray);
  }

  #cells(cells: CellsFormula): string {
    const { area } = cells;
    const { sheet, top, left } = area;
    return isSingleCell(area) ? `v[${this.#places.slotOf(sheet, top, left)}]` : `r[${this.#places.rangeOf(cells)}]`;
  }

  #operation(name: HelperName, operands: readonly Formula[], isArray: boolean): string {
    const texts = operands.map((operand) => this.#expression(operand, isArray));
    if (!operands.some((operand) => this.#isTable(operand))) return `${name}(${texts.join(',')})`;
    if (!isArray) throw needsIntersection();
    return `lift(${name},[${texts.join(',')}])`;
  }

  #call(call: Call, isArray: boolean): string {
    const { name, arguments: list } = call;
    const [first] = list;
    if (name === 'TODAY' && first === undefined) return `v[${this.#places.today}]`;
    if (name === 'NOW' && first === undefined) return `v[${this.#places.now}]`;
    if ((name === 'ROW' || name === 'COLUMN') && first === undefined) {
      return String((name === 'ROW' ? this.#position.row : this.#position.column) + 1);
    }
    if ((name === 'ROWS' || name === 'COLUMNS') && first?.kind === 'cells' && list.length === 1) {
      return String(countLines(name, first));
    }
    const special = this.#special(call, isArray);
    return special ?? this.#library(call, isArray);
  }

  /** Functions that evaluate only the arguments they need. */
  #special({ name, arguments: list }: Call, isArray: boolean): string | undefined {
    switch (name) {
      case 'IF':
        return this.#if(list, isArray);
      case 'IFERROR':
        return this.#otherwise(list, 'isError', isArray);
      case 'IFNA':
        return this.#otherwise(list, 'isMissing', isArray);
      case 'IFS':
        return this.#ifs(list, isArray);
      case 'SWITCH':
        return this.#switch(list, isArray);
      case 'CHOOSE':
        return this.#choose(list, isArray);
      case 'LET': {
        const { result, assignments } = this.#withVariables(list, {
          ofBody: (body) => this.#expression(body, isArray),
          ofValue: (value) => this.#expression(value, isArray),
        });
        return `(${[...assignments, result].join(',')})`;
      }
      default:
        return undefined;
    }
  }

  #if(list: readonly Formula[], isArray: boolean): string {
    const [test, yes, no] = list;
    if (test === undefined || yes === undefined || list.length > 3) throw wrongCount('IF');
    const texts = [test, yes, no ?? ({ kind: 'boolean', value: false } as const)].map((each) =>
      this.#expression(each, isArray),
    );
    if (!this.#isTable(test)) return `((t=truth(${texts[0]}))===true?${texts[1]}:t===false?${texts[2]}:t)`;
    if (!isArray) throw needsIntersection();
    return `lift(ifEach,[${texts.join(',')}])`;
  }

  #otherwise(list: readonly Formula[], test: HelperName, isArray: boolean): string {
    const [value, otherwise] = list;
    if (value === undefined || otherwise === undefined || list.length > 2) throw wrongCount('IFERROR');
    const texts = [value, otherwise].map((each) => this.#expression(each, isArray));
    if (!this.#isTable(value)) return `(t=${texts[0]},${test}(t)?${texts[1]}:t)`;
    if (!isArray || test !== 'isError') throw needsIntersection();
    return `lift(errorElse,[${texts.join(',')}])`;
  }

  #ifs(list: readonly Formula[], isArray: boolean): string {
    if (list.length === 0 || list.length % 2 !== 0) throw wrongCount('IFS');
    let text = 'errors.na';
    for (let index = list.length - 2; index >= 0; index -= 2) {
      const [test, value] = [list[index], list[index + 1]];
      if (test === undefined || value === undefined) throw wrongCount('IFS');
      if (this.#isTable(test)) throw needsIntersection();
      text = `((t=truth(${this.#expression(test, isArray)}))===true?${this.#expression(value, isArray)}:t===false?${text}:t)`;
    }
    return text;
  }

  #switch(list: readonly Formula[], isArray: boolean): string {
    const [subject, ...cases] = list;
    if (subject === undefined || cases.length < 2) throw wrongCount('SWITCH');
    if (this.#isTable(subject)) throw needsIntersection();
    const identifier = this.#variable();
    const fallback = cases.length % 2 === 1 ? cases.at(-1) : undefined;
    let text = fallback === undefined ? 'errors.na' : this.#expression(fallback, isArray);
    for (let index = Math.floor(cases.length / 2) * 2 - 2; index >= 0; index -= 2) {
      const [wanted, value] = [cases[index], cases[index + 1]];
      if (wanted === undefined || value === undefined || this.#isTable(wanted)) throw needsIntersection();
      text = `(equal(${identifier},${this.#expression(wanted, isArray)})===true?${this.#expression(value, isArray)}:${text})`;
    }
    return `(${identifier}=${this.#expression(subject, isArray)},isError(${identifier})?${identifier}:${text})`;
  }

  #choose(list: readonly Formula[], isArray: boolean): string {
    const [position, ...choices] = list;
    if (position === undefined || choices.length === 0) throw wrongCount('CHOOSE');
    if (this.#isTable(position)) throw needsIntersection();
    const texts = choices.map((choice) => `()=>${this.#expression(choice, isArray)}`);
    return `choose(${this.#expression(position, isArray)},[${texts.join(',')}])`;
  }

  #withVariables<Value>(
    list: readonly Formula[],
    { ofBody, ofValue }: { readonly ofBody: (body: Formula) => Value; readonly ofValue?: (value: Formula) => string },
  ) {
    const assignments: string[] = [];
    const before = new Map(this.#scope);
    for (let index = 0; index + 1 < list.length; index += 2) {
      const [variable, value] = [list[index], list[index + 1]];
      if (variable?.kind !== 'variable' || value === undefined) throw wrongCount('LET');
      const identifier = ofValue === undefined ? 'null' : this.#variable();
      if (ofValue !== undefined) assignments.push(`${identifier}=${ofValue(value)}`);
      this.#scope.set(variable.name, { identifier, isTable: this.#isTable(value) });
    }
    const body = list.at(-1);
    if (body === undefined) throw wrongCount('LET');
    const result = ofBody(body);
    this.#scope.clear();
    for (const [name, variable] of before) this.#scope.set(name, variable);
    return { result, assignments };
  }

  #variable(): string {
    return `x${this.variables++}`;
  }

  #library({ name, arguments: list }: Call, isArray: boolean): string {
    const specification = functions.get(name);
    if (specification === undefined) throw new Refusal('FORMULA', say('FORMULA_FUNCTION_NOT_COMPILED', { name }));
    if (list.length < specification.min || list.length > specification.max) throw wrongCount(name);
    const isInArray = isArray || takesArrays(name);
    const lifted: string[] = [];
    const outer: string[] = [];
    const texts = list.map((each, index) => {
      const isTable = this.#isTable(each);
      const isRange = each.kind === 'cells';
      if (kindAt(specification.arguments, index) === 't') {
        if (isTable && !isRange && each.kind !== 'array' && !isInArray && !isReference(each)) throw needsIntersection();
        // A reference to one cell is a range too: SUM ignores a text in it.
        return isRange ? `r[${this.#places.rangeOf(each)}]` : this.#expression(each, isInArray);
      }
      const text = this.#expression(each, isInArray);
      if (!isTable) return text;
      if (!isInArray) throw needsIntersection();
      outer.push(text);
      lifted.push(`y${lifted.length}`);
      return lifted.at(-1) ?? '';
    });
    const called = `f[${this.#places.functionOf(name)}](${texts.join(',')})`;
    return lifted.length === 0 ? called : `lift((${lifted.join(',')})=>${called},[${outer.join(',')}])`;
  }
}

/** An entire row or column returned by INDEX, without further calculation. */
function isReference(formula: Formula): boolean {
  return formula.kind === 'call' && (formula.name === 'INDEX' || formula.name === 'XLOOKUP');
}

function kindAt(kinds: string, index: number): string {
  return kinds[Math.min(index, kinds.length - 1)] ?? 't';
}

function indexIsTable([range, row, column]: readonly Formula[]): boolean {
  const isAll = (formula: Formula | undefined) =>
    formula?.kind === 'missing' || (formula?.kind === 'number' && formula.value === 0);
  if (isAll(row) || isAll(column)) return true;
  if (column !== undefined || range?.kind !== 'cells') return false;
  const { top, left, bottom, right } = range.area;
  return top !== bottom && left !== right;
}

function resultIsTable([, vector, result]: readonly Formula[]): boolean {
  if (vector?.kind !== 'cells' || result?.kind !== 'cells') return true;
  const isDown = vector.area.left === vector.area.right;
  return isDown ? result.area.left !== result.area.right : result.area.top !== result.area.bottom;
}

function toConstantTable(rows: readonly (readonly Formula[])[]): Result {
  const columns = Math.max(...rows.map((row) => row.length));
  const values = rows.flatMap((row) => Array.from({ length: columns }, (_, index): Scalar => toConstant(row[index])));
  return new ValueTable(rows.length, columns, values);
}

function toConstant(formula: Formula | undefined): Scalar {
  if (formula?.kind === 'number' || formula?.kind === 'text' || formula?.kind === 'boolean') return formula.value;
  return { error: formula?.kind === 'error' ? formula.value : '#N/A' };
}

function needsIntersection(): Refusal {
  return new Refusal('FORMULA', say('FORMULA_RANGE_NOT_COMPILED'));
}

function wrongCount(name: string): Refusal {
  return new Refusal('FORMULA', say('FORMULA_ARGUMENTS_COUNT_WRONG', { name }));
}
