/** Which JavaScript the hot operators become; emitter.ts has the frame. */
import { emitRounding } from './emit-rounding.ts';
import type { EmitOperator, Emitter, Kind, Scope, Value } from './emitter.ts';
import { stepCost } from './iteration.ts';
import type { Json } from './json.ts';
import { toPath } from './reading.ts';
import { strictOperators } from './strict-operators.ts';
import { prototypeNames } from './values.ts';

/** Names that values inherit: only these need the slow reading of own properties. */
const inheritedNames: ReadonlySet<string> = new Set(
  [Object, Array, String, Number, Boolean].flatMap((type) =>
    Object.getOwnPropertyNames(type.prototype).filter((name) => name !== 'length'),
  ),
);

export function numberCode(value: Value): string {
  return value.kind === 'number' ? value.code : `toNumber(${value.code})`;
}

export function truthCode(value: Value): string {
  if (value.kind === 'boolean') return value.code;
  if (value.kind === 'number') return `(${value.code} !== 0)`;
  return `truthy(${value.code})`;
}

function isList(argument: Json): argument is readonly Json[] {
  return Array.isArray(argument);
}

function checkedNumber(emitter: Emitter, code: string): Value {
  const value = emitter.bind(code, 'number');
  emitter.line(`if (${value.code} !== ${value.code}) throw notANumber();`);
  return value;
}

/** `+`, `-`, `*`, `%` on arguments written out; -0 counts as 0 in a sum, as adding to 0 makes it. */
function emitArithmetic(symbol: '+' | '-' | '*' | '%', minArguments: number): EmitOperator {
  return (emitter, argument, scope) => {
    const items = isList(argument) ? argument : typeof argument === 'object' && argument !== null ? undefined : [argument];
    if (items === undefined || items.length < minArguments) return undefined;
    const [first, ...rest] = items.map((item) => emitter.emit(item, scope)).map(numberCode);
    if (first === undefined) return undefined;
    if (symbol === '-' && rest.length === 0) return checkedNumber(emitter, `-${first}`);
    const start = symbol === '+' ? `0 + ${first}` : first;
    return checkedNumber(emitter, [start, ...rest].join(` ${symbol} `));
  };
}

const emitDivision: EmitOperator = (emitter, argument, scope) => {
  if (!isList(argument) || argument.length === 0) return undefined;
  const operands = argument.length === 1 ? [1, ...argument] : argument;
  const values = operands.map((item) => emitter.emit(item, scope));
  const [first, ...divisors] = values.map((value) => emitter.bind(numberCode(value), 'number').code);
  if (divisors.length > 0) {
    emitter.line(`if (${divisors.map((divisor) => `${divisor} === 0`).join(' || ')}) throw notANumber();`);
  }
  const quotient = checkedNumber(emitter, [first, ...divisors].join(' / '));
  emitter.line(`if (${quotient.code} === Infinity) throw notANumber();`);
  return quotient;
};

function emitExtreme(name: 'max' | 'min', symbol: '>' | '<'): EmitOperator {
  return (emitter, argument, scope) => {
    if (!isList(argument) || argument.length === 0) return undefined;
    const values = argument.map((item) => emitter.emit(item, scope));
    for (const { code, kind } of values) {
      if (kind !== 'number') emitter.line(`if (typeof ${code} !== 'number') throw invalidArguments('${name}');`);
    }
    return values.reduce((best, value) =>
      emitter.bind(`${value.code} ${symbol} ${best.code} ? ${value.code} : ${best.code}`, 'number'),
      emitter.bind(values[0]?.code ?? '0', 'number'),
    );
  };
}

/** Two numbers compare at once; anything else by the shared rules. */
function pairCode(name: string, a: Value, b: Value): string {
  if (name.length === 3) return `(${a.code} ${name} ${b.code})`;
  const symbol = name === '==' || name === '!=' ? `${name}=` : name;
  const type = a.kind === 'number' || b.kind === 'number' ? 'number' : a.kind === 'string' || b.kind === 'string' ? 'string' : 'number';
  const tests = [a, b].filter((value) => value.kind !== type).map((value) => `typeof ${value.code} === '${type}'`);
  const direct = `(${a.code} ${symbol} ${b.code})`;
  if (tests.length === 0) return direct;
  return `(${tests.join(' && ')} ? ${direct} : comparisons[${JSON.stringify(name)}](${a.code}, ${b.code}))`;
}

