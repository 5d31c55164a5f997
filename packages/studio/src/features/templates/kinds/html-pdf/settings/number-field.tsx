import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeProblem } from '../../../../../ui/problems/problem-text.ts';
import type { TemplateEditor } from '../../../editor/use-template-editor.ts';
import { readNumber, typedNumber, withNumber, type HtmlPdfForm, type NumberField as Field } from '../html-pdf-form.ts';
import classes from '../html-pdf.module.css';

interface NumberFieldProps {
  readonly editor: TemplateEditor<HtmlPdfForm>;
  readonly field: Field;
  readonly label: string;
  /** Its message is below several fields, and says which one it is about. */
  readonly namesItself?: boolean;
  /** Shown where no heading has it. */
  readonly unit?: string;
}

/** A number, held as typed; reported as not a number once the field is left, or when saving was refused. */
export function NumberField({ editor, field, label, namesItself = false, unit }: NumberFieldProps) {
  const { t } = useTranslation('htmlPdf');
  const [isTouched, setIsTouched] = useState(false);
  const { form, changeField, problems } = editor;
  const typed = typedNumber(form, field);
  const isWrong = readNumber(typed) === undefined;
  const problem = problems.atFields[field];
  const refused = problem && (isWrong ? problem.message : describeProblem(problem, label));
  const message = refused ?? (isTouched && isWrong ? t('settings.notNumber') : undefined);
  return (
    <TextInput
      label={
        unit ? (
          <>
            {label}
            <span className="cw-visually-hidden"> {unit}</span>
          </>
        ) : (
          label
        )
      }
      rightSection={
        unit ? (
          <span className={classes['unit']} aria-hidden>
            {unit}
          </span>
        ) : null
      }
      rightSectionPointerEvents="none"
      inputMode="decimal"
      autoComplete="off"
      data-field={field}
      value={typed}
      error={message !== undefined && namesItself ? t('settings.atField', { field: label, message }) : message}
      onChange={(event) => {
        const value = event.currentTarget.value;
        changeField(field, (last) => withNumber(last, field, value));
      }}
      onBlur={() => setIsTouched(true)}
    />
  );
}
