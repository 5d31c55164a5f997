import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Localized } from './choice-fields.tsx';
import type { DetailFields } from './detail-fields.ts';

/** The label and the help in one locale at a time. */
export function TextsFields({ input, change, errorOf, locale }: DetailFields & Localized) {
  const { t } = useTranslation('inputs');
  const text = (field: 'label' | 'help') => ({
    error: errorOf(field),
    lang: locale,
    dir: 'auto',
    value: input[field][locale] ?? '',
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      change({ [field]: { ...input[field], [locale]: currentTarget.value } }, `${field} ${locale}`),
  });
  return (
    <>
      <TextInput label={t('field.label')} autoComplete="off" {...text('label')} />
      <Textarea label={t('field.help')} autosize minRows={1} maxRows={4} {...text('help')} />
    </>
  );
}
