import type { JsonObject } from '@coverwright/rules';
import { Input } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../../../../../ui/forms/check-box.tsx';
import { LiquidField } from '../../../editor/settings/liquid-field.tsx';
import type { TemplateEditor } from '../../../editor/use-template-editor.ts';
import { permissions, type HtmlPdfForm } from '../html-pdf-form.ts';
import classes from '../html-pdf.module.css';

interface ProtectionSettingsProps {
  readonly editor: TemplateEditor<HtmlPdfForm>;
  /** The preview data, for the Liquid picker. */
  readonly content: JsonObject | undefined;
}

/** The passwords of a document, and what is allowed without the owner password. */
export function ProtectionSettings({ editor, content }: ProtectionSettingsProps) {
  const { t } = useTranslation('htmlPdf');
  const { form, changeField, problems } = editor;
  const line = (field: 'passwordLiquid' | 'ownerPasswordLiquid') => ({
    field,
    label: t(`settings.${field}`),
    value: form[field],
    problem: problems.atFields[field],
    query: form.graphQlQuery,
    content,
    onChange: (liquid: string) => changeField(field, (last) => ({ ...last, [field]: liquid })),
  });
  return (
    <>
      <LiquidField isOptional {...line('passwordLiquid')} hint={t('settings.passwordHint')} />
      <LiquidField isOptional {...line('ownerPasswordLiquid')} hint={t('settings.ownerPasswordHint')} />
      {editor.form.ownerPasswordLiquid === '' ? null : <PermissionChoice editor={editor} />}
    </>
  );
}

function PermissionChoice({ editor }: Pick<ProtectionSettingsProps, 'editor'>) {
  const { t } = useTranslation('htmlPdf');
  const { form, changeField, problems } = editor;
  const labelId = useId();
  return (
    <Input.Wrapper
      label={t('settings.permissions')}
      labelElement="div"
      labelProps={{ id: labelId }}
      error={problems.atFields['permissions']?.message}
    >
      <div role="group" aria-labelledby={labelId} data-field="permissions" className={classes['permissions']}>
        {permissions.map((permission) => (
          <CheckBox
            key={permission}
            label={t(`settings.permission.${permission}`)}
            checked={form.permissions.includes(permission)}
            onChange={(event) => {
              const isAllowed = event.currentTarget.checked;
              changeField('permissions', (last) => ({
                ...last,
                permissions: withPermission(last, permission, isAllowed),
              }));
            }}
          />
        ))}
      </div>
    </Input.Wrapper>
  );
}

function withPermission(
  { permissions: last }: HtmlPdfForm,
  permission: string,
  isAllowed: boolean,
): HtmlPdfForm['permissions'] {
  return permissions.filter((one) => (one === permission ? isAllowed : last.includes(one)));
}
