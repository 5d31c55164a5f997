import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../api/use-may.ts';
import { OptionalLabel } from '../../ui/forms/optional-label.tsx';
import { showFailure } from '../../ui/toasts/toasts.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { useCreateInsurer } from '../administration/insurers/insurers.api.ts';
import { isFound, isNewName, sortByName } from './insurer-options.ts';
import { useInsurers } from './product.api.ts';

interface InsurerSelectProps {
  /** Empty for none. */
  readonly value: string;
  /** The display name of the value, if known, until the insurers are loaded. */
  readonly valueName?: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (insurerId: string) => void;
}

/** The option that creates an insurer; no id can have this value. */
const created = ' ';

export function InsurerSelect({ value, valueName, error, onChange }: InsurerSelectProps) {
  const { t } = useTranslation('products');
  const { insurers, isLoading, error: loadError } = useInsurers();
  const mayCreate = useMay('insurers:write');
  const createInsurer = useCreateInsurer();
  const { isBusy, run } = useBusy();
  const [search, setSearch] = useState('');
  const typed = search.trim();
  const options = insurers.map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = value === '' || options.some((option) => option.value === value);
  const shown = isKnown ? options : [...options, { value, label: valueName || (isLoading ? '…' : value) }];
  const canCreate = mayCreate && !isLoading && isNewName(shown, typed);
  const sorted = sortByName(shown, typed);
  const isTaken = typed === (shown.find((option) => option.value === value)?.label ?? '');
  const create = async () => {
    try {
      const id = await createInsurer(typed);
      if (id !== undefined) onChange(id);
    } catch (failure) {
      showFailure(t('form.createInsurerFailed'), failure);
    }
  };
  return (
    <Select
      label={<OptionalLabel>{t('form.insurer')}</OptionalLabel>}
      description={loadError ? t('form.insurersFailed') : undefined}
      placeholder={t('form.noInsurer')}
      data={canCreate ? [...sorted, { value: created, label: t('form.createInsurer', { name: typed }) }] : sorted}
      value={value === '' ? null : value}
      error={error}
      clearable
      clearButtonProps={{ 'aria-label': t('form.clearInsurer'), tabIndex: 0 }}
      allowDeselect={false}
      searchable
      selectFirstOptionOnChange={typed !== ''}
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options: all, search: text }) =>
        all.filter((option) => 'value' in option && (option.value === created || isFound(option.label, text)))
      }
      // A disabled field would lose the focus.
      readOnly={isBusy}
      onKeyDown={(event) => {
        // Enter must not submit the form without the insurer that is typed or being created.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing && (isBusy || !isTaken)) event.preventDefault();
      }}
      nothingFoundMessage={t('form.noInsurerFound')}
      onChange={(insurerId) => {
        if (insurerId === created) run(create);
        else onChange(insurerId ?? '');
      }}
    />
  );
}
