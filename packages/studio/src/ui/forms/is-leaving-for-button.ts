import type { FocusEvent } from 'react';

const typedIn = 'textarea, [contenteditable="true"], input:not([role="combobox"], [type="checkbox"], [type="radio"])';

/**
 * Whether the focus moves from a field to a button, or to anything else that is pressed rather than typed in. The
 * field's message must not appear then: it would shift the target from under the pointer between press and release,
 * and the click would be lost. A press on a label moves the focus to the surrounding dialog.
 */
export function isLeavingForButton({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Element && !relatedTarget.matches(typedIn);
}
