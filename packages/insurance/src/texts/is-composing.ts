// Whether a key press belongs to an input method, which uses Enter, Escape and the arrows to choose characters. A
// handler of keys ignores such an event: the text is not complete, so nothing may be sent, closed or moved. Pure.

interface PressedKey {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** The key code of every key that an input method handles. Safari sends it after compositionend, when isComposing is false. */
const handledByInputMethod = 229;

export function isComposing({ isComposing: isOpen, keyCode }: PressedKey): boolean {
  return isOpen || keyCode === handledByInputMethod;
}
