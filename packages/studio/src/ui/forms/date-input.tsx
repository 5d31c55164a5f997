/**
 * The browser's field for a date, or for a date and time. A half-typed date is reported at the field; the form around
 * it refuses it with refuseIncomplete, as every dialog does.
 */
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isLeavingForButton } from './is-leaving-for-button.ts';

interface DateInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  readonly type: 'date' | 'datetime-local';
  /** Empty while the date is incomplete. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function DateInput({ type, error, description, onChange, onBlur, ...props }: DateInputProps) {
  const { t } = useTranslation('widgets');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setIsIncomplete(currentTarget.validity.badInput);
  /** The message goes as soon as it is wrong, but does not appear while the date is typed. */
  const clear = ({ currentTarget: { validity } }: SyntheticEvent<HTMLInputElement>) => {
    if (!validity.badInput) setIsIncomplete(false);
  };
  const shown = isIncomplete ? t(type === 'date' ? 'incompleteDate' : 'incompleteDateTime') : error;
  return (
    <TextInput
      {...props}
      type={type}
      error={shown}
      description={shown === undefined ? description : undefined}
      onChange={(event) => {
        clear(event);
        onChange(event.currentTarget.value);
      }}
      onKeyUp={clear}
      onInvalid={read}
      onBlur={(event) => {
        if (isLeavingForButton(event)) clear(event);
        else read(event);
        onBlur?.(event);
      }}
    />
  );
}
