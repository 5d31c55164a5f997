/** The JavaScript for hot operators; emitter.ts contains the framework. */
import { emitAnyStep, emitMapping, emitReduce } from './emit-loops.ts';
import { emitVal, emitVar } from './emit-reads.ts';
import { emitRounding } from './emit-rounding.ts';
import { emitJudged, emitTruth } from './emit-judged.ts';
import { emitDecide } from './emit-decide.ts';
import { emitTable } from './emit-table.ts';
import { commonKind, numberCode, truthCode } from './emit-values.ts';
import type { EmitOperator, Emitter, Kind, Scope, Value } from './emitter.ts';
import { isJsonList, type Json } from '../json/json.ts';
import { isCalculated, judgesCalculated } from '../numbers/calculated.ts';
import { absenceLiteral } from '../operators/unknown.ts';
import { strictOperators } from '../operators/strict-operators.ts';

function checkedNumber(emitter: Emitter, code: string): Value {
  const value = emitter.bind(code, 'number');
  emitter.line(`if (${value.code} !== ${value.code}) throw notANumber();`);
  return value;
}

/** `+`, `-`, `*` with a literal argument list; -0 counts as 0 in a sum, because adding it to 0 gives 0. */
function emitArithmetic(symbol: '+' | '-' | '*'): EmitOperator {
  return (emitter, argument, scope) => {
    const items = isJsonList(argument)
      ? argument
      : typeof argument === 'object' && argument !== null
        ? undefined
        : [argument];
    if (items === undefined || items.length === 0) return undefined;
    const [first, ...rest] = items.map((item) => emitter.emit(item, scope)).map(numberCode);
    if (first === undefined) return undefined;
    if (symbol === '-' && rest.length === 0) return checkedNumber(emitter, `-${first}`);
    const start = symbol === '+' ? `0 + ${first}` : first;
    return checkedNumber(emitter, [start, ...rest].join(` ${symbol} `));
  };
}

/** Whole numbers are calculated in place; anything else is exact, as in the interpreter. */
const emitRemainder: EmitOperator = (emitter, argument, scope) => {
  if (!isJsonList(argument) || argument.length !== 2 || isCalculated(argument)) return undefined;
  const [a = '', b = ''] = argument.map((item) => emitter.emit(item, scope).code);
  const whole = `Number.isSafeInteger(${a}) && Number.isSafeInteger(${b})`;
  return checkedNumber(emitter, `${whole} ? ${a} % ${b} : remainder([${a}, ${b}], ${emitter.run()})`);
};

const emitDivision: EmitOperator = (emitter, argument, scope) => {
  if (!isJsonList(argument) || argument.length === 0) return undefined;
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
    if (!isJsonList(argument) || argument.length === 0) return undefined;
    const values = argument.map((item) => emitter.emit(item, scope));
    for (const { code, kind } of values) {
      if (kind !== 'number') emitter.line(`if (typeof ${code} !== 'number') throw noNumber('${name}', ${code});`);
    }
    return values.reduce(
      (best, value) => emitter.bind(`${value.code} ${symbol} ${best.code} ? ${value.code} : ${best.code}`, 'number'),
      emitter.bind(values[0]?.code ?? '0', 'number'),
    );
  };
}

/** Compares two numbers directly; anything else by the shared rules. */
function pairCode(name: string, a: Value, b: Value): string {
  if (name.length === 3) {
    const direct = `(${a.code} ${name} ${b.code})`;
    if (a.kind !== 'any' || b.kind !== 'any' || a.code === 'null' || b.code === 'null') return direct;
    return `(typeof ${a.code} === 'object' ? comparisons[${JSON.stringify(name)}](${a.code}, ${b.code}) : ${direct})`;
  }
  const symbol = name === '==' || name === '!=' ? `${name}=` : name;
  const type =
    a.kind === 'number' || b.kind === 'number'
      ? 'number'
      : a.kind === 'string' || b.kind === 'string'
        ? 'string'
        : 'number';
  const tests = [a, b].filter((value) => value.kind !== type).map((value) => `typeof ${value.code} === '${type}'`);
  const direct = `(${a.code} ${symbol} ${b.code})`;
  if (tests.length === 0) return direct;
  return `(${tests.join(' && ')} ? ${direct} : comparisons[${JSON.stringify(name)}](${a.code}, ${b.code}))`;
}

/** A literal is longer as code than as text. */
function mayBeLong({ code, kind }: Value): boolean {
  if (kind === 'number' || kind === 'boolean' || code === 'null') return false;
  return !(code.startsWith('"') && code.length < 1024);
}

function payComparison(emitter: Emitter, a: Value, b: Value): void {
  if (mayBeLong(a) && mayBeLong(b)) emitter.line(`spendCompared(${a.code}, ${b.code}, ${emitter.run()});`);
}

function absenceCode(emitter: Emitter, value: Value, absence: null | '' | undefined): Value {
  if (absence === undefined || value.kind === 'number' || value.kind === 'boolean') return value;
  return emitter.bind(`besideAbsence(${value.code}, ${JSON.stringify(absence)})`);
}

