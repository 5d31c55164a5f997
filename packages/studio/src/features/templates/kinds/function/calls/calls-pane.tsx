/** The saved calls of the function, used to test another file before it takes effect. */
import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { Card } from '../../../../../ui/layout/card.tsx';
import { useIsReadOnly } from '../../../../../ui/read-only.tsx';
import type { TemplateEditor } from '../../../editor/use-template-editor.ts';
import { savedCallsMax, type FunctionForm, type SavedCall } from '../function-form.ts';
import type { Workbook } from '../workbook/workbook.ts';
import { FindingTable } from '../../../../../ui/finding-table.tsx';
import { CallDialog } from './call-dialog.tsx';
import classes from './calls.module.css';
import blocks from '../../../../../ui/layout/blocks.module.css';
import { showOutputs } from '../../../../../ui/formats/show-outputs.ts';

interface CallsPaneProps {
  readonly editor: TemplateEditor<FunctionForm>;
  /** Undefined if there is none, or while it is unknown. */
  readonly workbook: Workbook | undefined;
}

export function CallsPane({ editor, workbook }: CallsPaneProps) {
  const { t } = useTranslation('functions');
  const isReadOnly = useIsReadOnly();
  const [isAdding, setIsAdding] = useState(false);
  const { savedCalls } = editor.form;
  const change = (update: (calls: readonly SavedCall[]) => readonly SavedCall[]) =>
    editor.changePart('saved calls', (form) => ({ ...form, savedCalls: update(form.savedCalls) }));
  return (
    <Card
      title={t('calls.heading')}
      count={savedCalls.length}
      actions={
        isReadOnly ? null : (
          <Button
            size="xs"
            leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
            disabled={workbook?.isUsable !== true || editor.isDirty || savedCalls.length >= savedCallsMax}
            onClick={() => setIsAdding(true)}
          >
            {t('calls.add')}
          </Button>
        )
      }
    >
      <p className={blocks['remark']}>
        {t('calls.text')} {workbook?.isUsable === true && editor.isDirty ? t('calls.saveFirst') : null}
      </p>
      {savedCalls.length === 0 ? null : (
        <FindingTable headings={[t('calls.name'), t('calls.inputs'), t('calls.expected')]}>
          {savedCalls.map(({ name, inputsText, outputsText, asOf }, index) => (
            // Names need not be unique.
            <tr key={index}>
              <th scope="row">
                <span className={classes['name']}>
                  <span dir="auto">{name}</span>
                  {isReadOnly ? null : (
                    <IconButton
                      label={t('calls.remove', { name })}
                      size={24}
                      icon={<IconX size={14} stroke={1.75} />}
                      onClick={() => change((calls) => calls.filter((_call, nth) => nth !== index))}
                    />
                  )}
                </span>
              </th>
              <td>
                {showOutputs(inputsText)}
                {asOf === '' ? null : `, ${t('calls.asOfValue', { date: asOf })}`}
              </td>
              <td>{showOutputs(outputsText)}</td>
            </tr>
          ))}
        </FindingTable>
      )}
      {isAdding && workbook ? (
        <CallDialog
          functionId={editor.id}
          inputs={editor.form.inputs}
          workbook={workbook}
          onAdd={(call) => {
            setIsAdding(false);
            change((calls) => [...calls, call]);
          }}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
    </Card>
  );
}
