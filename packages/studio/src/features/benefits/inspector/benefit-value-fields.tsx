/** The raw value of a benefit in the inspector: its type, its value in that type's format, and its currency. */
import { valueWords } from '@coverwright/insurance/benefit-value';
import { TextInput, Textarea } from '@mantine/core';
import { memo, useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountInput } from '../../../ui/forms/amount-input.tsx';
import { FieldError } from '../../../ui/forms/field-error.tsx';
import { LazyCodeEditor } from '../../../ui/code-editor/code-editor-lazy.tsx';
import { Segments } from '../../../ui/forms/segments.tsx';
import {
  hasCurrency,
  readValueForm,
  toValueForm,
  typedUnder,
  type BenefitDraft,
  type ValueForm,
} from '../draft/benefit-draft.ts';
import { rawTypes, type RawType } from '../values/benefit-value.ts';
import type { BenefitEntry } from '../benefit.ts';
import classes from './benefit-inspector.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { CurrencySelect } from './currency-select.tsx';

interface BenefitValueFieldsProps {
  readonly entry: BenefitEntry;
  readonly draft: BenefitDraft | undefined;
  /** Must be a stable function, so that unchanged fields do not rerender. */
  readonly onChange: (changes: Partial<ValueForm>) => void;
}

export function BenefitValueFields({ entry, draft, onChange }: BenefitValueFieldsProps) {
  const { t } = useTranslation('benefits');
  const form = draft?.value?.form ?? toValueForm(entry);
  const chooseCurrency = useCallback((currencyCode: string) => onChange({ currencyCode }), [onChange]);
  const chooseType = useCallback((rawType: RawType) => onChange({ rawType }), [onChange]);
  const currency = <CurrencySelect value={form.currencyCode} onChange={chooseCurrency} />;
  if (entry.isValueInput && entry.valueJson === undefined) {
    return (
      <>
        <p className={classes['note']}>{t('inspector.inputNote')}</p>
        {currency}
      </>
    );
  }
  const withCurrency = hasCurrency(form.rawType, entry.isValueInput);
  return (
    <>
      <div className={classes['types']}>
        <TypeSegments value={form.rawType} onChange={chooseType} />
      </div>
      <div className={withCurrency && form.rawType === 'number' ? blocks['pair'] : classes['stack']}>
        <TypedValue entry={entry} form={form} onChange={onChange} />
        {withCurrency ? currency : null}
      </div>
    </>
  );
}

function TypedValue({
  entry,
  form,
  onChange,
}: {
  entry: BenefitEntry;
  form: ValueForm;
  onChange: BenefitValueFieldsProps['onChange'];
}) {
  const { t, i18n } = useTranslation('benefits');
  const words = valueWords(i18n.language);
  const errorId = useId();
  const { rawType } = form;
  const value = typedUnder(form, rawType, entry);
  const { problem } = readValueForm(form, entry);
  const type = (typed: string) => onChange({ typed: { ...form.typed, [rawType]: typed } });
  const error = problem === undefined ? undefined : t(`problem.${problem}`);
  if (rawType === 'number') {
    return <AmountInput label={t('inspector.amount')} value={value} error={error} onChange={type} />;
  }
  if (rawType === 'boolean') {
    return (
      <div className={classes['choice']}>
        <span aria-hidden>{t('inspector.boolean')}</span>
        <Segments
          label={t('inspector.boolean')}
          choices={[
            { value: 'true', label: words.yes },
            { value: 'false', label: words.no },
          ]}
          value={value}
          onChange={type}
        />
      </div>
    );
  }
  if (rawType === 'complex') {
    return (
      <div>
        <span className={classes['label']} aria-hidden>
          {t('inspector.complex')}
        </span>
        <LazyCodeEditor
          framed
          height="140px"
          label={t('inspector.complex')}
          value={value}
          isInvalid={error !== undefined}
          {...(error !== undefined && { describedBy: errorId })}
          onChange={type}
        />
        {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
      </div>
    );
  }
  const onTyped = (event: { currentTarget: { value: string } }) => type(event.currentTarget.value);
  return rawType === 'date' ? (
    <TextInput
      label={t('inspector.date')}
      description={t('inspector.dateHint')}
      autoComplete="off"
      value={value}
      error={error}
      onChange={onTyped}
    />
  ) : (
    <Textarea
      label={t('inspector.text')}
      className={classes['growing']}
      dir="auto"
      rows={1}
      value={value}
      onChange={onTyped}
    />
  );
}

const TypeSegments = memo(function TypeSegments(props: { value: RawType; onChange: (type: RawType) => void }) {
  const { t } = useTranslation('benefits');
  const choices = rawTypes.map((value) => ({ value, label: t(`inspector.types.${value}`) }));
  return <Segments label={t('inspector.valueType')} choices={choices} {...props} />;
});