function emitComparison(name: string): EmitOperator {
  return (emitter, argument, scope, node) => {
    if (!isJsonList(argument) || argument.length < 2) return undefined;
    const absence = emitter.isDecision ? absenceLiteral(name, argument) : undefined;
    if (isCalculated(argument)) return absence === undefined ? emitJudged(emitter, node, scope) : undefined;
    const emitOperand = (item: Json | undefined): Value => absenceCode(emitter, emitter.emit(item, scope), absence);
    let previous = emitOperand(argument[0]);
    let current = emitOperand(argument[1]);
    payComparison(emitter, previous, current);
    if (argument.length === 2) return emitter.bind(pairCode(name, previous, current), 'boolean');
    const result = emitter.name();
    emitter.line(`let ${result} = ${pairCode(name, previous, current)};`);
    let open = 0;
    for (const item of argument.slice(2)) {
      emitter.line(`if (${result}) {`);
      open++;
      previous = current;
      current = emitOperand(item);
      payComparison(emitter, previous, current);
      emitter.line(`${result} = ${pairCode(name, previous, current)};`);
    }
    emitter.line('}'.repeat(open));
    return { code: result, kind: 'boolean' };
  };
}

const emitIf: EmitOperator = (emitter, argument, scope) => {
  if (!isJsonList(argument) || argument.length < 2) return undefined;
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
    emitter.line(`if (${emitTruth(emitter, argument[index], scope)}) {`);
    settle(argument[index + 1]);
    emitter.line(`break ${block}; }`);
  }
  settle(index < argument.length ? argument[index] : null);
  emitter.line('}');
  return { code: result, kind: commonKind(kinds) };
};

function knownCode({ code }: Value, isDecision: boolean): string {
  return isDecision ? `!isUnknown(${code})` : `${code} !== null && ${code} !== undefined`;
}

function emitFirstThat(stops: (value: Value, emitter: Emitter) => string, isNullish: boolean): EmitOperator {
  return (emitter, argument, scope) => {
    if (!isJsonList(argument) || argument.length === 0) return undefined;
    if (!isNullish && argument.slice(0, -1).some(isCalculated)) return undefined;
    const result = emitter.declare();
    const block = emitter.name();
    const kinds: Kind[] = [];
    emitter.line(`${block}: {`);
    argument.forEach((item, index) => {
      const value = emitter.emit(item, scope);
      kinds.push(value.kind);
      emitter.line(`${result} = ${value.code};`);
      if (index < argument.length - 1) emitter.line(`if (${stops(value, emitter)}) break ${block};`);
    });
    emitter.line('}');
    const kind = commonKind(kinds);
    if (kind === 'any') emitter.line(`if (${result} === undefined) ${result} = null;`);
    return { code: result, kind: isNullish ? 'any' : kind };
  };
}

function emitNot(isDouble: boolean): EmitOperator {
  return (emitter, argument, scope) => {
    if (isJsonList(argument) ? argument.length !== 1 : typeof argument === 'object' && argument !== null)
      return undefined;
    const truth = emitTruth(emitter, isJsonList(argument) ? argument[0] : argument, scope);
    return emitter.bind(`${isDouble ? '' : '!'}${truth}`, 'boolean');
  };
}

/** Any operator that takes evaluated arguments, either as a literal list or as a value converted to a list at run time. */
function emitStrict(call: (args: string, scope: Scope, emitter: Emitter) => string, kind: Kind): EmitOperator {
  return (emitter, argument, scope) => {
    const args = isJsonList(argument)
      ? emitter.list(argument, scope)
      : typeof argument === 'object' && argument !== null
        ? `asList(${emitter.emit(argument, scope).code})`
        : `[${emitter.emit(argument, scope).code}]`;
    return emitter.bind(call(args, scope, emitter), kind);
  };
}

function strictCall(name: string, kind: Kind = 'any'): EmitOperator {
  const call = emitStrict(
    (args, _scope, emitter) => `operators.get(${JSON.stringify(name)})(${args}, ${emitter.run()})`,
    kind,
  );
  // The interpreter calculates these arguments exactly.
  return (emitter, argument, scope, node) =>
    judgesCalculated(name, argument) ? undefined : call(emitter, argument, scope, node);
}

function frameCall(name: string, kind: Kind): EmitOperator {
  const call = emitStrict(
    (args, scope, emitter) => `${name}(${args}, ${scope.context}, ${emitter.frame(scope.frame)}, ${emitter.run()})`,
    kind,
  );
  return (emitter, argument, scope, node) =>
    isCalculated(argument) ? undefined : call(emitter, argument, scope, node);
}

export const emitOperators: ReadonlyMap<string, EmitOperator> = new Map<string, EmitOperator>([
  ...[...strictOperators.keys()].map((name): [string, EmitOperator] => [name, strictCall(name)]),
  ['in', strictCall('in', 'boolean')],
  ['cat', strictCall('cat', 'string')],
  ['max', emitExtreme('max', '>')],
  ['min', emitExtreme('min', '<')],
  ['+', emitArithmetic('+')],
  ['-', emitArithmetic('-')],
  ['*', emitArithmetic('*')],
  ['%', emitRemainder],
  ['/', emitDivision],
  ...['<', '<=', '>', '>=', '==', '!=', '===', '!=='].map((name): [string, EmitOperator] => [
    name,
    emitComparison(name),
  ]),
  ['if', emitIf],
  ['?:', emitIf],
  ['and', emitFirstThat((value) => `!${truthCode(value)}`, false)],
  ['or', emitFirstThat(truthCode, false)],
  ['??', emitFirstThat((value, { isDecision }) => knownCode(value, isDecision), true)],
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
  ['table', emitTable],
  ['decide', emitDecide],
  ['round', (emitter, argument, scope) => emitRounding(emitter, 'round', argument, scope)],
  ['round_half_even', (emitter, argument, scope) => emitRounding(emitter, 'round_half_even', argument, scope)],
  ['round_to', (emitter, argument, scope) => emitRounding(emitter, 'round_to', argument, scope)],
]);
