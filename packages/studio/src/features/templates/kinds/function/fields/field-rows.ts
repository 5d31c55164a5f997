/** Matches the inputs or outputs of a function with those of its workbook. Pure. */
import { keyOf, type FieldKind, type FunctionItem } from '../function-form.ts';
import type { Workbook, WorkbookField } from '../workbook/workbook.ts';

type FieldState = 'matched' | 'notAdded' | 'notExisting';

export interface FieldRow<Item extends FunctionItem = FunctionItem> {
  readonly key: string;
  readonly name: string;
  readonly variable: string;
  /** Undefined without a workbook. */
  readonly state: FieldState | undefined;
  /** Undefined for a field of the workbook that the function does not have. */
  readonly item: Item | undefined;
  /** Undefined for a field that the workbook does not have. */
  readonly field: WorkbookField | undefined;
}

/** The function's own fields in order, then the rest of the workbook's. */
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

/** A unique name: in another workbook, two variables may differ only in case. */
export function toNewItem({ name, variable }: FieldRow, items: readonly FunctionItem[]): FunctionItem {
  const isTaken = items.some((item) => item.name === name);
  return { name: isTaken ? variable : name, var: variable };
}

export function isOf(state: FieldState) {
  return (row: Pick<FieldRow, 'state'>): boolean => row.state === state;
}
