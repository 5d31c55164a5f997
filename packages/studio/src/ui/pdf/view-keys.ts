export type ViewAction = 'nextPage' | 'previousPage' | 'zoomIn' | 'zoomOut';

const actions: ReadonlyMap<string, ViewAction> = new Map([
  ['ArrowRight', 'nextPage'],
  ['ArrowLeft', 'previousPage'],
  ['+', 'zoomIn'],
  // The key that has the plus, pressed without Shift.
  ['=', 'zoomIn'],
  ['-', 'zoomOut'],
]);

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key does in a document. While a field is written in, the arrows are for its text. */
export function toViewAction(
  { key, ctrlKey, metaKey, altKey }: PressedKey,
  isInField: boolean,
): ViewAction | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const action = actions.get(key);
  return isInField && (action === 'nextPage' || action === 'previousPage') ? undefined : action;
}
