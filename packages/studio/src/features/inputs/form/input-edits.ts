/**
 * Edits of the inputs, each a function from list to list. An input is known by its position in the declaration, such as
 * 3, or 3.items.1 for one in the entries of a list: problems have the same positions. Pure.
 */
import type { InputLevel } from '@coverwright/insurance/input';
import type { InputEntry } from './inputs-form.ts';

type Inputs = readonly InputEntry[];

export interface InputRow {
  readonly position: string;
  readonly input: InputEntry;
  /** 0 for an input that is not in a list. */
  readonly depth: number;
  /** With those of the lists around it and without positions in them, as values are reported. */
  readonly fullPath: string;
}

export function toRows(inputs: Inputs): InputRow[] {
  return rowsIn(inputs, { prefix: '', depth: 0, outer: '' });
}

interface Surrounding {
  readonly prefix: string;
  readonly depth: number;
  readonly outer: string;
}

function rowsIn(inputs: Inputs, { prefix, depth, outer }: Surrounding): InputRow[] {
  return inputs.flatMap((input, index) => {
    const position = `${prefix}${index}`;
    const fullPath = [outer, input.path].filter((part) => part !== '').join('.');
    const inside = { prefix: `${position}.items.`, depth: depth + 1, outer: fullPath };
    const row = { position, input, depth, fullPath };
    return input.type === 'list' ? [row, ...rowsIn(input.items, inside)] : [row];
  });
}

export function inputAt(inputs: Inputs, position: string): InputEntry | undefined {
  const [index = 0, ...rest] = indexesOf(position);
  const input = inputs[index];
  return rest.length === 0 ? input : input && inputAt(input.items, toPosition(rest));
}

/** The inputs beside it, which its condition may read. */
export function inputsBeside(inputs: Inputs, position: string): Inputs {
  const [index = 0, ...rest] = indexesOf(position);
  if (rest.length > 0) return inputsBeside(inputs[index]?.items ?? [], toPosition(rest));
  return inputs.filter((_input, at) => at !== index);
}

export function changeInput(inputs: Inputs, position: string, changes: Partial<InputEntry>): Inputs {
  return editAt(inputs, position, (list, index) =>
    list.map((input, at) => (at === index ? { ...input, ...changes } : input)),
  );
}

export function removeInput(inputs: Inputs, position: string): Inputs {
  return editAt(inputs, position, (list, index) => list.toSpliced(index, 1));
}

/** Undefined if there is nothing to pass. */
export function moveInput(
  inputs: Inputs,
  position: string,
  by: 1 | -1,
): { readonly inputs: Inputs; readonly position: string } | undefined {
  const indexes = indexesOf(position);
  const index = (indexes.at(-1) ?? 0) + by;
  const target = toPosition([...indexes.slice(0, -1), index]);
  const moved = inputAt(inputs, position);
  if (index < 0 || !moved || !inputAt(inputs, target)) return undefined;
  const edited = editAt(inputs, position, (list, from) => list.toSpliced(from, 1).toSpliced(index, 0, moved));
  return { inputs: edited, position: target };
}

/** At the end of the list, or of the entries of the list input at the position. */
export function addInput(
  inputs: Inputs,
  input: InputEntry,
  within?: string,
): { readonly inputs: Inputs; readonly position: string } {
  if (within === undefined) return { inputs: [...inputs, input], position: String(inputs.length) };
  const items = inputAt(inputs, within)?.items ?? [];
  const edited = changeInput(inputs, within, { items: [...items, input] });
  return { inputs: edited, position: `${within}.items.${items.length}` };
}

export type ProductLevel = InputLevel | 'mixed';

/** Programs and the details of an input may give each its own level. */
export function levelOf(inputs: Inputs): ProductLevel {
  const [first = 'warn', ...others] = new Set(toRows(inputs).map(({ input }) => input.level));
  return others.length > 0 ? 'mixed' : first;
}

/** Added inputs, also those in lists, take the level that all others have. */
export function withLevelOf(inputs: Inputs, added: Inputs): Inputs {
  const level = levelOf(inputs);
  return level === 'mixed' ? added : changeAll(added, { level });
}

/** With the same changes to every input, also to those in lists. */
export function changeAll(inputs: Inputs, changes: Partial<InputEntry>): Inputs {
  return inputs.map((input) => ({ ...input, ...changes, items: changeAll(input.items, changes) }));
}

function editAt(inputs: Inputs, position: string, edit: (list: Inputs, index: number) => Inputs): Inputs {
  const [index = 0, ...rest] = indexesOf(position);
  if (rest.length === 0) return edit(inputs, index);
  return inputs.map((input, at) =>
    at === index ? { ...input, items: editAt(input.items, toPosition(rest), edit) } : input,
  );
}

function indexesOf(position: string): number[] {
  return position.split('.items.').map(Number);
}

function toPosition(indexes: readonly number[]): string {
  return indexes.join('.items.');
}
