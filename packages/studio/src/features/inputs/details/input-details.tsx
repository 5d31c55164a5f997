/** Every field of one input, beside the grid, or over it where there is no room. */
import { inputLevels } from '@coverwright/insurance/input';
import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsSection } from '../../../ui/editor/frame/settings-section.tsx';
import { SidePanel } from '../../../ui/editor/frame/side-panel.tsx';
import { editsForm } from '../../../ui/editor/history/use-editor-keys.ts';
import { Segments } from '../../../ui/forms/segments.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ReadOnly, ReadOnlyFields, useIsReadOnly } from '../../../ui/read-only.tsx';
import { LocaleSelect } from '../../../ui/text-locale/locale-select.tsx';
import type { ProductKey } from '../../../paths/products.ts';
import type { RowFault } from '../form/fault-text.ts';
import type { InputRow } from '../form/input-edits.ts';
import type { InputEntry } from '../form/inputs-form.ts';
import type { TriedInputs } from '../inputs.api.ts';
import type { InputActions } from '../use-inputs-editor.ts';
import type { DetailFields } from './detail-fields.ts';
import { IdentityFields } from './identity-fields.tsx';
import classes from './input-details.module.css';
import { RequiredFields } from './required-fields.tsx';
import { SeenValues } from './seen-values.tsx';
import { TextsFields } from './texts-fields.tsx';
import { TrialNote } from './trial-note.tsx';
import { ValueField } from './value-field.tsx';
import { ValuesFields } from './values-fields.tsx';

interface InputDetailsProps {
  readonly productId: ProductKey;
  readonly row: InputRow;
  /** The inputs beside it, which its condition may read. */
  readonly beside: readonly InputEntry[];
  readonly faults: readonly RowFault[];
  readonly locales: readonly string[];
  readonly tried: TriedInputs;
  readonly isReadOnly: boolean;
  readonly actions: InputActions;
}

export function InputDetails(props: InputDetailsProps) {
  const { productId, row, beside, faults, locales, tried, isReadOnly, actions } = props;
  const { t, i18n } = useTranslation('inputs');
  const { position, input, fullPath } = row;
  const [chosen, setLocale] = useState<string>(i18n.language);
  const locale = locales.includes(chosen) ? chosen : (locales[0] ?? chosen);
  const fields: DetailFields = {
    input,
    change: (changes, step) => actions.change(position, changes, step),
    errorOf: (field) => faults.find((fault) => fault.field === field)?.text,
  };
  return (
    <SidePanel title={fullPath === '' ? t('unnamed') : fullPath} isWide onClose={() => actions.select(undefined)}>
      <div className={classes['sections']} {...editsForm}>
        <ReadOnly isReadOnly={isReadOnly}>
          <SettingsSection>
            <PositionTools position={position} actions={actions} />
            <LocaleSelect size="xs" label={t('field.textsIn')} locales={locales} value={locale} onChange={setLocale} />
          </SettingsSection>
          <ReadOnlyFields>
            <SettingsSection>
              <IdentityFields {...fields} isEntry={row.depth > 0} />
            </SettingsSection>
            <SettingsSection heading={t('section.values')}>
              <ValuesFields
                key={position}
                {...fields}
                locale={locale}
                locales={locales}
                onAddItem={() => actions.select(actions.add(position))}
              />
              <TrialNote input={input} fullPath={fullPath} tried={tried} onChange={fields.change} />
            </SettingsSection>
          </ReadOnlyFields>
          {row.depth > 0 ? null : <SeenValues productId={productId} path={input.path} />}
          <ReadOnlyFields>
            <SettingsSection heading={t('section.required')}>
              <RequiredFields key={position} {...fields} beside={beside} />
            </SettingsSection>
            <SettingsSection heading={t('section.level')}>
              <Segments
                label={t('level.ofInput')}
                choices={inputLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
                value={input.level}
                onChange={(level) => fields.change({ level })}
              />
            </SettingsSection>
            <SettingsSection heading={t('section.texts')}>
              <TextsFields {...fields} locale={locale} />
            </SettingsSection>
            <SettingsSection heading={t('section.assumed')}>
              <ValueField {...fields} field="default" description={t('field.defaultHint')} />
              <ValueField {...fields} field="example" />
            </SettingsSection>
          </ReadOnlyFields>
        </ReadOnly>
      </div>
    </SidePanel>
  );
}

function PositionTools({ position, actions }: Pick<InputDetailsProps, 'actions'> & { readonly position: string }) {
  const { t } = useTranslation('inputs');
  if (useIsReadOnly()) return null;
  const move = (by: 1 | -1) => {
    const moved = actions.move(position, by);
    if (moved !== undefined) actions.select(moved);
  };
  return (
    <div className={classes['tools']}>
      <IconButton label={t('moveUp')} icon={<IconArrowUp size={16} stroke={1.75} />} onClick={() => move(-1)} />
      <IconButton label={t('moveDown')} icon={<IconArrowDown size={16} stroke={1.75} />} onClick={() => move(1)} />
      <Button
        variant="subtle"
        color="danger"
        size="xs"
        leftSection={<IconTrash size={14} stroke={1.75} aria-hidden />}
        onClick={() => actions.remove(position)}
      >
        {t('remove')}
      </Button>
    </div>
  );
}
