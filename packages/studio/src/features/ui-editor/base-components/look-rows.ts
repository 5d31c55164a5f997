/** The rows of the look tree. Pure. */
import type { TreeRow } from '../../../ui/tree/tree-step.ts';
import type { LookNode, LookPath } from './base-variants.ts';

export interface LookRow extends TreeRow {
  readonly key: string;
  readonly name: string;
  readonly look: LookNode;
  /** One of nine shades, which the entries of a layer cycle through. */
  readonly shade: number;
}

export const shadeCount = 9;

/** Names of variants and elements contain no spaces. */
export function keyOf(path: LookPath): string {
  return path.join(' ');
}

/** Branches are collapsed, except for the expanded ones and the ancestors of the selection. */
export function listLookRows(looks: readonly LookNode[], open: ReadonlySet<string>, chosen: LookPath): LookRow[] {
  return looks.flatMap((look, at): LookRow[] => {
    const key = keyOf(look.path);
    const hasBranch = look.children.length > 0;
    const isAround = chosen.length > look.path.length && look.path.every((name, depth) => chosen[depth] === name);
    const isExpanded = hasBranch && (open.has(key) || isAround);
    const row: LookRow = {
      key,
      name: look.path.at(-1) ?? '',
      look,
      shade: at % shadeCount,
      level: look.path.length,
      hasBranch,
      isExpanded,
    };
    return isExpanded ? [row, ...listLookRows(look.children, open, chosen)] : [row];
  });
}
