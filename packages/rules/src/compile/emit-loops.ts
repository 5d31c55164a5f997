/** The iterating operators, emitted as inline loops so that bodies see the variables of the enclosing scopes. */
import { emitTruth } from './emit-judged.ts';
import type { EmitOperator, Emitter } from './emitter.ts';
import { stepCost } from '../operators/iteration.ts';
import { isJsonList, type Json } from '../json/json.ts';
import { carriesCalculated } from '../numbers/calculated.ts';

/** Emits a loop over a list; `body` receives the inner scope and the name of the element. */
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
  emitter.line(`if ((${emitter.run()}.iterationsLeft -= ${stepCost(cost, false)}) < 0) spend(R, 0);`);
  emitter.line(`const ${element} = ${list}[${index}];`);
  body(element, index);
  emitter.line('}');
}

export function emitMapping(operator: 'map' | 'filter'): EmitOperator {
  return (emitter, argument, scope) => {
    if (!isJsonList(argument) || carriesCalculated(operator, argument)) return undefined;
    const [selector, body] = argument;
    const list = emitter.bind(`toList(${emitter.emit(selector, scope).code}, '${operator}')`).code;
    const result = emitter.bind('[]').code;
    emitLoop(emitter, list, body, '0', (element, index) => {
      const frame = { isIterator: true, item: list, index, context: scope.context, parent: scope.frame };
      const inner = { context: element, frame };
      if (operator === 'map') emitter.line(`${result}.push(${emitter.emit(body, inner).code});`);
      else emitter.line(`if (${emitTruth(emitter, body, inner)}) ${result}.push(${element});`);
    });
    return { code: result, kind: 'any' };
  };
}

export function emitAnyStep(operator: 'some' | 'none' | 'all'): EmitOperator {
  const isAll = operator === 'all';
  return (emitter, argument, scope) => {
    if (!isJsonList(argument) || carriesCalculated(operator, argument)) return undefined;
    const [selector, body] = argument;
    const source = emitter.bind(emitter.emit(selector, scope).code).code;
    const list = emitter.bind(`toSteps(${source}, ${emitter.run()})`).code;
    const result = emitter.name();
    const empty = `!(!${source} || (Array.isArray(${source}) && ${source}.length === 0))`;
    emitter.line(`let ${result} = ${isAll ? empty : operator === 'none'};`);
    emitLoop(emitter, list, body, '0', (element) => {
      const frame = { isIterator: false, item: source, index: '0', context: scope.context, parent: scope.frame };
      const truth = emitTruth(emitter, body, { context: element, frame });
      emitter.line(`if (${isAll ? '!' : ''}${truth}) { ${result} = ${operator === 'some'}; break; }`);
    });
    return { code: result, kind: 'boolean' };
  };
}

export const emitReduce: EmitOperator = (emitter, argument, scope) => {
  if (!isJsonList(argument) || carriesCalculated('reduce', argument)) return undefined;
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
