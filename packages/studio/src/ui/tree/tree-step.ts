/**
 * The effect of a key in a tree that is rendered as rows, shared by all trees of the studio. Independent of DOM and
 * React.
 */
export interface TreeRow {
  /** 1 for the top level. */
  readonly level: number;
  readonly hasBranch: boolean;
  readonly isExpanded: boolean;
}

export type TreeStep = { readonly kind: 'go' | 'toggle'; readonly index: number };

const pageRows = 10;

/**
 * @param index of the focused row; -1 for none
 * @returns undefined for a key that does nothing here
 */
export function treeStep(key: string, rows: readonly TreeRow[], index: number): TreeStep | undefined {
  const row = rows[index];
  const last = rows.length - 1;
  const go = (to: number): TreeStep | undefined =>
    last < 0 ? undefined : { kind: 'go', index: Math.min(Math.max(to, 0), last) };
  switch (key) {
    case 'ArrowDown':
      return go(index + 1);
    case 'ArrowUp':
      return go(index - 1);
    case 'PageDown':
      return go(index + pageRows);
    case 'PageUp':
      return go(index - pageRows);
    case 'Home':
      return go(0);
    case 'End':
      return go(last);
    case 'ArrowRight':
      if (!row?.hasBranch) return undefined;
      return row.isExpanded ? go(index + 1) : { kind: 'toggle', index };
    case 'ArrowLeft':
      if (row?.hasBranch && row.isExpanded) return { kind: 'toggle', index };
      return toParent(rows, index);
    default:
      return undefined;
  }
}

function toParent(rows: readonly TreeRow[], index: number): TreeStep | undefined {
  const level = rows[index]?.level ?? 0;
  const parent = rows.findLastIndex((other, at) => at < index && other.level < level);
  return parent < 0 ? undefined : { kind: 'go', index: parent };
}

/**
 * Type-ahead: the row whose name begins with the typed text. The first letter moves to the next match; further
 * letters may stay on the row.
 * @param index of the focused row; -1 for none
 */
export function findNamed(names: readonly string[], index: number, typed: string): number | undefined {
  const start = typed.length === 1 ? index + 1 : Math.max(index, 0);
  const searched = typed.toLowerCase();
  for (let step = 0; step < names.length; step++) {
    const at = (start + step) % names.length;
    if (names[at]?.toLowerCase().startsWith(searched)) return at;
  }
  return undefined;
}
