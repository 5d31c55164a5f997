/** The settings of a PDF drawing, besides those that every template has. */
import { showHiddenCharacters } from '@coverwright/insurance/visible-name';
import type { JsonObject } from '@coverwright/rules';
import { Button, TextInput } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { OptionalLabel } from '../../../../ui/forms/optional-label.tsx';
import { SettingsSection } from '../../../../ui/editor/frame/settings-section.tsx';
import { showField } from '../../../../ui/editor/frame/show-field.ts';
import { describeProblem } from '../../../../ui/problems/problem-text.ts';
import { ReadOnlyFields } from '../../../../ui/read-only.tsx';
import type { ProblemPosition } from '../../console/console-entries.ts';
import { LiquidField } from '../../editor/settings/liquid-field.tsx';
import type { TemplateEditor } from '../../editor/use-template-editor.ts';
import type { PdfDrawingForm } from './pdf-drawing-form.ts';
import classes from './pdf-drawing.module.css';

interface PdfDrawingSettingsProps {
  readonly editor: TemplateEditor<PdfDrawingForm>;
  readonly content: JsonObject | undefined;
  /** The position most recently opened from the console. */
  readonly shownField: ProblemPosition | undefined;
  readonly onChooseFile: () => void;
}

export function PdfDrawingSettings({ editor, content, shownField, onChooseFile }: PdfDrawingSettingsProps) {
  const { t } = useTranslation('pdfDrawing');
  const { form, changeField, problems } = editor;
  const change = (field: 'password' | 'passwordLiquid') => (value: string) =>
    changeField(field, (last) => ({ ...last, [field]: value }));
  const passwordProblem = problems.atFields['password'];
  const fileProblem = problems.atFields['fileKey'];
  const fileProblemId = useId();
  useEffect(() => {
    if (shownField?.isWhole === true) showField(`[data-field="${CSS.escape(shownField.field)}"]`);
  }, [shownField]);
  return (
    <>
      <SettingsSection heading={t('settings.file')}>
        <ReadOnlyFields>
          <div>
            <p className={classes['file']}>
              {form.fileKey === '' ? t('file.none') : showHiddenCharacters(form.fileKey)}
            </p>
            <Button
              aria-describedby={fileProblem ? fileProblemId : undefined}
              data-field="fileKey"
              leftSection={<IconFolderOpen size={16} stroke={1.75} aria-hidden />}
              onClick={onChooseFile}
            >
              {t(form.fileKey === '' ? 'file.choose' : 'file.chooseOther')}
            </Button>
            {fileProblem ? (
              <FieldError id={fileProblemId}>{describeProblem(fileProblem, t('settings.file'))}</FieldError>
            ) : null}
          </div>
        </ReadOnlyFields>
      </SettingsSection>
      <SettingsSection>
        <ReadOnlyFields>
          <LiquidField
            isOptional
            field="passwordLiquid"
            label={t('settings.passwordLiquid')}
            hint={t('settings.passwordLiquidHint')}
            value={form.passwordLiquid}
            problem={problems.atFields['passwordLiquid']}
            query={form.graphQlQuery}
            content={content}
            onChange={change('passwordLiquid')}
          />
          <TextInput
            label={<OptionalLabel>{t('settings.password')}</OptionalLabel>}
            description={passwordProblem ? undefined : t('settings.passwordHint')}
            autoComplete="off"
            spellCheck={false}
            data-field="password"
            value={form.password}
            error={passwordProblem ? describeProblem(passwordProblem, t('settings.password')) : undefined}
            onChange={(event) => change('password')(event.currentTarget.value)}
          />
        </ReadOnlyFields>
      </SettingsSection>
    </>
  );
}
