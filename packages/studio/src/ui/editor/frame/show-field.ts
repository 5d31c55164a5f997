/** Focuses a field and scrolls it to the centre: at the end of the scroll area, a toast may cover it. */
export function showField(selector: string): void {
  const field = document.querySelector<HTMLElement>(selector);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
