/** Whether a value is required: never, always, or when a condition on the inputs beside it holds. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../ui/forms/field-error.tsx';
import { Segments } from '../../../ui/forms/segments.tsx';
import { LogicField } from '../../../ui/logic-editor/logic-field.tsx';
import { diagnoseLogic } from '../../../ui/logic-editor/logic-marks.ts';
import blocks from '../../../ui/layout/blocks.module.css';
import { changesByRequirement, conditionWords, isBlankCondition } from '../form/condition.ts';
import { requirements, type InputEntry } from '../form/inputs-form.ts';
import type { DetailFields } from './detail-fields.ts';

interface RequiredFieldsProps extends DetailFields {
  readonly beside: readonly InputEntry[];
}

const noMarks = (): [] => [];

/** A formula is often unreadable between two characters; undoing it is one step. */
const conditionStep = 'condition';

export function RequiredFields({ input, change, errorOf, beside }: RequiredFieldsProps) {
  const { t, i18n } = useTranslation('inputs');
  const noteId = useId();
  const { requirement, condition, unfinished } = input;
  const error = errorOf('requiredWhen');
  return (
    <>
      <Segments
        label={t('section.required')}
        choices={requirements.map((value) => ({ value, label: t(`requirement.${value}`) }))}
        value={requirement}
        onChange={(chosen) => change(changesByRequirement(input, chosen))}
      />
      {requirement === 'when' ? (
        <div>
          <LogicField
            label={t('field.condition')}
            logicText={condition}
            onChange={(text) => change({ condition: text, unfinished: '' }, conditionStep)}
            unfinished={unfinished}
            onUnfinished={(typed) => change({ unfinished: typed }, conditionStep)}
            kind="condition"
            words={conditionWords(beside, i18n.language)}
            diagnose={isBlankCondition(condition) ? noMarks : diagnoseLogic}
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
