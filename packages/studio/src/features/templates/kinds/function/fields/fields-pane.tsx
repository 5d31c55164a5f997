import type { JsonObject } from '@coverwright/rules';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../../../../ui/read-only.tsx';
import type { TemplateEditor } from '../../../editor/use-template-editor.ts';
import { LiquidInput } from '../../../liquid-picker/liquid-input.tsx';
import type { FunctionForm } from '../function-form.ts';
import type { Workbook } from '../workbook/workbook.ts';
import { FieldList } from './field-list.tsx';
import { toFieldRows } from './field-rows.ts';
import { addItems, changeLiquid, removeItem } from './item-changes.ts';

interface FieldsPaneProps {
  readonly editor: TemplateEditor<FunctionForm>;
  /** Undefined if there is none, or while it is unknown. */
  readonly workbook: Workbook | undefined;
  /** The preview data, whose values the Liquid picker shows. */
  readonly content: JsonObject | undefined;
}

/** The inputs and outputs; each change is an undo step. */
export function FieldsPane({ editor, workbook, content }: FieldsPaneProps) {
  const { t } = useTranslation('functions');
  const isReadOnly = useIsReadOnly();
  const { form, changePart } = editor;
  return (
    <>
      <FieldList
        kind="input"
        rows={toFieldRows('input', form.inputs, workbook)}
        onAdd={(rows) => changePart(`add ${rows.length}`, (last) => addItems(last, 'input', rows))}
        onRemove={({ key }) => changePart(`remove ${key}`, (last) => removeItem(last, 'input', key))}
        renderItem={({ liquid }, { key, name }) => (
          <LiquidInput
            aria-label={t('liquid.label', { name })}
            pickLabel={t('liquid.pick', { name })}
            placeholder={t('liquid.placeholder', { name })}
            readOnly={isReadOnly}
            field={key}
            query={form.graphQlQuery}
            content={content}
            value={liquid}
            onChange={(next) => changePart(`liquid ${key}`, (last) => changeLiquid(last, key, next))}
          />
        )}
      />
      <FieldList
        kind="output"
        rows={toFieldRows('output', form.outputs, workbook)}
        onAdd={(rows) => changePart(`add ${rows.length}`, (last) => addItems(last, 'output', rows))}
        onRemove={({ key }) => changePart(`remove ${key}`, (last) => removeItem(last, 'output', key))}
      />
    </>
  );
}
