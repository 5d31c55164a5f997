/**
 * Generates JavaScript for a rule. Common, hot operators become statements; everything else calls the interpreter's own
 * functions, so compiled and interpreted results are the same by construction.
 * Only texts encoded by JSON.stringify, numbers and names generated here become part of the source.
 */
import type { Json } from '../json/json.ts';
import { isConstant, nodeCount, toOperator } from '../json/shape.ts';
import type { PreparedTables } from '../tables/prepare-table.ts';

export type Kind = 'number' | 'boolean' | 'string' | 'any';

/** A name or literal that may be used repeatedly, and what is known about its value. A number is never NaN. */
export interface Value {
  readonly code: string;
  readonly kind: Kind;
}

export interface FrameCode {
  readonly isIterator: boolean;
  readonly item: string;
  readonly index: string;
  readonly context: string;
  readonly parent: FrameCode | null;
}

export interface Scope {
  readonly context: string;
  readonly frame: FrameCode | null;
}

export type EmitOperator = (emitter: Emitter, argument: Json, scope: Scope, node: Json) => Value | undefined;

/** Nodes per JavaScript function: V8 does not optimize more than about 60 kB of bytecode. */
const maxNodesInFunction = 300;
const minNodesOfFunction = 12;

export class Emitter {
  readonly constants: unknown[] = [];
  readonly functions: string[] = [];
  /** False as long as no emitted code needs the limits: such a rule does not even reset them. */
  usesRun = false;
  #lines: string[] = [];
  #nodesHere = 0;
  #names = 0;
  readonly #functionNames = new Map<Json, string>();
  readonly #operators: ReadonlyMap<string, EmitOperator>;
  /** See EvaluateOptions. */
  readonly isDecision: boolean;
  readonly tables: PreparedTables | undefined;
  readonly #shared = new Map<unknown, string>();

  constructor(operators: ReadonlyMap<string, EmitOperator>, isDecision = false, tables?: PreparedTables) {
    this.#operators = operators;
    this.isDecision = isDecision;
    this.tables = tables;
  }

  line(code: string): void {
    this.#lines.push(code);
  }

  name(): string {
    return `t${this.#names++}`;
  }

  bind(code: string, kind: Kind = 'any'): Value {
    const name = this.name();
    this.line(`const ${name} = ${code};`);
    return { code: name, kind };
  }

  declare(): string {
    const name = this.name();
    this.line(`let ${name};`);
    return name;
  }

  constant(value: unknown): string {
    return `V[${this.constants.push(value) - 1}]`;
  }

  /** A constant with a name outside the functions, which reads faster than an element of the list of constants. */
  shared(
    value: object,
    declare: (name: string) => string = (name) => `const ${name} = ${this.constant(value)};`,
  ): string {
    const known = this.#shared.get(value);
    if (known !== undefined) return known;
    const name = `s${this.#shared.size}`;
    this.#shared.set(value, name);
    this.functions.push(declare(name));
    return name;
  }

  run(): string {
    this.usesRun = true;
    return 'R';
  }

  frame(frame: FrameCode | null): string {
    if (frame === null) return 'null';
    const parent = this.frame(frame.parent);
    return frame.isIterator
      ? `iteratorFrame(${frame.item}, ${frame.index}, ${frame.context}, ${parent})`
      : `valueFrame(${frame.item}, ${frame.context}, ${parent})`;
  }

  /** Leaves a node to the interpreter. */
  interpreted(node: Json, scope: Scope): Value {
    return this.bind(`interpret(${this.constant(node)}, ${scope.context}, ${this.frame(scope.frame)}, ${this.run()})`);
  }

  emit(node: Json | undefined, scope: Scope): Value {
    if (node === undefined) return { code: 'undefined', kind: 'any' };
    if (typeof node === 'number' && Number.isFinite(node)) {
      return { code: Object.is(node, -0) || node < 0 ? `(${node === 0 ? '-0' : node})` : String(node), kind: 'number' };
    }
    if (typeof node === 'string') return { code: JSON.stringify(node), kind: 'string' };
    if (typeof node === 'boolean') return { code: String(node), kind: 'boolean' };
    if (node === null) return { code: 'null', kind: 'any' };
    if (isConstant(node)) return { code: this.constant(node), kind: 'any' };
    const count = nodeCount(node);
    const isFull = this.#nodesHere > 0 && this.#nodesHere + count > maxNodesInFunction;
    if (isFull && scope.frame === null && count >= minNodesOfFunction) {
      return this.#emitFunction(node, scope);
    }
    return this.#emitNode(node, scope);
  }

  list(items: readonly Json[], scope: Scope): string {
    return `[${items.map((item) => this.emit(item, scope).code).join(', ')}]`;
  }

  #emitNode(node: Json, scope: Scope): Value {
    this.#nodesHere += 2;
    if (Array.isArray(node)) return this.bind(this.list(node as readonly Json[], scope));
    const operator = toOperator(node);
    if (operator === undefined || !operator.isSingle) return this.interpreted(node, scope);
    const emit = this.#operators.get(operator.name);
    return emit?.(this, operator.argument, scope, node) ?? this.interpreted(node, scope);
  }

  #emitFunction(node: Json, scope: Scope): Value {
    const { name, kind } = this.inFunction(scope.context, () => this.#emitNode(node, scope));
    return this.bind(`${name}(${scope.context})`, kind);
  }

  /** Removes the lines of an unsuccessful attempt. */
  attempt(body: () => boolean): boolean {
    const { length } = this.#lines;
    const isDone = body();
    if (!isDone) this.#lines.length = length;
    return isDone;
  }

  /** Like inFunction, but only once per node. */
  functionOf(node: Json, parameter: string, body: () => Value): string {
    const known = this.#functionNames.get(node);
    if (known !== undefined) return known;
    const { name } = this.inFunction(parameter, body);
    this.#functionNames.set(node, name);
    return name;
  }

  /** Emits into a separate JavaScript function with the context as its parameter. */
  inFunction(parameter: string, body: () => Value): { readonly name: string; readonly kind: Kind } {
    const lines = this.#lines;
    const nodes = this.#nodesHere;
    this.#lines = [];
    this.#nodesHere = 0;
    const value = body();
    const name = `f${this.functions.length}`;
    this.functions.push(`function ${name}(${parameter}) {\n${this.#lines.join('\n')}\nreturn ${value.code};\n}`);
    this.#lines = lines;
    this.#nodesHere = nodes;
    return { name, kind: value.kind };
  }
}
