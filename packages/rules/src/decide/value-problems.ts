/**
 * Observes a decision and finds the values that it must not be based on: unknown ones, and those of another type than the
 * operator that reads them works with. A rule's own values, such as null of an `if` without "otherwise", are not at fault.
 */
import { isJsonList, type Json, type JsonPath } from '../json/json.ts';
import { indexPaths, type PathIndex } from '../json/find-path.ts';
import { toOperator } from '../json/shape.ts';
import type { Frame } from '../operators/scope.ts';
import { absenceLiteral, isBlank, isUnknown } from '../operators/unknown.ts';
import { iteratorNames, readSegments } from '../operators/values.ts';
import { nodeOf, type ReadKind, type RunObserver } from '../problems/failures.ts';
import type { RuleProblem } from '../problems/problems.ts';
import { say, type EnglishSentence, type SentenceCode } from '../problems/sentences.ts';
import { joinPath } from '../variables/variables.ts';
import type { KeyType } from '../tables/rate-table.ts';
import { typesOfKeys } from '../variables/table-evidence.ts';
import type { VariableType } from '../variables/variable-evidence.ts';
import { isDecline, passedOperand } from './fired-rules.ts';
import { pathOfRead, type Read } from './read-paths.ts';
import type { RuleFacts } from './rule-facts.ts';
import { isCalculation, isOrder, listWrongOperands, typeOf, type WantedType } from './wrong-types.ts';

/** Limits the number of problems reported. */
const maxProblems = 100;
/** Maximum number of lists and objects in the data that are searched for the path of a read. */
const maxSearched = 200_000;
/** Maximum number of characters of an expression quoted in a message. */
const maxQuotedLength = 100;

/** An unknown value, where it was read, and the operator that needs it, if any. */
interface Unknown {
  readonly node: Json;
  readonly value: unknown;
  /** Its path in the data; undefined if it is not known. */
  readonly path: JsonPath | undefined;
  /** False for a literal, or the result of an operator that does not read. */
  readonly isRead: boolean;
  operator: string | undefined;
}

interface UnknownOperand {
  readonly operator: string;
  readonly argument: Json;
  readonly value: unknown;
  readonly node: Json;
  /** Its index among the operands. */
  readonly index: number;
  /** Whether even the rule's own null is at fault. */
  readonly isNeeded: boolean;
}

interface WrongType {
  readonly node: Json;
  readonly argument: Json;
  readonly path: JsonPath | undefined;
  readonly wanted: WantedType;
  readonly given: VariableType;
  /** The operator failed, which a `try` may have handled. */
  isThrown: boolean;
}

interface MadeRead extends Read {
  readonly node: Json;
  readonly kind: ReadKind;
  /** The data has nothing at that path: a fallback, if any, replaced it. */
  readonly isAbsent: boolean;
}

const reasonOfType = {
  number: 'VARIABLE_NOT_NUMBER',
  string: 'VARIABLE_NOT_TEXT',
  boolean: 'VARIABLE_NOT_BOOLEAN',
  list: 'VARIABLE_NOT_LIST',
} as const satisfies Readonly<Record<WantedType, SentenceCode>>;

function foundBy({ start, segments }: Read): unknown {
  return segments.length === 0 ? start : readSegments(start, segments);
}

/** Operators that need a value even if the rule itself calculated it: null would count as 0 or as an empty list. */
function needsValue(operator: string, index: number): boolean {
  return (
    isCalculation(operator) || isOrder(operator) || iteratorNames.has(operator) || (operator === 'in' && index === 1)
  );
}

export class ValueProblems implements RunObserver {
  readonly #rule: Json;
  readonly #facts: RuleFacts;
  readonly #inData: PathIndex;
  readonly #unknown = new Map<Json, Unknown>();
  readonly #wrong = new Map<Json, WrongType>();
  #pending: { readonly read: Read; readonly kind: ReadKind } | undefined;
  /** The latest read of each operator. */
  readonly #reads = new Map<Json, MadeRead>();
  readonly #values = new Map<Json, unknown>();
  #hasDeclined = false;
  readonly #undecided = new Set<Json>();
  #failsUndecided = false;

