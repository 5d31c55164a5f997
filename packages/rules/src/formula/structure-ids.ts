import { innerNodes, type FormulaNode } from './formula-node.ts';

/** Numbers for trees: two have the same number if they are written alike, apart from space and the spelling of names. */
export class StructureIds {
  readonly #ids = new Map<string, number>();
  readonly #idsOfNodes = new Map<FormulaNode, number>();

  idOf(node: FormulaNode): number {
    const known = this.#idsOfNodes.get(node);
    if (known !== undefined) return known;
    const inner = innerNodes(node).map((one) => this.idOf(one));
    const key = `${ownKey(node)} ${inner.join(' ')}`;
    const id = this.#ids.get(key) ?? this.#ids.size;
    this.#ids.set(key, id);
    this.#idsOfNodes.set(node, id);
    return id;
  }

  /** Whether a tree is part of another one. */
  contains(tree: FormulaNode, part: FormulaNode): boolean {
    const id = this.idOf(part);
    const open: FormulaNode[] = [tree];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (this.idOf(node) === id) return true;
      open.push(...innerNodes(node));
    }
    return false;
  }
}

function ownKey(node: FormulaNode): string {
  if (node.kind === 'path') return `path ${node.path}`;
  if (node.kind === 'list') return 'list';
  if (node.kind === 'call') return `${node.isSpread ? 'spread' : 'call'} ${JSON.stringify(node.name)}`;
  if (node.kind === 'object') return `object ${JSON.stringify(node.members.map(({ name }) => name))}`;
  return `${node.kind} ${JSON.stringify(node.written)}`;
}
