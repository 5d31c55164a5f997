/** Counts how many items an import adds, changes, leaves unchanged and refuses. */

const importActions = ['ADDED', 'CHANGED', 'UNCHANGED', 'REFUSED'] as const;

export type ItemAction = (typeof importActions)[number] | 'REMOVED';

interface WithAction {
  readonly action: ItemAction;
}

/** Only actions that occur, in display order. */
export function summarize(items: readonly WithAction[]): { action: (typeof importActions)[number]; count: number }[] {
  return importActions
    .map((action) => ({ action, count: items.filter((item) => item.action === action).length }))
    .filter(({ count }) => count > 0);
}

/** Refused items first, unchanged ones last; otherwise in file order. */
export function inOrderOfUrgency<Item extends WithAction>(items: readonly Item[]): Item[] {
  const rank = ({ action }: WithAction) => (action === 'REFUSED' ? 0 : action === 'UNCHANGED' ? 2 : 1);
  return items.toSorted((a, b) => rank(a) - rank(b));
}

/** Nothing is written if any item is refused, and nothing needs to be if all are unchanged. */
export function canImport(items: readonly WithAction[]): boolean {
  return items.some(({ action }) => action !== 'UNCHANGED') && items.every(({ action }) => action !== 'REFUSED');
}
