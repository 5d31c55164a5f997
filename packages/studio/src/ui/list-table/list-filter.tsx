/** The bar above a list: a filter field, facts about the list, and other tools. */
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './list-table.module.css';

interface ListFilterProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => void;
  /** For example the number of entries. */
  readonly facts?: ReactNode;
  readonly children?: ReactNode;
}

export function ListFilter({
  label,
  placeholder = label,
  value,
  isDisabled = false,
  onChange,
  facts,
  children,
}: ListFilterProps) {
  return (
    <div className={classes['toolbar']}>
      <TextInput
        className={classes['filter']}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {facts === undefined ? null : <output className={classes['facts']}>{facts}</output>}
      {children}
    </div>
  );
}
