/**
 * Whether the focus is on nothing that the user has chosen: a screen's heading has it only until something else takes
 * it.
 */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.tagName === 'H1';
}
