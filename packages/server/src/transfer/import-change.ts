// The changes of an import, part by part, with recognizable names. Pure.
import { isDeepStrictEqual } from 'node:util';

export type ImportAction = 'ADDED' | 'CHANGED' | 'REMOVED' | 'UNCHANGED' | 'REFUSED';

export interface PartChange<Part extends string> {
  readonly part: Part;
  readonly action: ImportAction;
  readonly count: number;
  readonly names: readonly string[];
}

/** Names per part; the count includes all. */
export const namesMax = 20;

/** Problems per item in a preview. */
export const problemsMax = 20;

/** A text of a transferred item, in one language. */
export interface FileText {
  /** Without the key of the item it belongs to: name, or benefits-baggage-name. */
  readonly key: string;
  readonly locale: string;
  readonly value: string;
}

export interface TextDifference {
  readonly written: readonly FileText[];
  readonly removed: readonly FileText[];
}

/** The key that identifies an item among others of its part, and the name that the preview shows. */
export interface Naming<Item> {
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
}

export const textNaming: Naming<FileText> = {
  keyOf: ({ key, locale }) => JSON.stringify([key, locale]),
  nameOf: ({ key, locale }) => `${key} (${locale})`,
};

export function differenceOfTexts(current: readonly FileText[], wanted: readonly FileText[]): TextDifference {
  const known = new Map(current.map((text) => [textNaming.keyOf(text), text.value]));
  const staying = new Set(wanted.map(textNaming.keyOf));
  return {
    written: wanted.filter((text) => known.get(textNaming.keyOf(text)) !== text.value),
    removed: current.filter((text) => !staying.has(textNaming.keyOf(text))),
  };
}

/** For an optional part with a single value. */
export function changeOfValue<Part extends string, Value>(
  part: Part,
  current: Value | null,
  wanted: Value | null,
  nameOf?: (value: Value) => string,
): PartChange<Part>[] {
  if (isDeepStrictEqual(current, wanted)) return [];
  const shown = wanted ?? current;
  const names = nameOf && shown !== null ? [nameOf(shown)] : [];
  const action = current === null ? 'ADDED' : wanted === null ? 'REMOVED' : 'CHANGED';
  return [{ part, action, count: 1, names }];
}

export function changesOfList<Part extends string, Item>(
  part: Part,
  current: readonly Item[],
  wanted: readonly Item[],
  { keyOf, nameOf }: Naming<Item>,
): PartChange<Part>[] {
  const known = new Map(current.map((item) => [keyOf(item), item]));
  const staying = new Set(wanted.map(keyOf));
  const isKnown = (item: Item) => known.has(keyOf(item));
  return [
    ...toChange(part, 'ADDED', wanted.filter((item) => !isKnown(item)).map(nameOf)),
    ...toChange(
      part,
      'CHANGED',
      wanted.filter((item) => isKnown(item) && !isDeepStrictEqual(known.get(keyOf(item)), item)).map(nameOf),
    ),
    ...toChange(part, 'REMOVED', current.filter((item) => !staying.has(keyOf(item))).map(nameOf)),
  ];
}

/** Whether the remaining items are in a different order; additions and removals alone do not count. */
export function changesOfOrder<Part extends string, Item>(
  part: Part,
  current: readonly Item[],
  wanted: readonly Item[],
  { keyOf, nameOf }: Naming<Item>,
): PartChange<Part>[] {
  const known = new Set(current.map(keyOf));
  const staying = new Set(wanted.map(keyOf));
  const before = current.map(keyOf).filter((key) => staying.has(key));
  const after = wanted.filter((item) => known.has(keyOf(item)));
  return toChange(part, 'CHANGED', after.filter((item, index) => keyOf(item) !== before[index]).map(nameOf));
}

export function toChange<Part extends string>(
  part: Part,
  action: ImportAction,
  names: readonly string[],
): PartChange<Part>[] {
  return names.length === 0 ? [] : [{ part, action, count: names.length, names: names.slice(0, namesMax) }];
}
