/** Merges texts by line: changes of different lines are taken together, and each one can be chosen. Pure. */
import { diffArrays } from 'diff';
import { unknownBase, type FoundChanges, type Resolve, type Versions } from './merge-change.ts';

/** Texts with more different lines are not merged by line, which would take seconds. */
const differentLinesMax = 5_000;

/** Lines of the base, and the lines of a side that replace them; either may be empty. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/** Undefined if the texts are too different to be compared by line. */
export function mergeTexts(
  { base, mine, theirs }: Versions,
  path: readonly string[],
  found: FoundChanges,
): Resolve | undefined {
  if (typeof mine !== 'string' || typeof theirs !== 'string') return undefined;
  if (base === unknownBase) return mergeWithoutBase({ mine, theirs }, path, found);
  if (typeof base !== 'string') return undefined;
  const lines = toLines(base);
  const [own, other] = [findEdits(lines, toLines(mine)), findEdits(lines, toLines(theirs))];
  if (!own || !other) return undefined;
  const parts: Resolve[] = [];
  let at = 0;
  for (const group of groupEdits(own, other)) {
    parts.push(always(lines.slice(at, group.start).join('')));
    parts.push(mergeGroup(lines, group, path, found));
    at = group.end;
  }
  parts.push(always(lines.slice(at).join('')));
  return joined(parts);
}

/** Edits of both sides that overlap, or a single edit. */
interface EditGroup {
  readonly start: number;
  readonly end: number;
  readonly mine: readonly Edit[];
  readonly theirs: readonly Edit[];
}

function mergeGroup(lines: readonly string[], group: EditGroup, path: readonly string[], found: FoundChanges): Resolve {
  const base = lines.slice(group.start, group.end).join('');
  const mine = applyEdits(lines, group, group.mine);
  const theirs = applyEdits(lines, group, group.theirs);
  if (mine === theirs) return always(mine);
  const by = group.theirs.length === 0 ? 'mine' : group.mine.length === 0 ? 'theirs' : 'both';
  const change = found.add({ path, by, base, mine, theirs, line: group.start + 1 });
  return (choose) => (choose(change) === 'mine' ? mine : theirs);
}

/** With neither side's start, each difference is a choice. */
function mergeWithoutBase(
  { mine, theirs }: { readonly mine: string; readonly theirs: string },
  path: readonly string[],
  found: FoundChanges,
): Resolve | undefined {
  const lines = toLines(mine);
  const edits = findEdits(lines, toLines(theirs));
  if (!edits) return undefined;
  const parts: Resolve[] = [];
  let at = 0;
  for (const { start, end, lines: replaced } of edits) {
    const [own, other] = [lines.slice(start, end).join(''), replaced.join('')];
    const change = found.add({ path, by: 'both', base: undefined, mine: own, theirs: other, line: start + 1 });
    parts.push(always(lines.slice(at, start).join('')), (choose) => (choose(change) === 'mine' ? own : other));
    at = end;
  }
  parts.push(always(lines.slice(at).join('')));
  return joined(parts);
}

/** Each line with its end, so that joining them gives back the text. */
function toLines(text: string): string[] {
  return text.split(/(?<=\n)/);
}

function findEdits(base: string[], side: string[]): readonly Edit[] | undefined {
  const chunks = diffArrays(base, side, { maxEditLength: differentLinesMax });
  if (!chunks) return undefined;
  const edits: Edit[] = [];
  let at = 0;
  let open: { start: number; lines: string[] } | undefined;
  const close = () => {
    if (open) edits.push({ ...open, end: at });
    open = undefined;
  };
  for (const { value, added, removed } of chunks) {
    if (!added && !removed) close();
    else open ??= { start: at, lines: [] };
    if (added) open?.lines.push(...value);
    else at += value.length;
  }
  close();
  return edits;
}

function groupEdits(mine: readonly Edit[], theirs: readonly Edit[]): readonly EditGroup[] {
  const all = [
    ...mine.map((edit) => ({ edit, side: 'mine' as const })),
    ...theirs.map((edit) => ({ edit, side: 'theirs' as const })),
  ].toSorted((left, right) => left.edit.start - right.edit.start || left.edit.end - right.edit.end);
  const groups: { start: number; end: number; mine: Edit[]; theirs: Edit[] }[] = [];
  for (const { edit, side } of all) {
    const last = groups.at(-1);
    if (last && overlaps(last, edit)) last.end = Math.max(last.end, edit.end);
    else groups.push({ start: edit.start, end: edit.end, mine: [], theirs: [] });
    groups.at(-1)?.[side].push(edit);
  }
  return groups;
}

/** Both change a line, or both insert at the same position. The second one starts at the first one or after it. */
function overlaps(first: Pick<Edit, 'start' | 'end'>, second: Edit): boolean {
  return second.start < first.end || (second.start === first.start && second.end === first.end);
}

/** A group's lines as one side has them. */
function applyEdits(lines: readonly string[], { start, end }: EditGroup, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = start;
  for (const edit of edits) {
    parts.push(...lines.slice(at, edit.start), ...edit.lines);
    at = edit.end;
  }
  return [...parts, ...lines.slice(at, end)].join('');
}

function always(text: string): Resolve {
  return () => text;
}

function joined(parts: readonly Resolve[]): Resolve {
  return (choose) => parts.map((part) => part(choose)).join('');
}