function emitComparison(name: string): EmitOperator {
  return (emitter, argument, scope) => {
    if (!isList(argument) || argument.length < 2) return undefined;
    let previous = emitter.emit(argument[0], scope);
    let current = emitter.emit(argument[1], scope);
    if (argument.length === 2) return emitter.bind(pairCode(name, previous, current), 'boolean');
    const result = emitter.name();
    emitter.line(`let ${result} = ${pairCode(name, previous, current)};`);
    let open = 0;
    for (const item of argument.slice(2)) {
      emitter.line(`if (${result}) {`);
      open++;
      previous = current;
      current = emitter.emit(item, scope);
      emitter.line(`${result} = ${pairCode(name, previous, current)};`);
    }
    emitter.line('}'.repeat(open));
    return { code: result, kind: 'boolean' };
  };
}

function commonKind(kinds: readonly Kind[]): Kind {
  const [first = 'any'] = kinds;
  return kinds.every((kind) => kind === first) ? first : 'any';
}

const emitIf: EmitOperator = (emitter, argument, scope) => {
  if (!isList(argument) || argument.length < 2) return undefined;
  const result = emitter.declare();
  const block = emitter.name();
  const kinds: Kind[] = [];
  const settle = (node: Json | undefined): void => {
    const value = emitter.emit(node, scope);
    kinds.push(value.kind);
    emitter.line(`${result} = ${value.code};`);
  };
  emitter.line(`${block}: {`);
  let index = 0;
  for (; index + 1 < argument.length; index += 2) {
    emitter.line(`if (${truthCode(emitter.emit(argument[index], scope))}) {`);
    settle(argument[index + 1]);
    emitter.line(`break ${block}; }`);
  }
  settle(index < argument.length ? argument[index] : null);
  emitter.line('}');
  return { code: result, kind: commonKind(kinds) };
};

function emitFirstThat(stops: (value: Value) => string, isNullish: boolean): EmitOperator {
  return (emitter, argument, scope) => {
    if (!isList(argument) || argument.length === 0) return undefined;
    const result = emitter.declare();
    const block = emitter.name();
    const kinds: Kind[] = [];
    emitter.line(`${block}: {`);
    argument.forEach((item, index) => {
      const value = emitter.emit(item, scope);
      kinds.push(value.kind);
      emitter.line(`${result} = ${value.code};`);
      if (index < argument.length - 1) emitter.line(`if (${stops(value)}) break ${block};`);
    });
    emitter.line('}');
    const kind = commonKind(kinds);
    if (kind === 'any') emitter.line(`if (${result} === undefined) ${result} = null;`);
    return { code: result, kind: isNullish ? 'any' : kind };
  };
}

function emitNot(isDouble: boolean): EmitOperator {
  return (emitter, argument, scope) => {
    if (isList(argument) ? argument.length !== 1 : typeof argument === 'object' && argument !== null) return undefined;
    const value = emitter.emit(isList(argument) ? argument[0] : argument, scope);
    return emitter.bind(`${isDouble ? '' : '!'}${truthCode(value)}`, 'boolean');
  };
}

interface StaticRead {
  readonly start: string;
  readonly segments: readonly string[];
}

function climbCode(scope: Scope, up: number): string | undefined {
  let left = up;
  let { frame } = scope;
  if (left === 0) return scope.context;
  while (frame !== null) {
    if (left === 1) return frame.isIterator ? `({ iterator: ${frame.item}, index: ${frame.index} })` : frame.item;
    if (left === 2) return frame.context;
    left -= 2;
    frame = frame.parent;
  }
  return 'undefined';
}

function readCode(emitter: Emitter, read: StaticRead, fallback: string): Value {
  if (read.segments.some((segment) => inheritedNames.has(segment) || prototypeNames.has(segment))) {
    return emitter.bind(`readSegments(${read.start}, ${emitter.constant(read.segments)}) ?? null`);
  }
  const code = `${read.start}${read.segments.map((segment) => `?.[${JSON.stringify(segment)}]`).join('')}`;
  if (fallback === 'null') return emitter.bind(`${code} ?? null`);
  const value = emitter.bind(code);
  return emitter.bind(`${value.code} === undefined ? ${fallback} : ${value.code}`);
}

