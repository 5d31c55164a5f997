import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ItemId } from '../../../paths/history.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import list from '../../../ui/list-table/list-table.module.css';
import type { HistoryFilter } from '../history-view.ts';
import { useAuthors } from '../history.api.ts';
import { partsOf } from '../snapshot.ts';

interface HistoryFilterBarProps {
  readonly item: ItemId;
  readonly filter: HistoryFilter;
  readonly onFilter: (filter: HistoryFilter) => void;
}

export function HistoryFilterBar({ item, filter, onFilter }: HistoryFilterBarProps) {
  const { t, i18n } = useTranslation('history');
  const authors = useAuthors(item);
  const parts = partsOf[item.kind].map((value) => ({ value, label: upperFirst(t(`part.${value}`), i18n.language) }));
  return (
    <search className={list['toolbar']}>
      <Select
        aria-label={t('filter.by')}
        placeholder={t('filter.anyone')}
        clearable
        searchable
        data={authors}
        value={authors.some(({ value }) => value === filter.by) ? filter.by : null}
        onChange={(by) => onFilter({ ...filter, by: by ?? '' })}
      />
      <Select
        aria-label={t('filter.part')}
        placeholder={t('filter.anyPart')}
        clearable
        data={parts}
        value={parts.find(({ value }) => value === filter.part)?.value ?? null}
        onChange={(part) => onFilter({ ...filter, part: part ?? '' })}
      />
      <CheckBox
        label={t('filter.isNamed')}
        checked={filter.isNamed}
        onChange={(event) => onFilter({ ...filter, isNamed: event.currentTarget.checked })}
      />
    </search>
  );
}

/** Parts are named within sentences. */
function upperFirst(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
