import { NumberInput } from '@mantine/core';
import type { FocusEvent, ReactNode } from 'react';

interface AmountInputProps {
  readonly label: string;
  /** As typed, with a point and without thousand separators. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** Such as a percent sign. */
  readonly unit?: ReactNode;
  readonly width?: number;
}

/** A number from 0, with two decimals: `1,234.50`. Signs and a second point cannot be typed. */
export function AmountInput(props: AmountInputProps) {
  const { label, value, onChange, onBlur, error, isRequired = false, unit, width } = props;
  return (
    <NumberInput
      size="sm"
      {...(width !== undefined && { w: width })}
      label={label}
      value={value}
      onChange={(typed) => onChange(String(typed))}
      {...(onBlur && { onBlur })}
      error={error}
      required={isRequired}
      withAsterisk={false}
      allowNegative={false}
      decimalScale={2}
      decimalSeparator="."
      thousandSeparator=","
      hideControls
      autoComplete="off"
      {...(unit !== undefined && { rightSection: unit })}
    />
  );
}
