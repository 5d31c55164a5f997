import { Select } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { memo, useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './benefit-inspector.module.css';
import { listCurrencies, matchCurrencies, none, type CurrencyChoices } from '../values/currency-choices.ts';

interface CurrencySelectProps {
  /** Empty for none. */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Searchable by code or by name in the page's language. The list is long, so it is rendered only while open. */
export const CurrencySelect = memo(function CurrencySelect({ value, onChange }: CurrencySelectProps) {
  const { t, i18n } = useTranslation('benefits');
  const [isOpened, setIsOpened] = useState(false);
  const all = useMemo(
    () =>
      isOpened ? listCurrencies(i18n.language, t('inspector.noCurrency'), t('inspector.unnamedCurrency')) : undefined,
    [isOpened, i18n.language, t],
  );
  const chosen = { value: value || none, label: value || t('inspector.noCurrency'), name: '' };
  const nameOf = new Map(all && [...all.current, ...all.others].map((choice) => [choice.value, choice.name]));
  const toData = ({ current, others }: CurrencyChoices) => [
    ...current,
    ...(others.length > 0 ? [{ group: t('inspector.otherCurrencies'), items: [...others] }] : []),
  ];
  return (
    <Select
      label={t('inspector.currency')}
      searchable
      allowDeselect={false}
      selectFirstOptionOnChange
      rightSection={<IconSelector size={14} stroke={1.75} aria-hidden />}
      nothingFoundMessage={t('inspector.noCurrencyFound')}
      comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed', width: 300, position: 'bottom-end' }}
      data={all ? toData(all) : [chosen]}
      value={chosen.value}
      onDropdownOpen={() => setIsOpened(true)}
      onDropdownClose={() => setIsOpened(false)}
      // Typing replaces the current code.
      onClick={(event) => event.currentTarget.select()}
      onKeyDown={takeMarkedOnTab}
      filter={({ search }) => (all ? toData(matchCurrencies(all, search)) : [])}
      renderOption={({ option }) => (
        <span>
          {option.label} <small className={classes['optionNote']}>{nameOf.get(option.value)}</small>
        </span>
      )}
      onChange={(code) => onChange(code === null || code === none ? '' : code)}
    />
  );
});

/** Accepts the highlighted option, as Enter does. If the field was emptied, the previous choice is restored. */
function takeMarkedOnTab({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Tab' || currentTarget.value === '') return;
  const list = document.getElementById(currentTarget.getAttribute('aria-controls') ?? '');
  list?.querySelector<HTMLElement>('[data-combobox-selected]')?.click();
}
