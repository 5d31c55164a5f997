// What nothing needs before the first key or movement of the pointer. Without it, nothing else fails.
import { keepFocus } from './kept-focus.ts';
import { loadLinkedScreens } from './linked-screens.ts';

/** For as long as the page is open. Only the keyboard needs the focus to be kept. */
export function afterFirstInput(type: string): void {
  loadLinkedScreens();
  if (type === 'keydown') keepFocus();
  else window.addEventListener('keydown', keepFocus, { once: true });
}