  /** Every node of the rule must be a distinct object. */
  constructor(rule: Json, facts: RuleFacts, data: Json) {
    this.#rule = rule;
    this.#facts = facts;
    this.#inData = indexPaths(data, maxSearched);
  }

  /** The latest results of the operators. */
  get values(): ReadonlyMap<Json, unknown> {
    return this.#values;
  }

  /** Parts of the rule that could not be decided after an earlier part had declined, which is the decision. */
  get undecided(): ReadonlySet<Json> {
    return this.#undecided;
  }

  /** Whether the evaluation ended at a part that could not be decided. */
  get failsUndecided(): boolean {
    return this.#failsUndecided;
  }

  onRead(start: unknown, segments: readonly string[], kind: ReadKind, up = 0, frame?: Frame | null): void {
    this.#pending = { read: { start, segments, frame, up, of: undefined }, kind };
  }

  onValue(node: Json, value: unknown): void {
    this.#values.set(node, value);
    if (this.#pending !== undefined) this.#endRead(node, this.#pending);
    if (this.#facts.parts.has(node)) this.#endPart(node, value);
  }

  #endRead(node: Json, { read: made, kind }: { readonly read: Read; readonly kind: ReadKind }): void {
    this.#pending = undefined;
    const found = foundBy(made);
    const of = made.frame === undefined ? this.#readOfFirst(node) : undefined;
    // Whether get has a fallback or not: it is the part that is needed, and a value of null has none.
    if (of !== undefined && !of.isAbsent) this.#unknown.delete(of.node);
    const read: MadeRead = { ...made, of, node, kind, isAbsent: found === undefined };
    this.#reads.set(node, read);
    const isReplaced = found === undefined && kind === 'fallback';
    if (kind === 'test' || isReplaced || !isUnknown(found) || this.#facts.guarded.has(node)) return;
    const path = this.#pathOf(read);
    if (found === undefined || this.#isGiven(path)) this.#addUnknown({ node, value: found, path, isRead: true });
  }

  onFailure(node: Json, error: unknown): void {
    this.#pending = undefined;
    if (nodeOf(error) === node) {
      const argument = toOperator(node)?.argument;
      for (const wrong of this.#wrong.values()) if (wrong.argument === argument) wrong.isThrown = true;
    }
    if (!this.#facts.parts.has(node)) return;
    this.#endPart(node, undefined);
    this.#failsUndecided = this.#undecided.has(node);
  }

  /** Once a part has declined on known values, later parts cannot change the decision. */
  #endPart(node: Json, value: unknown): void {
    const isSound = this.#unknown.size === 0 && [...this.#wrong.values()].every(({ isThrown }) => isThrown);
    if (!this.#hasDeclined) this.#hasDeclined = isSound && isDecline(value);
    else if (!isSound || this.#wrong.size > 0) {
      this.#undecided.add(node);
      this.#unknown.clear();
      this.#wrong.clear();
    }
  }

  onTest(operator: string, argument: Json, value: unknown, index: number): void {
    const node = nodeAt(argument, index);
    if (isUnknown(value)) this.#noteUnknown({ operator, argument, value, node, index, isNeeded: false });
    else if (typeof value === 'string' && this.#facts.conditions.has(node))
      this.#noteWrong(node, argument, this.#sourceOf(node), 'boolean', value);
  }

  onOperands(operator: string, argument: Json, operands: readonly unknown[], from: number): void {
    if (operator === 'merge' || operator === 'in') this.#noteElements(operator, argument, operands);
    const nodes = operands.map((_, index) => nodeAt(argument, from + index));
    const listIndex = (index: number): number | undefined => (isJsonList(argument) ? undefined : from + index);
    operands.forEach((value, index) => {
      if (!isUnknown(value) || isTextOrder(operator, operands)) return;
      const isNeeded = needsValue(operator, from + index);
      this.#noteUnknown({ operator, argument, value, node: nodes[index] ?? null, index: from + index, isNeeded });
    });
    const sourceAt = (index: number): Read | undefined => this.#sourceOf(nodes[index] ?? null, listIndex(index));
    const isGiven = (index: number): boolean => {
      const source = sourceAt(index);
      return source !== undefined && this.#isGiven(this.#pathOf(source));
    };
    for (const { index, wanted, element } of listWrongOperands(operator, operands, isGiven)) {
      const source = sourceAt(index);
      const operand = operands[index];
      const isElement = element !== undefined && Array.isArray(operand);
      const value: unknown = isElement ? operand[element] : operand;
      const read = isElement && source ? stepInto(source, element) : source;
      this.#noteWrong(nodes[index] ?? null, argument, read, wanted, value);
    }
  }

  onKey(operator: 'table' | 'decide', argument: Json, node: Json, value: unknown, type: KeyType): void {
    const wanted = typesOfKeys[type];
    if (isUnknown(value)) this.#noteUnknown({ operator, argument, value, node, index: 0, isNeeded: true });
    else if (typeOf(value) !== wanted) this.#noteWrong(node, argument, this.#sourceOf(node), wanted, value);
  }

  /** Unknown elements of lists of the data: where they are merged, and where they could be the value searched for. */
  #noteElements(operator: string, argument: Json, operands: readonly unknown[]): void {
    const [item, list] = operands;
    if (operator === 'in' && (!Array.isArray(list) || list.includes(item))) return;
    operands.forEach((operand, index) => {
      if (!Array.isArray(operand) || (operator === 'in' && index !== 1)) return;
      const at = operand.findIndex(isUnknown);
      if (at === -1) return;
      const node = nodeAt(argument, index);
      const source = this.#sourceOf(node);
      const path = source && this.#pathOf(stepInto(source, at));
      if (source && this.#isGiven(path)) this.#addUnknown({ node, value: operand[at], path, isRead: true }, operator);
    });
  }

  #noteUnknown({ operator, argument, value, node, index, isNeeded }: UnknownOperand): void {
    const known = this.#unknown.get(node);
    if (known !== undefined) {
      known.operator ??= operator;
      return;
    }
    if (absenceLiteral(operator, argument) !== undefined) return;
    const listIndex = isJsonList(argument) ? undefined : index;
    const read = this.#readOfOperand(node, listIndex);
    if (!isNeeded) {
      // null as a fallback leaves a value unknown. The operand may also be an element of a list of the data.
      const path = listIndex === undefined || read === undefined ? undefined : this.#pathOf(read);
      if (path !== undefined && Array.isArray(this.#values.get(node)))
        this.#addUnknown({ node, value, path, isRead: true }, operator);
      const isLeft = read?.kind === 'fallback' && read.isAbsent && value === null && !this.#facts.guarded.has(node);
      if (isLeft) this.#addUnknown({ node, value: undefined, path: this.#pathOf(read), isRead: true }, operator);
    } else if (read === undefined || (isBlank(value) && read.isAbsent)) {
      this.#addUnknown({ node: argument, value, path: undefined, isRead: false }, operator);
    } else {
      const found = read.isAbsent ? undefined : value;
      this.#addUnknown({ node, value: found, path: this.#pathOf(read), isRead: true }, operator);
    }
  }

  #noteWrong(node: Json, argument: Json, read: Read | undefined, wanted: WantedType, value: unknown): void {
    if (read === undefined) return;
    const path = this.#pathOf(read);
    const known = this.#wrong.get(node);
    if (known !== undefined) known.isThrown = false;
    else if (this.#isGiven(path) && this.#wrong.size < maxProblems)
      this.#wrong.set(node, { node, argument, path, wanted, given: typeOf(value), isThrown: false });
  }

  #addUnknown(unknown: Omit<Unknown, 'operator'>, operator?: string): void {
    const { node } = unknown;
    if (!this.#unknown.has(node) && this.#unknown.size < maxProblems) this.#unknown.set(node, { ...unknown, operator });
  }

  /** Whether a value with this path is part of the data: data that is too large to be searched may contain any value. */
  #isGiven(path: JsonPath | undefined): boolean {
    return path !== undefined || this.#inData.isCut();
  }

  #pathOf(read: Read): JsonPath | undefined {
    return pathOfRead(read, this.#inData.find);
  }

  /** The read that an operand comes from, also through operators that only choose a value. */
  #sourceOf(node: Json, listIndex?: number): Read | undefined {
    const read = this.#readOfOperand(node, listIndex);
    if (read !== undefined) return read.kind === 'test' || read.isAbsent ? undefined : read;
    const passed = passedOperand(node, this.#values);
    return passed === undefined ? undefined : this.#sourceOf(passed);
  }

  /** `index` is the operand's position in a computed list, undefined for a literal one. */
  #readOfOperand(node: Json, index: number | undefined): MadeRead | undefined {
    const read = this.#reads.get(node);
    if (read === undefined || index === undefined || !Array.isArray(this.#values.get(node))) return read;
    return { ...read, ...stepInto(read, index) };
  }

  #readOfFirst(node: Json): MadeRead | undefined {
    const argument = toOperator(node)?.argument;
    return this.#reads.get((isJsonList(argument) && argument[0]) || null);
  }

  /** Each variable once, at the operator that read it first. A type at which only a `try` failed is no problem. */
  problems(isEvaluated: boolean): RuleProblem[] {
    const wrong = [...this.#wrong.values()].filter(({ isThrown }) => !(isEvaluated && isThrown));
    if (this.#unknown.size === 0 && wrong.length === 0) return [];
    const { find } = indexPaths(this.#rule, Infinity);
    const reported = new Map<string, RuleProblem>();
    const report = (node: Json, isOperator: boolean, problem: RuleProblem): void => {
      const nodePath = find(node);
      const operator = isOperator ? toOperator(node)?.name : undefined;
      // An argument list is a direct child of its operator, so its path ends with the operator's name.
      const path = nodePath && operator !== undefined ? [...nodePath, operator] : nodePath;
      const variable = problem.parameters['variable'];
      const key = variable === undefined ? JSON.stringify(path) : String(variable);
      if (!reported.has(key)) reported.set(key, { ...problem, ...(path !== undefined && { path }) });
    };
    for (const unknown of this.#unknown.values()) {
      // Without a list, there are no paths of elements, and the value itself is reported.
      if (wrong.length > 0 && unknown.isRead && unknown.path === undefined) continue;
      report(unknown.node, unknown.isRead, { code: 'MISSING_VARIABLE', ...tellUnknown(unknown) });
    }
    for (const { node, path, wanted, given } of wrong)
      report(node, true, { code: 'WRONG_TYPE', ...tellType(node, path, wanted), mismatch: { wanted, given } });
    return [...reported.values()];
  }
}

function nodeAt(argument: Json, index: number): Json {
  return (isJsonList(argument) ? argument[index] : argument) ?? null;
}

function stepInto(read: Read, index: number): Read {
  return { ...read, segments: [...read.segments, String(index)] };
}

/** An empty text has an order among texts; only values of the data can be unknown there. */
function isTextOrder(operator: string, operands: readonly unknown[]): boolean {
  return isOrder(operator) && operands.every((operand) => typeof operand === 'string');
}

/** Names a variable by its path in the data if that is known; otherwise by the expression in the rule that reads it. */
function tellUnknown({ node, value, path, isRead, operator }: Unknown): EnglishSentence {
  const needing = operator ?? '';
  if (!isRead || path?.length === 0) return say(isBlank(value) ? 'VALUE_BLANK' : 'VALUE_NULL', { operator: needing });
  if (path === undefined) {
    const expression = quote(node);
    if (value === undefined || operator === undefined) return say('EXPRESSION_MISSING', { expression });
    return isBlank(value) ? say('VALUE_BLANK', { operator }) : say('EXPRESSION_NULL', { expression, operator });
  }
  const variable = joinPath(path.map(String));
  if (value === undefined) return say('VARIABLE_MISSING', { variable });
  if (operator === undefined) return say('VARIABLE_EMPTY', { variable });
  return say(isBlank(value) ? 'VARIABLE_BLANK' : 'VARIABLE_NULL', { variable, operator });
}

function tellType(node: Json, path: JsonPath | undefined, wanted: WantedType): EnglishSentence {
  const variable = path === undefined ? quote(node) : joinPath(path.map(String));
  return say(reasonOfType[wanted], { variable });
}

function quote(node: Json): string {
  const text = JSON.stringify(node);
  return text.length > maxQuotedLength ? `${text.slice(0, maxQuotedLength)}…` : text;
}
