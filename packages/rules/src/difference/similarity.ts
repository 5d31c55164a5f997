/** How similar two subtrees are, estimated in constant time. */
import { isLongNumber } from '@coverwright/insurance/long-number';
import { sharedFeatures } from './features.ts';
import type { LogicNode } from './logic-node.ts';

/** From 0 to 1, which only equal subtrees have. */
export function similarityOf(a: LogicNode, b: LogicNode): number {
  if (a.code === b.code) return 1;
  if (a.kind === 'value' && b.kind === 'value') return similarityOfValues(a, b);
  const shared = sharedFeatures(a.features, b.features);
  return a.shape === b.shape ? 0.5 + shared * 0.49 : shared * 0.99;
}

function similarityOfValues(a: LogicNode, b: LogicNode): number {
  if (a.label !== b.label) return 0;
  if (a.label !== 'number') return 0.3;
  // Of several rates, the one that is closest is most likely the same one.
  const [first, second] = [toNumber(a), toNumber(b)];
  const ratio = first * second > 0 ? Math.min(first / second, second / first) : 0;
  return 0.3 + 0.2 * ratio;
}

function toNumber({ logic }: LogicNode): number {
  return isLongNumber(logic) ? Number(logic.valueOf()) : Number(logic);
}
