import type { FocusEvent } from 'react';

const typedIn = 'textarea, [contenteditable="true"], input:not([role="combobox"], [type="checkbox"], [type="radio"])';

/**
 * Whether a field loses the focus to a button, or to anything else that is pressed rather than typed in. Its message must
 * not appear then: it would move what is pressed from under the pointer between press and release, and the click would be
 * lost. A press on a label gives the focus to the dialog around it.
 */
export function isLeavingForButton({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Element && !relatedTarget.matches(typedIn);
}
