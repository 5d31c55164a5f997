/** How the inputs or outputs of a function and those of its workbook fit together. Pure. */
import { keyOf, type FieldKind, type FunctionItem } from '../function-form.ts';
import type { Workbook, WorkbookField } from '../workbook/workbook.ts';

type FieldState = 'matched' | 'notAdded' | 'notExisting';

export interface FieldRow<Item extends FunctionItem = FunctionItem> {
  readonly key: string;
  readonly name: string;
  readonly variable: string;
  /** Undefined without a workbook. */
  readonly state: FieldState | undefined;
  /** Undefined for one of the workbook that the function does not have. */
  readonly item: Item | undefined;
  /** Undefined for one that the workbook does not have. */
  readonly field: WorkbookField | undefined;
}

/** The function's own in their order, then what else the workbook has. */
export function toFieldRows<Item extends FunctionItem>(
  kind: FieldKind,
  items: readonly Item[],
  workbook: Pick<Workbook, 'fields'> | undefined,
): FieldRow<Item>[] {
  const fields = new Map(workbook?.fields.filter((field) => field.kind === kind).map((field) => [keyOf(field), field]));
  const added = items.map((item): FieldRow<Item> => {
    const field = fields.get(keyOf(item));
    const state = workbook && (field ? 'matched' : 'notExisting');
    return { key: keyOf(item), name: item.name, variable: item.var, state, item, field };
  });
  const taken = new Set(added.map(({ key }) => key));
  const others = [...fields].filter(([key]) => !taken.has(key));
  return [
    ...added,
    ...others.map(([key, field]): FieldRow<Item> => {
      return { key, name: field.label, variable: field.var, state: 'notAdded', item: undefined, field };
    }),
  ];
}

/** A name that no other item has: two variables may differ in nothing else than their case in another workbook. */
export function toNewItem({ name, variable }: FieldRow, items: readonly FunctionItem[]): FunctionItem {
  const isTaken = items.some((item) => item.name === name);
  return { name: isTaken ? variable : name, var: variable };
}

export function isOf(state: FieldState) {
  return (row: Pick<FieldRow, 'state'>): boolean => row.state === state;
}
