import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readSize } from './canvas-size.ts';
import classes from './canvas-pane.module.css';

interface SizeFieldProps {
  readonly label: string;
  /** Shown after the number. */
  readonly mark: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** The width or height of the page, applied on blur or with Enter. */
export function SizeField({ label, mark, value, onChange }: SizeFieldProps) {
  const [typed, setTyped] = useState<string>();
  const takeOver = (): void => {
    const size = typed === undefined ? undefined : readSize(typed);
    if (size !== undefined) onChange(size);
    setTyped(undefined);
  };
  return (
    <TextInput
      className={classes['size']}
      size="xs"
      aria-label={label}
      inputMode="decimal"
      value={typed ?? String(value)}
      rightSection={<span className={classes['mark']}>{mark}</span>}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={takeOver}
      onKeyDown={({ key }) => {
        if (key === 'Enter') takeOver();
      }}
    />
  );
}
