/** Keyboard shortcuts while the canvas has the focus. */
import type { Point } from '../editing/box.ts';

type PlainAction = 'remove' | 'duplicate' | 'selectTool' | 'rectangleTool' | 'selectAll' | ViewAction;
type ViewAction = 'nextPage' | 'previousPage' | 'zoomIn' | 'zoomOut';

export type CanvasAction =
  | { readonly kind: PlainAction | 'leave' | 'open' }
  | { readonly kind: 'move' | 'resize'; readonly step: Point }
  | { readonly kind: 'walk'; readonly isBack: boolean };

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const withCtrl: ReadonlyMap<string, PlainAction> = new Map([
  ['delete', 'remove'],
  ['backspace', 'remove'],
  ['d', 'duplicate'],
  ['1', 'selectTool'],
  ['2', 'rectangleTool'],
  ['a', 'selectAll'],
  ['arrowright', 'nextPage'],
  ['arrowleft', 'previousPage'],
  ['arrowup', 'zoomIn'],
  ['+', 'zoomIn'],
  // The plus key, pressed without Shift.
  ['=', 'zoomIn'],
  ['arrowdown', 'zoomOut'],
  ['-', 'zoomOut'],
]);

const steps: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

const largeStepPt = 10;

export function toCanvasAction({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): CanvasAction | undefined {
  if (ctrlKey || metaKey) {
    const kind = altKey ? undefined : withCtrl.get(key.toLowerCase());
    return kind && { kind };
  }
  const step = steps.get(key);
  if (step) {
    const size = shiftKey ? largeStepPt : 1;
    return { kind: altKey ? 'resize' : 'move', step: { x: step.x * size, y: step.y * size } };
  }
  if (altKey) return undefined;
  if (key === 'Tab') return { kind: 'walk', isBack: shiftKey };
  if (key === 'Escape') return { kind: 'leave' };
  if (key === 'Delete') return { kind: 'remove' };
  return key === 'Enter' || key === ' ' ? { kind: 'open' } : undefined;
}
