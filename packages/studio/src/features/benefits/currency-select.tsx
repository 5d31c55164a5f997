import { Select } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './benefit-inspector.module.css';
import { currencyCodes } from './currency-codes.ts';

interface CurrencySelectProps {
  /** Empty for none. */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

const none = 'none';

/** Found by code or by name, in the language of the page. The list is long, and there only while it is open. */
export const CurrencySelect = memo(function CurrencySelect({ value, onChange }: CurrencySelectProps) {
  const { t } = useTranslation('benefits');
  const [isOpened, setIsOpened] = useState(false);
  const chosen = { value: value || none, label: value || t('inspector.noCurrency'), name: '' };
  const all = useChoices(isOpened);
  const nameOf = new Map(all.map((choice) => [choice.value, choice.name]));
  return (
    <Select
      label={t('inspector.currency')}
      searchable
      rightSection={<IconSelector size={14} stroke={1.75} aria-hidden />}
      nothingFoundMessage={t('inspector.noCurrencyFound')}
      comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed', width: 300, position: 'bottom-end' }}
      data={all.length > 0 ? all : [chosen]}
      value={chosen.value}
      onDropdownOpen={() => setIsOpened(true)}
      onDropdownClose={() => setIsOpened(false)}
      filter={({ search }) => {
        const searched = search.trim().toLowerCase();
        return all.filter(({ label, name }) => [label, name].some((text) => text.toLowerCase().includes(searched)));
      }}
      renderOption={({ option }) => (
        <span>
          {option.label} <small className={classes['optionNote']}>{nameOf.get(option.value)}</small>
        </span>
      )}
      onChange={(code) => onChange(code === null || code === none ? '' : code)}
    />
  );
});

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly name: string;
}

function useChoices(isOpened: boolean): Choice[] {
  const { t, i18n } = useTranslation('benefits');
  return useMemo(() => {
    if (!isOpened) return [];
    const names = new Intl.DisplayNames([i18n.language], { type: 'currency', fallback: 'none' });
    const named = currencyCodes.map((code) => ({ value: code, label: code, name: names.of(code) ?? '' }));
    return [...named.slice(0, 1), { value: none, label: t('inspector.noCurrency'), name: '' }, ...named.slice(1)];
  }, [isOpened, i18n.language, t]);
}
