import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { OptionalLabel } from '../../ui/forms/optional-label.tsx';
import { useInsurers } from './product.api.ts';

interface InsurerSelectProps {
  /** Empty for none. */
  readonly value: string;
  /** The display name of the value, if known, until the insurers are loaded. */
  readonly valueName?: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (insurerId: string) => void;
}

export function InsurerSelect({ value, valueName, error, onChange }: InsurerSelectProps) {
  const { t } = useTranslation('products');
  const { insurers, isLoading, error: loadError } = useInsurers();
  const options = insurers.map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <Select
      label={<OptionalLabel>{t('form.insurer')}</OptionalLabel>}
      description={loadError ? t('form.insurersFailed') : undefined}
      placeholder={t('form.noInsurer')}
      data={isKnown ? options : [...options, { value, label: valueName || (isLoading ? '…' : value) }]}
      value={value === '' ? null : value}
      error={error}
      clearable
      clearButtonProps={{ 'aria-label': t('form.clearInsurer'), tabIndex: 0 }}
      searchable
      nothingFoundMessage={t('form.noInsurerFound')}
      onChange={(insurerId) => onChange(insurerId ?? '')}
    />
  );
}
