/** The settings of an HTML-to-PDF template, besides those that every template has. */
import type { JsonObject } from '@coverwright/rules';
import { Select, Switch } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProblemPosition } from '../../../console/console-entries.ts';
import { CheckBox } from '../../../../../ui/forms/check-box.tsx';
import { ReadOnlyFields } from '../../../../../ui/read-only.tsx';
import { SettingsSection } from '../../../../../ui/editor/frame/settings-section.tsx';
import { useShownField } from '../../../editor/settings/use-shown-field.ts';
import type { TemplateEditor } from '../../../editor/use-template-editor.ts';
import { orientations, pageSizes, sides, type HtmlPdfForm } from '../html-pdf-form.ts';
import classes from '../html-pdf.module.css';
import blocks from '../../../../../ui/layout/blocks.module.css';
import { NumberField } from './number-field.tsx';
import { ProtectionSettings } from './protection-settings.tsx';

interface HtmlPdfSettingsProps {
  readonly editor: TemplateEditor<HtmlPdfForm>;
  /** The preview data, for the Liquid picker. */
  readonly content: JsonObject | undefined;
  /** The position most recently opened from the console. */
  readonly shownField: ProblemPosition | undefined;
  /** Whether its fields are visible. */
  readonly onShown: (areShown: boolean) => void;
}

const spacingFields = ['headerSettings.spacing', 'footerSettings.spacing'];

export function HtmlPdfSettings({ editor, content, shownField, onShown }: HtmlPdfSettingsProps) {
  const { t } = useTranslation('htmlPdf');
  const { form, changeField, problems } = editor;
  const isSpacingWrong = spacingFields.some((field) => problems.atFields[field] !== undefined);
  const isSpacingShown = shownField !== undefined && spacingFields.includes(shownField.field);
  const [isAdvancedOn, setIsAdvanced] = useState(hasAdvanced(form));
  const isAdvanced = isAdvancedOn || isSpacingWrong || isSpacingShown;
  useShownField(shownField);
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return (
    <>
      <SettingsSection>
        <ReadOnlyFields>
          <ProtectionSettings editor={editor} content={content} />
        </ReadOnlyFields>
      </SettingsSection>
      <SettingsSection heading={t('settings.page')}>
        <ReadOnlyFields>
          <div className={classes['pair']}>
            <Select
              label={t('settings.pageSize')}
              allowDeselect={false}
              data={pageSizes.map((value) => ({ value, label: t(`settings.size.${value}`) }))}
              value={form.pageSize}
              onChange={(value) => {
                const pageSize = pageSizes.find((one) => one === value);
                if (pageSize) changeField('pageSize', (last) => ({ ...last, pageSize }));
              }}
            />
            <Select
              label={t('settings.orientation')}
              allowDeselect={false}
              data={orientations.map((value) => ({ value, label: t(`settings.${value}`) }))}
              value={form.orientation}
              onChange={(value) => {
                const orientation = orientations.find((one) => one === value);
                if (orientation) changeField('orientation', (last) => ({ ...last, orientation }));
              }}
            />
          </div>
          <HintedCheckbox
            label={t('settings.fitToPage')}
            hint={t('settings.fitToPageHint')}
            checked={form.isFitToPage}
            onChange={(isFitToPage) => changeField('isFitToPage', (last) => ({ ...last, isFitToPage }))}
          />
          {form.isFitToPage ? (
            <NumberField
              editor={editor}
              field="minimumPrintSizePercent"
              label={t('settings.minimumPrintSize')}
              unit={t('settings.percent')}
            />
          ) : null}
        </ReadOnlyFields>
      </SettingsSection>
      <SettingsSection heading={t('settings.margins')} unit={t('settings.mm')}>
        <ReadOnlyFields>
          <div className={classes['sides']}>
            {sides.map((side) => (
              <NumberField
                key={side}
                editor={editor}
                field={`marginSettings.${side}`}
                label={t(`settings.${side}`)}
                namesItself
              />
            ))}
          </div>
        </ReadOnlyFields>
      </SettingsSection>
      <SettingsSection>
        <Switch
          label={t('settings.advanced')}
          checked={isAdvanced}
          onChange={(event) => setIsAdvanced(event.currentTarget.checked)}
        />
        {isAdvanced ? (
          <ReadOnlyFields>
            <AdvancedSettings editor={editor} />
          </ReadOnlyFields>
        ) : null}
      </SettingsSection>
    </>
  );
}

function AdvancedSettings({ editor }: Pick<HtmlPdfSettingsProps, 'editor'>) {
  const { t } = useTranslation('htmlPdf');
  const { form, changeField } = editor;
  return (
    <>
      <div>
        <div className={classes['pair']}>
          <NumberField
            editor={editor}
            field="headerSettings.spacing"
            label={t('settings.headerSpacing')}
            unit={t('settings.mm')}
          />
          <NumberField
            editor={editor}
            field="footerSettings.spacing"
            label={t('settings.footerSpacing')}
            unit={t('settings.mm')}
          />
        </div>
        <p className={blocks['below']}>{t('settings.spacingHint')}</p>
      </div>
      <HintedCheckbox
        label={t('settings.tagged')}
        hint={t('settings.taggedHint')}
        checked={form.isTagged}
        onChange={(isTagged) => changeField('isTagged', (last) => ({ ...last, isTagged }))}
      />
    </>
  );
}

interface HintedCheckboxProps {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function HintedCheckbox({ label, hint, checked, onChange }: HintedCheckboxProps) {
  const hintId = useId();
  return (
    <div>
      <CheckBox
        label={label}
        aria-describedby={hintId}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <p id={hintId} className={blocks['below']}>
        {hint}
      </p>
    </div>
  );
}

function hasAdvanced({ header, footer, isTagged }: HtmlPdfForm): boolean {
  return isTagged || header.spacing !== '0' || footer.spacing !== '0';
}
