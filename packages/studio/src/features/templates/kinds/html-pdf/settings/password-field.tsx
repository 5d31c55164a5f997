import type { JsonObject } from '@coverwright/rules';
import { LiquidField } from '../../../editor/settings/liquid-field.tsx';
import type { TemplateEditor } from '../../../editor/use-template-editor.ts';
import type { HtmlPdfForm } from '../html-pdf-form.ts';

interface PasswordFieldProps {
  readonly field: 'passwordLiquid' | 'ownerPasswordLiquid';
  readonly label: string;
  readonly hint: string;
  readonly editor: TemplateEditor<HtmlPdfForm>;
  readonly content: JsonObject | undefined;
}

/** The Liquid that gives one of the passwords of a document. */
export function PasswordField({ field, label, hint, editor, content }: PasswordFieldProps) {
  const { form, changeField, problems } = editor;
  return (
    <LiquidField
      field={field}
      label={label}
      hint={hint}
      isOptional
      value={form[field]}
      onChange={(liquid) => changeField(field, (last) => ({ ...last, [field]: liquid }))}
      problem={problems.atFields[field]}
      query={form.graphQlQuery}
      content={content}
    />
  );
}
