/** Above a list: a field that filters it, and what stands beside it. */
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './list-table.module.css';

interface ListFilterProps {
  readonly label: string;
  readonly value: string;
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => void;
  readonly children?: ReactNode;
}

export function ListFilter({ label, value, isDisabled = false, onChange, children }: ListFilterProps) {
  return (
    <div className={classes['toolbar']}>
      <TextInput
        className={classes['filter']}
        type="search"
        aria-label={label}
        placeholder={label}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {children}
    </div>
  );
}
