// Keeps the Tab key within an element.

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"]), summary, iframe, audio[controls], video[controls]';

export function listFocusable(root: HTMLElement): HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>(focusable)];
  return found.filter((element) => element.tabIndex >= 0 && element.getClientRects().length > 0);
}

/** Wraps the focus from the last element to the first, and vice versa. */
export function keepTabWithin(root: HTMLElement, event: KeyboardEvent): void {
  const all = listFocusable(root);
  const [first, last] = [all[0], all.at(-1)];
  const { activeElement } = document;
  if (!first || !last) {
    event.preventDefault();
    root.focus();
  } else if (event.shiftKey && (activeElement === first || activeElement === root)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && activeElement === last) {
    event.preventDefault();
    first.focus();
  } else if (!root.contains(activeElement)) {
    event.preventDefault();
    first.focus();
  }
}