const emitVar: EmitOperator = (emitter, argument, scope, node) => {
  const [key, fallback] = isList(argument) ? argument : [argument];
  if (isList(argument) && argument.length > 2) return undefined;
  if (key === undefined || key === null || key === '') {
    return isList(argument) && argument.length > 1 ? undefined : { code: scope.context, kind: 'any' };
  }
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  const { up, segments } = toPath(String(key));
  if (up > 0 && typeof key === 'number') return undefined;
  if (segments.some((segment) => prototypeNames.has(segment))) return emitter.interpreted(node, scope);
  const start = climbCode(scope, up);
  if (start === undefined) return undefined;
  const inherits = segments.some((segment) => inheritedNames.has(segment));
  if (inherits && fallback !== undefined) return undefined;
  const absent = fallback === undefined ? 'null' : emitter.emit(fallback, scope).code;
  return readCode(emitter, { start, segments }, absent);
};

const emitVal: EmitOperator = (emitter, argument, scope) => {
  const keys = isList(argument) ? argument : [argument];
  const [first, ...rest] = keys;
  const step = isList(first ?? null) && (first as readonly Json[]).length === 1 ? (first as readonly Json[])[0] : undefined;
  const up = typeof step === 'number' && Number.isInteger(step) ? Math.abs(step) : 0;
  const path = step === undefined ? keys : rest;
  if (step !== undefined && typeof step !== 'number') return undefined;
  if (!path.every((key) => typeof key === 'string' || typeof key === 'number')) return undefined;
  const start = climbCode(scope, up);
  if (start === undefined || (step !== undefined && !Number.isInteger(step))) return undefined;
  return readCode(emitter, { start, segments: path.map(String) }, 'null');
};

/** One loop over a list; `body` gets the scope inside and the name of the element. */
function emitLoop(
  emitter: Emitter,
  list: string,
  cost: Json | undefined,
  from: string,
  body: (element: string, index: string) => void,
): void {
  const index = emitter.name();
  const element = emitter.name();
  emitter.line(`for (let ${index} = ${from}; ${index} < ${list}.length; ${index}++) {`);
  emitter.line(`if ((${emitter.run()}.iterationsLeft -= ${stepCost(cost)}) < 0) spend(R, 0);`);
  emitter.line(`const ${element} = ${list}[${index}];`);
  body(element, index);
  emitter.line('}');
}

function emitMapping(operator: 'map' | 'filter'): EmitOperator {
  return (emitter, argument, scope) => {
    if (!isList(argument)) return undefined;
    const [selector, body] = argument;
    const list = emitter.bind(`toList(${emitter.emit(selector, scope).code}, '${operator}')`).code;
    const result = emitter.bind('[]').code;
    emitLoop(emitter, list, body, '0', (element, index) => {
      const frame = { isIterator: true, item: list, index, context: scope.context, parent: scope.frame };
      const value = emitter.emit(body, { context: element, frame });
      const kept = operator === 'map' ? value.code : element;
      emitter.line(`${operator === 'map' ? '' : `if (${truthCode(value)}) `}${result}.push(${kept});`);
    });
    return { code: result, kind: 'any' };
  };
}

function emitAnyStep(operator: 'some' | 'none' | 'all'): EmitOperator {
  const isAll = operator === 'all';
  return (emitter, argument, scope) => {
    if (!isList(argument)) return undefined;
    const [selector, body] = argument;
    const source = emitter.bind(emitter.emit(selector, scope).code).code;
    const list = emitter.bind(`toSteps(${source}, ${emitter.run()})`).code;
    const result = emitter.name();
    const empty = `!(!${source} || (Array.isArray(${source}) && ${source}.length === 0))`;
    emitter.line(`let ${result} = ${isAll ? empty : operator === 'none'};`);
    emitLoop(emitter, list, body, '0', (element) => {
      const frame = { isIterator: false, item: source, index: '0', context: scope.context, parent: scope.frame };
      const truth = truthCode(emitter.emit(body, { context: element, frame }));
      emitter.line(`if (${isAll ? '!' : ''}${truth}) { ${result} = ${operator === 'some'}; break; }`);
    });
    return { code: result, kind: 'boolean' };
  };
}

