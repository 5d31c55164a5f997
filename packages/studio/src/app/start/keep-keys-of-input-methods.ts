// While an input method composes text, its keys choose characters. No dialog, list or shortcut may act on them: they
// are stopped before any handler of the studio. Rich text and code handle compositions themselves.
import { isComposing } from '@coverwright/insurance/is-composing';

/** To be called before anything else listens to keys. */
export function keepKeysOfInputMethods(page: Window): void {
  page.addEventListener(
    'keydown',
    (event) => {
      const { target } = event;
      const isEditor = target instanceof HTMLElement && target.isContentEditable;
      if (isComposing(event) && !isEditor) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
