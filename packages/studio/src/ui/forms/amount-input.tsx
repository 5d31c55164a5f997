/**
 * A number input that inserts thousand separators while typing; the cursor stays after the typed digit. A text that is
 * not a number stays as typed.
 */
import { insertedBy, regroupTyped } from '@coverwright/insurance/typed-number';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';

interface AmountInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** As typed: an invalid amount is retained, and reported at the field. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function AmountInput({ value, onChange, ...props }: AmountInputProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The number of characters before the cursor, not counting separators. */
  const before = useRef<number>(undefined);
  /** The text before an input method began, which owns the field until it has ended. */
  const composedOver = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (before.current === undefined || !input.current) return;
    const at = offsetBehind(input.current.value, before.current);
    before.current = undefined;
    input.current.setSelectionRange(at, at);
  });
  const handleChange = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    const typed = currentTarget.value;
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) {
      composedOver.current ??= value;
      onChange(typed);
      return;
    }
    before.current = typed.slice(0, currentTarget.selectionStart ?? typed.length).replaceAll(',', '').length;
    onChange(regroupTyped({ before: composedOver.current ?? value, typed, inserted: insertedBy(nativeEvent) }));
    composedOver.current = undefined;
  };
  return (
    <TextInput
      {...props}
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={handleChange}
      onCompositionEnd={handleChange}
    />
  );
}

function offsetBehind(text: string, count: number): number {
  let seen = 0;
  let offset = 0;
  while (offset < text.length && seen < count) {
    if (text[offset] !== ',') seen += 1;
    offset += 1;
  }
  return offset;
}