const emitReduce: EmitOperator = (emitter, argument, scope) => {
  if (!isList(argument)) return undefined;
  const [selector, body, initial] = argument;
  const run = emitter.run();
  const start = initial === undefined ? undefined : `checkAccumulator(${emitter.emit(initial, scope).code}, ${run})`;
  const first = start === undefined ? undefined : emitter.bind(start).code;
  const list = emitter.bind(`toList(${emitter.emit(selector, scope).code}, 'reduce')`).code;
  const accumulator = emitter.declare();
  const from = emitter.name();
  emitter.line(`let ${from} = 0; ${accumulator} = ${first ?? 'undefined'};`);
  emitter.line(`if (${accumulator} === undefined) {`);
  emitter.line(`if (${list}.length === 0) throw invalidArguments('reduce');`);
  emitter.line(`${accumulator} = ${list}[0]; ${from} = 1; }`);
  emitLoop(emitter, list, body, from, (element) => {
    const inner = emitter.bind(`{ accumulator: ${accumulator}, current: ${element} }`).code;
    const frame = { isIterator: false, item: list, index: '0', context: scope.context, parent: scope.frame };
    const value = emitter.emit(body, { context: inner, frame });
    const code = value.kind === 'any' ? `checkAccumulator(${value.code}, R)` : value.code;
    emitter.line(`${accumulator} = ${code};`);
  });
  return { code: accumulator, kind: 'any' };
};

/** Any operator that takes evaluated arguments: written out as a list, or made one when it runs. */
function emitStrict(call: (args: string, scope: Scope, emitter: Emitter) => string, kind: Kind): EmitOperator {
  return (emitter, argument, scope) => {
    const args = isList(argument)
      ? emitter.list(argument, scope)
      : typeof argument === 'object' && argument !== null
        ? `asList(${emitter.emit(argument, scope).code})`
        : `[${emitter.emit(argument, scope).code}]`;
    return emitter.bind(call(args, scope, emitter), kind);
  };
}

function strictCall(name: string, kind: Kind = 'any'): EmitOperator {
  return emitStrict((args, _scope, emitter) => `operators.get(${JSON.stringify(name)})(${args}, ${emitter.run()})`, kind);
}

function frameCall(name: string, kind: Kind): EmitOperator {
  return emitStrict(
    (args, scope, emitter) => `${name}(${args}, ${scope.context}, ${emitter.frame(scope.frame)}, ${emitter.run()})`,
    kind,
  );
}

export const emitOperators: ReadonlyMap<string, EmitOperator> = new Map<string, EmitOperator>([
  ...[...strictOperators.keys()].map((name): [string, EmitOperator] => [name, strictCall(name)]),
  ['in', strictCall('in', 'boolean')],
  ['cat', strictCall('cat', 'string')],
  ['max', emitExtreme('max', '>')],
  ['min', emitExtreme('min', '<')],
  ['+', emitArithmetic('+', 1)],
  ['-', emitArithmetic('-', 1)],
  ['*', emitArithmetic('*', 1)],
  ['%', emitArithmetic('%', 2)],
  ['/', emitDivision],
  ...['<', '<=', '>', '>=', '==', '!=', '===', '!=='].map((name): [string, EmitOperator] => [name, emitComparison(name)]),
  ['if', emitIf],
  ['?:', emitIf],
  ['and', emitFirstThat((value) => `!${truthCode(value)}`, false)],
  ['or', emitFirstThat(truthCode, false)],
  ['??', emitFirstThat((value) => `${value.code} !== null && ${value.code} !== undefined`, true)],
  ['!', emitNot(false)],
  ['not', emitNot(false)],
  ['!!', emitNot(true)],
  ['var', emitVar],
  ['val', emitVal],
  ['exists', frameCall('existsVal', 'boolean')],
  ['map', emitMapping('map')],
  ['filter', emitMapping('filter')],
  ['some', emitAnyStep('some')],
  ['none', emitAnyStep('none')],
  ['all', emitAnyStep('all')],
  ['every', emitAnyStep('all')],
  ['reduce', emitReduce],
  ['round', (emitter, argument, scope) => emitRounding(emitter, 'round', argument, scope)],
  ['round_half_even', (emitter, argument, scope) => emitRounding(emitter, 'round_half_even', argument, scope)],
  ['round_to', (emitter, argument, scope) => emitRounding(emitter, 'round_to', argument, scope)],
]);
