/** Logic in the notation of formulas, as short as a name: for sentences, not to be parsed. */
import { isLongNumber } from '@coverwright/insurance/long-number';
import { shorten } from '@coverwright/insurance/shorten';
import { isJsonList, isJsonObject, type Json, type JsonPath } from '../json/json.ts';
import { toOperator } from '../json/shape.ts';
import { branchOperators } from './logic-node.ts';

/** UTF-16 units, without the mark of omission. */
const lengthMax = 80;
const textLengthMax = 30;

/** Of a long expression, the inner ones are omitted first, so that its structure remains readable. */
const depthMax = 5;

/** By operator between its operands: its sign, and how strongly it binds. */
const infixes: ReadonlyMap<string, readonly [sign: string, strength: number]> = new Map([
  ['or', ['or', 1]],
  ['and', ['and', 2]],
  ['??', ['??', 3]],
  ['==', ['=', 4]],
  ['===', ['===', 4]],
  ['!=', ['≠', 4]],
  ['!==', ['!==', 4]],
  ['<', ['<', 4]],
  ['<=', ['≤', 4]],
  ['>', ['>', 4]],
  ['>=', ['≥', 4]],
  ['in', ['in', 4]],
  ['+', ['+', 5]],
  ['-', ['−', 5]],
  ['*', ['×', 6]],
  ['/', ['÷', 6]],
  ['%', ['%', 6]],
]);

const prefixes: ReadonlyMap<string, string> = new Map([
  ['!', 'not '],
  ['not', 'not '],
  ['-', '−'],
]);

const prefixStrength = 7;

/** A node of the logic that is shown as an ellipsis. */
export const hole: Json = {};

export function showLogic(logic: Json): string {
  return show((notation) => notation.write(logic, 0, 0));
}

/** A branch of `if`, given as the list of its condition and its result. */
export function showBranch(branch: Json): string {
  const [condition = null, result = null] = isJsonList(branch) ? branch : [];
  return show((notation) => notation.writeBranch(condition, result, 0));
}

export function showMember(name: string, value: Json): string {
  return show((notation) => notation.writeMember(name, value, 0));
}

function show(write: (notation: Notation) => void): string {
  for (let depth = depthMax; ; depth -= 1) {
    const notation = new Notation(depth);
    write(notation);
    if (notation.text.length <= lengthMax || depth === 1) return shorten(notation.text, lengthMax);
  }
}

/** An operator in the notation of formulas. */
export function showOperator(logic: Json): string {
  const operator = toOperator(logic);
  if (operator === undefined) return '';
  const count = isJsonList(operator.argument) ? operator.argument.length : 1;
  const prefix = count === 1 ? prefixes.get(operator.name)?.trim() : undefined;
  return shorten(prefix ?? infixes.get(operator.name)?.[0] ?? operator.name, textLengthMax);
}

/** The logic with an ellipsis at a path. */
export function withHole(logic: Json, path: JsonPath): Json {
  const [step, ...rest] = path;
  if (step === undefined) return hole;
  if (isJsonList(logic)) return logic.map((item, index) => (index === step ? withHole(item, rest) : item));
  if (!isJsonObject(logic)) return logic;
  return Object.fromEntries(
    Object.entries(logic).map(([name, item]) => [name, name === step ? withHole(item, rest) : item]),
  );
}

/** Writes until there is more than is shown, so that the effort is bounded however large the logic is. */
class Notation {
  text = '';
  readonly #depthMax: number;

  constructor(deepest: number) {
    this.#depthMax = deepest;
  }

  write(logic: Json | undefined, strength: number, depth: number): this {
    if (this.text.length > lengthMax) return this;
    if (logic === hole) return this.#add('…');
    if (isJsonList(logic)) return this.#writeList('[', logic, ']', depth);
    if (!isJsonObject(logic)) return this.#add(showConstant(logic));
    const operator = toOperator(logic);
    if (operator?.isSingle !== true) return this.#writeObject(logic, depth);
    return this.#writeOperator(operator.name, operator.argument, strength, depth);
  }

  writeBranch(condition: Json, result: Json, depth: number): this {
    return this.write(condition, 0, depth + 1)
      .#add(' → ')
      .write(result, 0, depth + 1);
  }

  writeMember(name: string, value: Json, depth: number): this {
    return this.#add(`${showName(name)}: `).write(value, 0, depth + 1);
  }

