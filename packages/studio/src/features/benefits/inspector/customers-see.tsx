/** What a customer will read about the benefit in a locale, including unsaved edits. */
import { fillText } from '@coverwright/insurance/benefit-text';
import { useTranslation } from 'react-i18next';
import { benefitName } from '../benefit-name.ts';
import { textId, type BenefitDraft } from '../draft/benefit-draft.ts';
import type { BenefitEntry, TextField } from '../benefit.ts';
import classes from './benefit-inspector.module.css';
import type { EntryTexts } from '../draft/editor-store.ts';
import { shownText } from '../draft/save-changes.ts';
import { shownValue } from '../values/shown-value.ts';

interface CustomersSeeProps {
  /** With the draft of its value applied. */
  readonly shown: BenefitEntry;
  readonly optionCount: number;
  readonly texts: EntryTexts;
  readonly draft: BenefitDraft | undefined;
  readonly locale: string;
}

export function CustomersSee({ shown, optionCount, texts, draft, locale }: CustomersSeeProps) {
  const { t } = useTranslation('benefits');
  const text = (field: TextField) => draft?.texts[textId(locale, field)]?.value ?? shownText(texts, locale, field);
  const value = shownValue({ ...shown, format: text('value') }, locale);
  const filled = (field: TextField) => {
    const written = text(field) ?? '';
    return fillText(written, shown, locale) ?? written;
  };
  const detailed = filled('detailedValue');
  const description = filled('description');
  const valueText = value.kind === 'text' ? value.text : valuelessText(value.kind);
  return (
    <section className={classes['customers']} aria-label={t('inspector.customersSee')} lang={locale}>
      <h4>{t('inspector.customersSee')}</h4>
      <p className={classes['customersLine']}>
        <strong>{benefitName({ ...shown, name: filled('name') })}</strong>
        <strong>{valueText}</strong>
      </p>
      {detailed === '' ? null : <p>{detailed}</p>}
      {description === '' ? null : <p>{description}</p>}
    </section>
  );

  function valuelessText(kind: 'customerEnters' | 'none'): string {
    if (optionCount > 0) return t('value.options', { count: optionCount });
    return kind === 'customerEnters' ? t('value.customerEnters') : '';
  }
}
