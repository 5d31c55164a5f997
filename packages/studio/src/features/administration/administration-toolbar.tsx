import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './administration.module.css';

interface AdministrationToolbarProps {
  readonly searchLabel: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** The number of entries. */
  readonly facts: ReactNode;
  /** The button that adds an entry. */
  readonly children: ReactNode;
}

export function AdministrationToolbar({ searchLabel, search, onSearch, facts, children }: AdministrationToolbarProps) {
  return (
    <div className={classes['toolbar']}>
      <TextInput
        className={classes['search']}
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <output className={classes['facts']}>{facts}</output>
      {children}
    </div>
  );
}
