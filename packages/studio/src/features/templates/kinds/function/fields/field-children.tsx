import type { WorkbookField } from '../workbook/workbook.ts';
import classes from './field-list.module.css';

interface Item {
  readonly label: string;
  readonly dataType: string;
  readonly children?: readonly Item[];
}

interface FieldChildrenProps {
  readonly id?: string;
  readonly items: readonly Item[] | WorkbookField['children'];
}

/** The items of a list, or the rows of a table with their columns. */
export function FieldChildren({ id, items }: FieldChildrenProps) {
  return (
    <ul id={id} className={classes['children']}>
      {items.map((item: Item) => (
        <li key={item.label}>
          <span>{item.label}</span> <code>{item.dataType}</code>
          {item.children && item.children.length > 0 ? <FieldChildren items={item.children} /> : null}
        </li>
      ))}
    </ul>
  );
}
