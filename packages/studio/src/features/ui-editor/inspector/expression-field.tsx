import { Autocomplete } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useIsReadOnly } from '../../../ui/read-only.tsx';
import type { DataName } from './edited-node.ts';
import classes from './inspector.module.css';

interface ExpressionFieldProps {
  readonly label: ReactNode;
  /** The accessible name if the label is hidden. */
  readonly name?: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly description?: string;
  readonly dataNames: readonly DataName[];
  /** Returns the error message for a text. */
  readonly check?: (text: string) => string | undefined;
  readonly onApply: (text: string) => void;
}

/** An expression with suggestions from the page's data. It is applied on blur or with Enter. */
export function ExpressionField({
  label,
  name,
  value,
  placeholder,
  description,
  dataNames,
  check,
  onApply,
}: ExpressionFieldProps) {
  const isReadOnly = useIsReadOnly();
  const [typed, setTyped] = useState<string>();
  const error = typed === undefined ? undefined : check?.(typed.trim());
  const apply = (text: string | undefined) => {
    if (text === undefined) return;
    if (check?.(text.trim()) !== undefined) return;
    setTyped(undefined);
    if (text.trim() !== value) onApply(text.trim());
  };
  return (
    <Autocomplete
      className={classes['code'] ?? ''}
      label={label}
      aria-label={name}
      description={description}
      placeholder={placeholder}
      data={[...new Set(dataNames.map((one) => one.name))]}
      limit={50}
      value={typed ?? value}
      error={error}
      readOnly={isReadOnly}
      spellCheck={false}
      autoComplete="off"
      onChange={setTyped}
      onOptionSubmit={apply}
      onBlur={() => apply(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply(typed);
        if (event.key !== 'Escape' || typed === undefined) return;
        event.stopPropagation();
        setTyped(undefined);
      }}
    />
  );
}
