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
  /** The message is shown below several fields, so it names the field. */
  readonly namesItself?: boolean;
  /** Shown if no heading mentions it. */
  readonly unit?: string;
}

/** A number, stored as typed; if invalid, the error is shown on blur, or when saving was refused. */
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
