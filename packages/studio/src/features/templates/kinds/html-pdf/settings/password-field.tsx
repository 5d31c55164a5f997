import type { JsonObject } from '@coverwright/rules';
import { useTranslation } from 'react-i18next';
import { describeProblem } from '../../../../../ui/problems/problem-text.ts';
import type { TemplateEditor } from '../../../editor/use-template-editor.ts';
import { LiquidField } from '../../../liquid-picker/liquid-field.tsx';
import type { HtmlPdfForm } from '../html-pdf-form.ts';
import classes from '../html-pdf.module.css';

interface PasswordFieldProps {
  readonly field: 'passwordLiquid' | 'ownerPasswordLiquid';
  readonly label: string;
  readonly hint: string;
  readonly editor: TemplateEditor<HtmlPdfForm>;
  readonly content: JsonObject | undefined;
}

/** The Liquid that gives one of the passwords of a document. */
export function PasswordField({ field, label, hint, editor, content }: PasswordFieldProps) {
  const { t } = useTranslation('widgets');
  const { form, changeField, problems } = editor;
  const problem = problems.atFields[field];
  return (
    <LiquidField
      label={
        <>
          {label} <span className={classes['optional']}>{t('optional')}</span>
        </>
      }
      description={problem ? undefined : hint}
      field={field}
      query={form.graphQlQuery}
      content={content}
      value={form[field]}
      error={problem ? describeProblem(problem, label) : undefined}
      onChange={(liquid) => changeField(field, (last) => ({ ...last, [field]: liquid }))}
    />
  );
}
