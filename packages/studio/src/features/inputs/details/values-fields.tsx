/** What the values may be: the choices, the range, or the number of entries. */
import { Autocomplete, Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AmountInput } from '../../../ui/forms/amount-input.tsx';
import { PlusButton } from '../../../ui/plus-button.tsx';
import { useIsReadOnly } from '../../../ui/read-only.tsx';
import blocks from '../../../ui/layout/blocks.module.css';
import { hasChoices, isNumeric } from '../form/declaration.ts';
import type { InputEntry } from '../form/inputs-form.ts';
import { typedUnit, unitNames, unitText, withTypedUnit, withUsualUnit } from '../form/unit-field.ts';
import { ChoiceFields, type Localized } from './choice-fields.tsx';
import type { DetailFields } from './detail-fields.ts';

interface ValuesFieldsProps extends DetailFields, Localized {
  /** Adds an input to the entries of the list. */
  readonly onAddItem: () => void;
  readonly locales: readonly string[];
}

export function ValuesFields(props: ValuesFieldsProps) {
  const { input, onAddItem } = props;
  const { t } = useTranslation('inputs');
  const isReadOnly = useIsReadOnly();
  const { type } = input;
  if (hasChoices(type)) return <ListFields {...props} />;
  if (isNumeric(type)) {
    return (
      <>
        <RangeFields {...props} least="minimum" most="maximum" />
        <p className={blocks['small']}>{t('field.rangeHint')}</p>
        {type === 'amount' ? <CurrencyField {...props} /> : <UnitField {...props} />}
      </>
    );
  }
  if (type !== 'list') return <p className={blocks['small']}>{t(`words.${type === 'date' ? 'date' : 'boolean'}`)}</p>;
  return (
    <>
      <RangeFields {...props} least="minItems" most="maxItems" />
      <p className={blocks['small']}>{t('field.items', { count: input.items.length })}</p>
      {isReadOnly ? null : (
        <div>
          <PlusButton variant="default" onClick={onAddItem}>
            {t('addItem')}
          </PlusButton>
        </div>
      )}
    </>
  );
}

/** A person decides whether the list is closed: what the logic distinguishes is not all that may be sent. */
function ListFields(props: DetailFields & Localized) {
  const { input, change, errorOf } = props;
  const { t } = useTranslation('inputs');
  const isReadOnly = useIsReadOnly();
  const isClosed = input.type === 'choice';
  return (
    <>
      <p className={blocks['small']}>{t(isClosed ? 'list.closed' : 'list.open')}</p>
      <ChoiceFields {...props} error={errorOf('choices')} />
      {isReadOnly || (!isClosed && input.choices.length === 0) ? null : (
        <div>
          <Button onClick={() => change({ type: isClosed ? 'text' : 'choice' })}>
            {t(isClosed ? 'list.openIt' : 'list.closeIt')}
          </Button>
        </div>
      )}
    </>
  );
}

interface RangeFieldsProps extends DetailFields {
  readonly least: 'minimum' | 'minItems';
  readonly most: 'maximum' | 'maxItems';
}

function RangeFields({ input, change, errorOf, least, most }: RangeFieldsProps) {
  const { t } = useTranslation('inputs');
  const field = (name: typeof least | typeof most) => ({
    label: t(`field.${name}`),
    error: errorOf(name),
    value: input[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <div className={blocks['fieldPair']}>
      <AmountInput {...field(least)} />
      <AmountInput {...field(most)} />
    </div>
  );
}

/** Any text: the usual ones are suggested in the language of the texts. */
function UnitField({
  input,
  change,
  errorOf,
  locale,
  locales,
}: DetailFields & Localized & Pick<ValuesFieldsProps, 'locales'>) {
  const { t } = useTranslation('inputs');
  const value = typedUnit(input, locale);
  const replace = (fields: Pick<InputEntry, 'unit' | 'unitTexts'>) => change(fields, `unit ${locale}`);
  return (
    <Autocomplete
      label={t('field.unit')}
      description={t('field.unitHint')}
      placeholder={value === '' && unitText(input, locale) !== '' ? unitText(input, locale) : t('field.unitExample')}
      error={errorOf('unit')}
      lang={locale}
      autoComplete="off"
      // All of them, whatever the unit is.
      filter={({ options }) => options}
      data={unitNames(locale)}
      value={value}
      onChange={(text) => replace(withTypedUnit(input, text, locale, locales))}
      onBlur={() => {
        const usual = withUsualUnit(input);
        if (usual !== input) replace({ unit: usual.unit, unitTexts: usual.unitTexts });
      }}
    />
  );
}

function CurrencyField({ input, change, errorOf }: DetailFields) {
  const { t } = useTranslation('inputs');
  return (
    <TextInput
      label={t('field.currency')}
      placeholder={t('field.currencyExample')}
      error={errorOf('currency')}
      autoComplete="off"
      maxLength={3}
      value={input.currency}
      onChange={({ currentTarget }) => change({ currency: currentTarget.value.toUpperCase() })}
    />
  );
}
