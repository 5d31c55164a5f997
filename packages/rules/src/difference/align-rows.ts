/** Which rows of two tables correspond to each other, by what they contain, and which have moved. */
import type { Json } from '../json/json.ts';
import type { ColumnPair } from './align-columns.ts';
import { alignChildren, type Aligned } from './align.ts';
import { hashOf, mergeFeatures } from './features.ts';
import type { LogicNode } from './logic-node.ts';
import type { Work } from './work.ts';

type Rows = readonly (readonly Json[])[];

export interface AlignedRows {
  /** In the order of both tables; a row that moved is in it twice, alone on each side. */
  readonly pairs: readonly Aligned[];
  readonly moved: readonly (readonly [from: number, to: number])[];
}

/** The columns that both tables have decide; rows with equal conditions are the same row if possible. */
export function alignRows(before: Rows, after: Rows, columns: readonly ColumnPair[], work: Work): AlignedRows {
  const common = columns.flatMap(({ isOutcome, from, to }) => (from === undefined ? [] : [{ isOutcome, from, to }]));
  const conditions = common.filter(({ isOutcome }) => !isOutcome);
  const codes = new Map<string, number>();
  const codeOf = (key: string): number => {
    const known = codes.get(key) ?? codes.size;
    codes.set(key, known);
    return known;
  };
  const toNode = (cells: readonly Json[], side: 'from' | 'to'): LogicNode => {
    const textOf = (column: (typeof common)[number]) => textOfCell(cells[column[side]] ?? null);
    return {
      kind: 'list',
      label: '',
      logic: null,
      children: [],
      isListed: true,
      start: 0,
      code: codeOf(`row ${JSON.stringify(common.map(textOf))}`),
      shape: codeOf(`conditions ${JSON.stringify(conditions.map(textOf))}`),
      features: common.reduce<readonly number[]>(
        (features, column) => mergeFeatures(features, [hashOf(codeOf(`${column.to} ${textOf(column)}`))]),
        [],
      ),
    };
  };
  const [old, next] = [before.map((cells) => toNode(cells, 'from')), after.map((cells) => toNode(cells, 'to'))];
  const pairs = alignChildren(old, next, work);
  return { pairs, moved: findMoved(pairs, old, next) };
}

/** The names of a referral may be written in any order. */
function textOfCell(cell: Json): string {
  if (typeof cell !== 'object' || cell === null || Array.isArray(cell)) return JSON.stringify(cell);
  return JSON.stringify(Object.entries(cell).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function findMoved(
  pairs: readonly Aligned[],
  before: readonly LogicNode[],
  after: readonly LogicNode[],
): [from: number, to: number][] {
  const left = new Map<number, number[]>();
  for (const [x, y] of pairs) {
    const code = x === undefined || y !== undefined ? undefined : before[x]?.code;
    if (code !== undefined && x !== undefined) left.set(code, [...(left.get(code) ?? []), x]);
  }
  return pairs.flatMap(([x, y]): [number, number][] => {
    if (x !== undefined || y === undefined) return [];
    const from = left.get(after[y]?.code ?? -1)?.shift();
    return from === undefined ? [] : [[from, y]];
  });
}
