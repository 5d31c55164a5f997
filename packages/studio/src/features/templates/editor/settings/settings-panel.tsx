/** The settings that every template has, those of its kind, its query, and the delete button. */
import { Button, Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalLabel } from '../../../../ui/forms/optional-label.tsx';
import { describeProblem } from '../../../../ui/problems/problem-text.ts';
import { ReadOnlyFields } from '../../../../ui/read-only.tsx';
import { SettingsSection } from '../../../../ui/editor/frame/settings-section.tsx';
import type { SettingsField, TemplateSettings } from '../template-form.ts';
import { editsForm } from '../../../../ui/editor/history/use-editor-keys.ts';
import { LazyUsedBy } from '../../../item-uses/lazy-used-by.tsx';
import type { TemplateEditor } from '../use-template-editor.ts';

interface SettingsPanelProps<Form extends TemplateSettings> {
  readonly editor: TemplateEditor<Form>;
  /** Fields of the kind. */
  readonly children?: ReactNode;
  readonly onDelete: () => void;
}

/** The parts that the panel itself edits; every kind's form has these. */
type SettingsEditor = Pick<TemplateEditor<TemplateSettings>, 'form' | 'problems' | 'changeSettings'>;

export function SettingsPanel<Form extends TemplateSettings>({ editor, children, onDelete }: SettingsPanelProps<Form>) {
  const { t } = useTranslation('templates');
  return (
    <div {...editsForm}>
      <SettingsSection>
        <ReadOnlyFields>
          <SettingsFields editor={editor} />
        </ReadOnlyFields>
      </SettingsSection>
      {children}
      <SettingsSection>
        <LazyUsedBy used={{ kind: 'template', itemIds: [editor.id] }} level={3} />
      </SettingsSection>
      {editor.isReadOnly ? null : (
        <SettingsSection>
          <Button
            variant="subtle"
            color="danger"
            leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
            disabled={editor.isBusy}
            onClick={onDelete}
          >
            {t('delete.confirm')}
          </Button>
        </SettingsSection>
      )}
    </div>
  );
}

function SettingsFields({ editor }: { readonly editor: SettingsEditor }) {
  const { t } = useTranslation(['templateTools', 'widgets']);
  const [isNameTouched, setIsNameTouched] = useState(false);
  const { form, changeSettings, problems } = editor;
  const text = (field: SettingsField) => {
    const problem = problems.atFields[field];
    const isMissing = field === 'name' && isNameTouched && form.name.trim() === '';
    return {
      label: t(`settings.${field}`),
      value: form[field],
      error: problem ? describeProblem(problem, t(`settings.${field}`)) : isMissing ? t('widgets:required') : undefined,
      autoComplete: 'off',
      onChange: (event: { currentTarget: { value: string } }) => changeSettings({ [field]: event.currentTarget.value }),
    };
  };
  return (
    <>
      <TextInput {...text('name')} required withAsterisk={false} dir="auto" onBlur={() => setIsNameTouched(true)} />
      <TextInput
        {...text('logicalId')}
        label={<OptionalLabel>{t('settings.logicalId')}</OptionalLabel>}
        description={problems.atFields['logicalId'] ? undefined : t('settings.logicalIdHint')}
        spellCheck={false}
      />
      <Textarea
        {...text('description')}
        label={<OptionalLabel>{t('settings.description')}</OptionalLabel>}
        autosize
        minRows={2}
        maxRows={8}
        dir="auto"
      />
    </>
  );
}
