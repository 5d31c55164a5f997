/** Values that rows are chosen by: the keys of a rate table and the inputs of a decision table. */
import type { Json } from '../json/json.ts';
import { nodeCount } from '../json/shape.ts';
import { isCalculated } from '../numbers/calculated.ts';
import { maxTrackedNodes, trackWhole } from './emit-rounding.ts';
import type { Emitter, Scope } from './emitter.ts';
import { declareInner } from './rounding-shape.ts';

/** A key in exact arithmetic: whole numbers are calculated in place, anything else by the interpreter. */
export function emitKey(emitter: Emitter, node: Json, scope: Scope): string {
  if (!isCalculated(node)) return emitter.emit(node, scope).code;
  const result = emitter.declare();
  const block = emitter.name();
  if (nodeCount(node) <= maxTrackedNodes) {
    emitter.attempt(() => {
      const inner = declareInner(emitter, node);
      emitter.line(`${block}: {`);
      const whole = trackWhole({ emitter, scope, inner, giveUp: `break ${block};` }, node);
      if (whole === undefined) return false;
      emitter.line(`${result} = ${whole};\n}`);
      return true;
    });
  }
  const exactly = `interpretJudged(${emitter.constant(node)}, ${scope.context}, ${emitter.frame(scope.frame)}, ${emitter.run()})`;
  emitter.line(`if (${result} === undefined) ${result} = ${exactly};`);
  return result;
}
