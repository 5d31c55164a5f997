/** A number input that inserts thousand separators while typing; the cursor stays after the typed digit. */
import { TextInput, type TextInputProps } from '@mantine/core';
import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { groupTyped } from './typed-number.ts';

interface AmountInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** As typed: an invalid amount is retained, and reported at the field. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function AmountInput({ value, onChange, ...props }: AmountInputProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The number of characters before the cursor, not counting separators. */
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (before.current === undefined || !input.current) return;
    const at = offsetBehind(input.current.value, before.current);
    before.current = undefined;
    input.current.setSelectionRange(at, at);
  });
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const typed = currentTarget.value;
    before.current = typed.slice(0, currentTarget.selectionStart ?? typed.length).replaceAll(',', '').length;
    onChange(groupTyped(typed));
  };
  return (
    <TextInput {...props} ref={input} inputMode="decimal" autoComplete="off" value={value} onChange={handleChange} />
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
