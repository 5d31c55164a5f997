/** The settings of an email, besides those that every template has. */
import { useTranslation } from 'react-i18next';
import { SettingsSection } from '../../../../../ui/editor/frame/settings-section.tsx';
import { ReadOnlyFields } from '../../../../../ui/read-only.tsx';
import type { ProblemPosition } from '../../../console/console-entries.ts';
import { LiquidField } from '../../../editor/settings/liquid-field.tsx';
import { useShownField } from '../../../editor/settings/use-shown-field.ts';
import type { TemplateEditor } from '../../../editor/use-template-editor.ts';
import type { TemplatePreview } from '../../../preview/use-template-preview.ts';
import type { EmailForm } from '../email-form.ts';
import { AttachmentsSection } from './attachments-section.tsx';

interface EmailSettingsProps {
  readonly editor: TemplateEditor<EmailForm>;
  readonly preview: TemplatePreview;
  /** The position most recently opened from the console. */
  readonly shownField: ProblemPosition | undefined;
}

export function EmailSettings({ editor, preview, shownField }: EmailSettingsProps) {
  const { t } = useTranslation('emailMjml');
  const { form, changeField, problems } = editor;
  useShownField(shownField);
  const field = (name: 'subject' | 'unsubscribeUrl') => ({
    field: name,
    label: t(`settings.${name}`),
    hint: t(`settings.${name}Hint`),
    value: form[name],
    onChange: (liquid: string) => changeField(name, (last) => ({ ...last, [name]: liquid })),
    problem: problems.atFields[name],
    query: form.graphQlQuery,
    content: preview.previewed.content,
  });
  return (
    <>
      <SettingsSection heading={t('settings.heading')}>
        <ReadOnlyFields>
          <LiquidField {...field('subject')} placeholder={t('settings.noSubject')} />
          <LiquidField {...field('unsubscribeUrl')} isOptional />
        </ReadOnlyFields>
      </SettingsSection>
      <AttachmentsSection editor={editor} preview={preview} />
    </>
  );
}
