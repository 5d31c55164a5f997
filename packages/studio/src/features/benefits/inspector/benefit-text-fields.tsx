/** The texts of a benefit in one locale at a time; drafts in the other locales are retained. */
import { unknownPlaceholders } from '@coverwright/insurance/benefit-text';
import { TextInput, Textarea } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLocale } from '../../../locales/locale.ts';
import { textId, type BenefitDraft, type TextId } from '../draft/benefit-draft.ts';
import type { TextField } from '../benefit.ts';
import classes from './benefit-inspector.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import type { EntryTexts } from '../draft/editor-store.ts';

interface BenefitTextFieldsProps {
  readonly texts: EntryTexts;
  /** The texts in the draft. */
  readonly typed: BenefitDraft['texts'] | undefined;
  readonly locale: string;
  readonly onChange: (name: TextId, value: string) => void;
}

export const BenefitTextFields = memo(function BenefitTextFields({
  texts,
  typed,
  locale,
  onChange,
}: BenefitTextFieldsProps) {
  const { t } = useTranslation('benefits');
  const field = (name: TextField) => {
    const id = textId(locale, name);
    const defaultId = textId(defaultLocale, name);
    const value = typed?.[id]?.value ?? texts[id]?.value ?? '';
    const unknown = unknownPlaceholders(value);
    const names = unknown.join(' ');
    return {
      value,
      lang: locale,
      dir: 'auto',
      // Shown to customers until there is a translation.
      placeholder: typed?.[defaultId]?.value ?? texts[defaultId]?.value,
      error: unknown.length === 0 ? undefined : t('inspector.unknown', { count: unknown.length, names }),
      onChange: (event: { currentTarget: { value: string } }) => onChange(id, event.currentTarget.value),
    };
  };
  return (
    <>
      <TextInput label={t('inspector.name')} autoComplete="off" data-first-text {...field('name')} />
      <Textarea label={t('inspector.description')} className={classes['growing']} rows={2} {...field('description')} />
      <div className={blocks['pair']}>
        <TextInput
          label={t('inspector.shortValue')}
          autoComplete="off"
          className="cw-typed-keyword"
          {...field('value')}
        />
        <TextInput
          label={t('inspector.detailedValue')}
          autoComplete="off"
          className="cw-typed-keyword"
          {...field('detailedValue')}
        />
      </div>
      <p className={classes['hint']}>{t('inspector.placeholderHint')}</p>
    </>
  );
});
