import type { FocusEvent } from 'react';

/**
 * Whether a field loses the focus to a button. Its message must not appear then: it would move the button
 * from under the pointer between press and release, and the click would be lost.
 */
export function isLeavingForButton({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof HTMLButtonElement;
}