  #writeOperator(name: string, argument: Json, strength: number, depth: number): this {
    const variable = name === 'var' || name === 'val' ? showVariable(name, argument) : undefined;
    if (variable !== undefined) return this.#add(variable);
    if (name === 'eachKey' && isJsonObject(argument)) return this.#writeObject(argument, depth);
    const args = isJsonList(argument) ? argument : [argument];
    const columns = name === 'decide' ? columnsOf(args) : undefined;
    if (columns !== undefined)
      return this.#add('decide(')
        .#join(columns, ', ', (column) => this.#add(showName(column)))
        .#add(')');
    if (depth > this.#depthMax) return this.#add(infixes.has(name) ? '…' : `${showName(name)}(…)`);
    if (branchOperators.has(name) && args.length > 1) return this.#writeBranches(args, depth);
    const [first] = args;
    const prefix = prefixes.get(name);
    if (prefix !== undefined && args.length === 1) {
      return this.#bracket(strength >= prefixStrength, () => this.#add(prefix).write(first, prefixStrength, depth + 1));
    }
    const infix = infixes.get(name);
    if (infix === undefined || args.length < 2) return this.#writeList(`${showName(name)}(`, args, ')', depth);
    const [sign, ownStrength] = infix;
    return this.#bracket(strength >= ownStrength, () =>
      this.#join(args, ` ${sign} `, (item) => this.write(item, ownStrength, depth + 1)),
    );
  }

  #writeBranches(args: readonly Json[], depth: number): this {
    const starts = args.slice(0, lengthMax).flatMap((_, index) => (index % 2 === 0 ? [index] : []));
    this.#add('if(').#join(starts, ', ', (start) => {
      const [condition = null, result] = args.slice(start, start + 2);
      if (result === undefined) this.#add('else ').write(condition, 0, depth + 1);
      else this.writeBranch(condition, result, depth);
    });
    return this.#add(')');
  }

  #writeObject(logic: Json, depth: number): this {
    const entries = isJsonObject(logic) ? Object.entries(logic) : [];
    if (depth > this.#depthMax && entries.length > 0) return this.#add('{…}');
    return this.#add('{')
      .#join(entries, ', ', ([name, value]) => this.writeMember(name, value, depth))
      .#add('}');
  }

  #writeList(begin: string, items: readonly Json[], end: string, depth: number): this {
    if (depth > this.#depthMax && items.length > 0) return this.#add(`${begin}…${end}`);
    return this.#add(begin)
      .#join(items, ', ', (item) => this.write(item, 0, depth + 1))
      .#add(end);
  }

  #join<Item>(items: readonly Item[], separator: string, write: (item: Item) => void): this {
    for (const [index, item] of items.entries()) {
      if (this.text.length > lengthMax) return this;
      if (index > 0) this.#add(separator);
      write(item);
    }
    return this;
  }

  #bracket(isNeeded: boolean, write: () => void): this {
    if (isNeeded) this.#add('(');
    write();
    return isNeeded ? this.#add(')') : this;
  }

  #add(text: string): this {
    this.text += text;
    return this;
  }
}

/** Of a decision table, only its columns are shown. */
function columnsOf([inputs = null]: readonly Json[]): readonly string[] | undefined {
  const each = toOperator(inputs);
  return each?.name === 'eachKey' && isJsonObject(each.argument) ? Object.keys(each.argument) : undefined;
}

function showConstant(value: Json | undefined): string {
  if (typeof value === 'string') return JSON.stringify(shorten(value, textLengthMax));
  if (isLongNumber(value)) return shorten(String(value), textLengthMax);
  if (typeof value === 'object' && value !== null) return '…';
  return Object.is(value, -0) ? '-0' : String(value ?? null);
}

function showName(name: string): string {
  return /^[\p{L}\p{N}_$.:/!?+*%<>=-]+$/u.test(name) ? shorten(name, textLengthMax) : showConstant(name);
}

/** A variable by its name, and with its fallback; undefined for a path that is calculated or begins further out. */
function showVariable(name: string, argument: Json): string | undefined {
  const args = isJsonList(argument) ? argument : [argument];
  const names = args.filter((item): item is string => typeof item === 'string');
  if (name === 'val') return names.length === args.length && names.length > 0 ? showName(names.join('.')) : undefined;
  const [path, fallback] = args;
  const isPlain = typeof fallback !== 'object' || fallback === null || isLongNumber(fallback);
  if (typeof path !== 'string' || path === '' || !isPlain || args.length > 2) return undefined;
  return fallback === undefined ? showName(path) : `${showName(path)} ?? ${showConstant(fallback)}`;
}
