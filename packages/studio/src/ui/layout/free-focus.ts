/** Whether nothing the user has chosen holds the focus: the heading of a screen has it only until something else takes it. */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.tagName === 'H1';
}
