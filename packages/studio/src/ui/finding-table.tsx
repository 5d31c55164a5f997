import type { ReactNode } from 'react';
import classes from './finding-table.module.css';

interface FindingTableProps {
  readonly headings: readonly string[];
  readonly children: ReactNode;
}

/** Rows of findings; the first cell of each names its subject. */
export function FindingTable({ headings, children }: FindingTableProps) {
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading}>{heading}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
