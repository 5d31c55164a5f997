export type ViewAction = 'nextPage' | 'previousPage' | 'zoomIn' | 'zoomOut';

const actions: ReadonlyMap<string, ViewAction> = new Map([
  ['ArrowRight', 'nextPage'],
  ['ArrowLeft', 'previousPage'],
  ['+', 'zoomIn'],
  // The plus key, pressed without Shift.
  ['=', 'zoomIn'],
  ['-', 'zoomOut'],
]);

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The action of a key in a document. In a field, the arrow keys edit the text. */
export function toViewAction(
  { key, ctrlKey, metaKey, altKey }: PressedKey,
  isInField: boolean,
): ViewAction | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const action = actions.get(key);
  return isInField && (action === 'nextPage' || action === 'previousPage') ? undefined : action;
}
