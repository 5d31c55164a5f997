/** Finds a subtree inside another one, to describe that an expression was wrapped, or its wrapping removed. */
import type { LogicNode } from './logic-node.ts';
import { similarityOf } from './similarity.ts';
import type { Work } from './work.ts';

/** The indices of the children that lead from the outer node to one inside it. */
export type Inside = readonly number[];

/** A wrapping of more operators is a new expression, and of more nodes too large to be searched. */
const depthMax = 4;
const nodesMax = 200;

/** Less similar ones are described as different expressions. */
const similarityMin = 0.5;

/** Undefined unless the code occurs exactly once near the top: an expression that is repeated was not wrapped. */
export function findInside(outer: LogicNode, code: number, work: Work): Inside | undefined {
  const found = innersOf(outer, depthMax, work).filter(({ node }) => node.code === code);
  return found.length === 1 ? found[0]?.inside : undefined;
}

/** The most similar operator directly inside, or directly inside a branch. */
export function findSimilarInside(
  outer: LogicNode,
  wanted: LogicNode,
  work: Work,
): { readonly inside: Inside; readonly similarity: number } | undefined {
  let best: { readonly inside: Inside; readonly similarity: number } | undefined;
  for (const { node, inside } of innersOf(outer, 2, work)) {
    if (node.kind !== 'operator' || wanted.kind !== 'operator') continue;
    const similarity = similarityOf(node, wanted);
    if (similarity >= similarityMin && similarity > (best?.similarity ?? 0)) best = { inside, similarity };
  }
  return best;
}

export function nodeInside(outer: LogicNode, inside: Inside): LogicNode | undefined {
  let node: LogicNode | undefined = outer;
  for (const index of inside) node = node?.children[index];
  return node;
}

interface Inner {
  readonly node: LogicNode;
  readonly inside: Inside;
}

/** What is inside a node, level by level. */
function innersOf(outer: LogicNode, depth: number, work: Work): readonly Inner[] {
  if (!work.spend(nodesMax)) return [];
  const inners: Inner[] = [{ node: outer, inside: [] }];
  for (const { node, inside } of inners) {
    if (inside.length === depth) break;
    for (const [index, child] of node.children.entries()) {
      if (inners.length > nodesMax) return inners.slice(1);
      inners.push({ node: child, inside: [...inside, index] });
    }
  }
  return inners.slice(1);
}
