/** Gives a field the keyboard, in the middle of the scrolled area: at its end a toast may cover it. */
export function showField(selector: string): void {
  const field = document.querySelector<HTMLElement>(selector);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
