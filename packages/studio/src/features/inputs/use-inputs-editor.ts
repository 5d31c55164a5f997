/** The inputs being edited, which one is shown in detail, and saving. */
import type { InputLevel } from '@coverwright/insurance/input';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../api/use-may.ts';
import { useFormEditor } from '../../ui/editor/record/use-form-editor.ts';
import type { ProductKey } from '../../paths/products.ts';
import { placeOf, useFaultText } from './form/fault-text.ts';
import {
  addInput,
  changeAll,
  changeInput,
  inputAt,
  moveInput,
  removeInput,
  toRows,
  withLevelOf,
  type InputRow,
} from './form/input-edits.ts';
import { toDeclaration, type InputFault } from './form/declaration.ts';
import { emptyInput, readInputsForm, type InputEntry, type InputsForm } from './form/inputs-form.ts';
import { useReadInputs, useUpdateInputs, type DeclaredInputs } from './inputs.api.ts';

/** They are the same functions as long as the editor is open, so that unchanged rows do not render again. */
export interface InputActions {
  readonly change: (position: string, changes: Partial<InputEntry>, step?: string) => void;
  /** Returns its position. @param within the list to whose entries it belongs */
  readonly add: (within?: string) => string;
  /** Returns the position of the first one. */
  readonly addAll: (inputs: readonly InputEntry[]) => string;
  readonly remove: (position: string) => void;
  /** Returns its new position; undefined if there is nothing to pass. */
  readonly move: (position: string, by: 1 | -1) => string | undefined;
  readonly setLevel: (level: InputLevel) => void;
  readonly select: (position: string | undefined) => void;
}

export function useInputsEditor(productId: ProductKey, declared: DeclaredInputs) {
  const { plan, type, version } = productId;
  const { t } = useTranslation('inputs');
  const update = useUpdateInputs(productId);
  const readTheirs = useReadInputs(productId);
  const textOf = useFaultText();
  const [selected, select] = useState<string>();
  const editor = useFormEditor<InputsForm>({
    draftKey: `inputs|${plan}|${type}|${version}`,
    opened: { form: declared.form, revision: declared.revision },
    readForm: readInputsForm,
    readTheirs,
    isReadOnly: !useMay('products:write'),
    check: (form) => {
      const [fault] = toDeclaration(form).faults;
      if (!fault) return undefined;
      const row = rowOf(form, fault);
      const text = textOf(fault);
      return row ? t('faultAt', { input: row.fullPath === '' ? t('unnamed') : row.fullPath, text }) : text;
    },
    save: async (form, expectedRevision) => update(toDeclaration(form).text, expectedRevision),
    savedTitle: t('saved'),
    failedText: t('notSaved'),
  });
  const { form } = editor;
  const rows = useMemo(() => toRows(form.inputs), [form.inputs]);
  const declaration = useMemo(() => toDeclaration(form), [form]);
  const actions = useActions(editor, select);
  // An undo may have removed it.
  const shown = selected !== undefined && inputAt(form.inputs, selected) ? selected : undefined;
  return { ...editor, rows, declaration, actions, selected: shown };
}

/** Undefined for a fault of the declaration as a whole. */
function rowOf({ inputs }: InputsForm, { path }: InputFault): InputRow | undefined {
  const { position } = placeOf(path);
  return toRows(inputs).find((row) => row.position === position);
}

type Change = ReturnType<typeof useFormEditor<InputsForm>>['change'];

function useActions(
  editor: { readonly form: InputsForm; readonly change: Change },
  select: (position: string | undefined) => void,
): InputActions {
  const latest = useRef(editor);
  useEffect(() => {
    latest.current = editor;
  });
  return useMemo(() => {
    const inputs = () => latest.current.form.inputs;
    const replace = (next: InputsForm['inputs'], step: string) => latest.current.change({ inputs: next }, step);
    return {
      change: (position, changes, step = Object.keys(changes).join()) =>
        replace(changeInput(inputs(), position, changes), `${position} ${step}`),
      add: (within) => {
        const [input = emptyInput] = withLevelOf(inputs(), [emptyInput]);
        const added = addInput(inputs(), input, within);
        replace(added.inputs, `add ${added.position}`);
        return added.position;
      },
      addAll: (added) => {
        const position = String(inputs().length);
        replace([...inputs(), ...withLevelOf(inputs(), added)], `add ${added.length}`);
        return position;
      },
      remove: (position) => {
        select(undefined);
        replace(removeInput(inputs(), position), `remove ${position}`);
      },
      move: (position, by) => {
        const moved = moveInput(inputs(), position, by);
        if (!moved) return undefined;
        replace(moved.inputs, `move ${position} ${by}`);
        return moved.position;
      },
      setLevel: (level) => replace(changeAll(inputs(), { level }), `level ${level}`),
      select,
    };
  }, [select]);
}
