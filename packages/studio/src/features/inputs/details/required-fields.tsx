/** Whether a value is required: never, always, or when a condition on the inputs beside it holds. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyCodeEditor } from '../../../ui/code-editor/code-editor-lazy.tsx';
import { FieldError } from '../../../ui/forms/field-error.tsx';
import { Segments } from '../../../ui/forms/segments.tsx';
import { diagnoseLogic, proposeWords } from '../../../ui/logic-editor/logic-marks.ts';
import { useIsReadOnly } from '../../../ui/read-only.tsx';
import blocks from '../../../ui/layout/blocks.module.css';
import { requirements, type InputEntry } from '../form/inputs-form.ts';
import type { DetailFields } from './detail-fields.ts';

interface RequiredFieldsProps extends DetailFields {
  readonly beside: readonly InputEntry[];
}

const noMarks = (): [] => [];

export function RequiredFields({ input, change, errorOf, beside }: RequiredFieldsProps) {
  const { t } = useTranslation('inputs');
  const noteId = useId();
  const isReadOnly = useIsReadOnly();
  const { requirement, condition } = input;
  const error = errorOf('requiredWhen');
  const paths = beside.map(({ path }) => path).filter((path) => path !== '');
  return (
    <>
      <Segments
        label={t('section.required')}
        choices={requirements.map((value) => ({ value, label: t(`requirement.${value}`) }))}
        value={requirement}
        onChange={(chosen) => change({ requirement: chosen })}
      />
      {requirement === 'when' ? (
        <div>
          <LazyCodeEditor
            framed
            height="120px"
            label={t('field.condition')}
            readOnly={isReadOnly}
            value={condition}
            onChange={(text) => change({ condition: text })}
            diagnose={condition.trim() === '' ? noMarks : diagnoseLogic}
            complete={() => [...proposeWords(condition), ...paths.map((label) => ({ label }))]}
            isInvalid={error !== undefined}
            describedBy={noteId}
          />
          {error === undefined ? (
            <p id={noteId} className={blocks['below']}>
              {t('field.conditionHint')}
            </p>
          ) : (
            <FieldError id={noteId}>{error}</FieldError>
          )}
        </div>
      ) : null}
    </>
  );
}
