/** Selects the notification that is sent when a request arrives. */
import { Select } from '@mantine/core';
import type { FocusEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMailTemplates } from '../apps.api.ts';

interface MailTemplateSelectProps {
  readonly label: ReactNode;
  readonly description: string | undefined;
  readonly error: ReactNode;
  /** Empty for none. */
  readonly value: string;
  readonly onChange: (templateId: string) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

const shownMax = 100;

export function MailTemplateSelect({ value, onChange, ...field }: MailTemplateSelectProps) {
  const { t } = useTranslation('apps');
  const templates = useMailTemplates();
  const known = templates.map(({ id, name }) => ({ value: id, label: name }));
  // The template was deleted or has not been loaded yet.
  const isMissing = value !== '' && !known.some((one) => one.value === value);
  return (
    <Select
      {...field}
      data={isMissing ? [...known, { value, label: value }] : known}
      value={value === '' ? null : value}
      searchable
      clearable
      limit={shownMax}
      nothingFoundMessage={t('update.noTemplate')}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
