/** How many things an import adds, changes, leaves and refuses. */

const importActions = ['ADDED', 'CHANGED', 'UNCHANGED', 'REFUSED'] as const;

export type ItemAction = (typeof importActions)[number] | 'REMOVED';

interface WithAction {
  readonly action: ItemAction;
}

/** Only those that occur, in the order in which they are shown. */
export function summarize(items: readonly WithAction[]): { action: (typeof importActions)[number]; count: number }[] {
  return importActions
    .map((action) => ({ action, count: items.filter((item) => item.action === action).length }))
    .filter(({ count }) => count > 0);
}

/** What stops an import first, and what it leaves alone last; otherwise in the order of the file. */
export function inOrderOfUrgency<Item extends WithAction>(items: readonly Item[]): Item[] {
  const rank = ({ action }: WithAction) => (action === 'REFUSED' ? 0 : action === 'UNCHANGED' ? 2 : 1);
  return items.toSorted((a, b) => rank(a) - rank(b));
}

/** Nothing is written when any part is refused, and nothing has to be when all are equal. */
export function canImport(items: readonly WithAction[]): boolean {
  return items.some(({ action }) => action !== 'UNCHANGED') && items.every(({ action }) => action !== 'REFUSED');
}
