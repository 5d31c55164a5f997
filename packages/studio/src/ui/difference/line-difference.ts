/** Two texts by line, and changed lines by word. Pure. */
import { diffLines, diffWordsWithSpace } from 'diff';

export interface Piece {
  readonly text: string;
  /** Only this version of the line has it. */
  readonly isChanged: boolean;
}

export type Line =
  | { readonly kind: 'same' | 'removed' | 'added'; readonly pieces: readonly Piece[] }
  /** Unchanged lines that are left out. */
  | { readonly kind: 'skipped'; readonly count: number };

/** Unchanged lines shown around a change. */
const around = 3;

/** Longer pairs of lines are marked as a whole. */
const markedMax = 2000;

export function compareLines(before: string, after: string): readonly Line[] {
  const lines: Line[] = [];
  const chunks = diffLines(before, after);
  for (const [index, { value, added, removed }] of chunks.entries()) {
    const next = chunks[index + 1];
    const last = chunks[index - 1];
    if (removed) {
      lines.push(...compareChunks(toLines(value), next?.added ? toLines(next.value) : []));
    } else if (added) {
      if (!last?.removed) lines.push(...compareChunks([], toLines(value)));
    } else lines.push(...toContext(toLines(value), { hasBefore: index > 0, hasAfter: index < chunks.length - 1 }));
  }
  return lines;
}

function toLines(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** All removed lines, then all added ones; those at the same position are compared by word. */
function compareChunks(removed: readonly string[], added: readonly string[]): readonly Line[] {
  const pairs = removed.map((text, index) => compareWords(text, added[index]));
  return [
    ...pairs.map(({ before }): Line => ({ kind: 'removed', pieces: before })),
    ...added.map((text, index): Line => ({ kind: 'added', pieces: pairs[index]?.after ?? whole(text) })),
  ];
}

function compareWords(before: string, after: string | undefined): { before: Piece[]; after: Piece[] } {
  if (after === undefined || before.length + after.length > markedMax) {
    return { before: whole(before), after: whole(after ?? '') };
  }
  const words = diffWordsWithSpace(before, after);
  return {
    before: words.flatMap(({ value, added, removed }) => (added ? [] : [{ text: value, isChanged: removed }])),
    after: words.flatMap(({ value, added, removed }) => (removed ? [] : [{ text: value, isChanged: added }])),
  };
}

function whole(text: string): Piece[] {
  return [{ text, isChanged: false }];
}

interface Neighbors {
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

function toContext(lines: readonly string[], { hasBefore, hasAfter }: Neighbors): readonly Line[] {
  const start = hasBefore ? around : 0;
  const end = hasAfter ? around : 0;
  const same = (texts: readonly string[]) => texts.map((text): Line => ({ kind: 'same', pieces: whole(text) }));
  const count = lines.length - start - end;
  if (count <= 1) return same(lines);
  return [...same(lines.slice(0, start)), { kind: 'skipped', count }, ...same(lines.slice(lines.length - end))];
}
