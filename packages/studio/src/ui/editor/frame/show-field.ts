/** Gives a field the keyboard, in the middle of what is scrolled: at its end a toast may lie on it. */
export function showField(selector: string): void {
  const field = document.querySelector<HTMLElement>(selector);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
