/** Adds and removes inputs and outputs, and edits the Liquid of inputs. Pure. */
import { keyOf, type FieldKind, type FunctionForm } from '../function-form.ts';
import { toNewItem, type FieldRow } from './field-rows.ts';

/** Appends them in the order of the workbook. */
export function addItems(form: FunctionForm, kind: FieldKind, rows: readonly FieldRow[]): FunctionForm {
  return rows.reduce((last, row) => {
    if (kind === 'output') return { ...last, outputs: [...last.outputs, toNewItem(row, last.outputs)] };
    return { ...last, inputs: [...last.inputs, { ...toNewItem(row, last.inputs), liquid: '', type: '' }] };
  }, form);
}

export function removeItem(form: FunctionForm, kind: FieldKind, key: string): FunctionForm {
  return kind === 'input'
    ? { ...form, inputs: form.inputs.filter((item) => keyOf(item) !== key) }
    : { ...form, outputs: form.outputs.filter((item) => keyOf(item) !== key) };
}

export function changeLiquid(form: FunctionForm, key: string, liquid: string): FunctionForm {
  return { ...form, inputs: form.inputs.map((item) => (keyOf(item) === key ? { ...item, liquid } : item)) };
}
