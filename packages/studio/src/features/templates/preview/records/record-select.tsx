/** Selects the record of a preview by its number, so that users do not need to know its id. */
import { Loader, Select, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../ui/problems/describe-error.ts';
import { useDelayed } from '../../../../ui/states/use-delayed.ts';
import { recordIdIn, withRecordId } from './record-id.ts';
import type { RecordList } from './record-list.ts';
import classes from './record-select.module.css';
import blocks from '../../../../ui/layout/blocks.module.css';
import { useRecords, type PreviewRecord } from './records.api.ts';

interface RecordSelectProps {
  readonly list: RecordList;
  readonly variablesText: string;
  readonly onChange: (variablesText: string) => void;
}

const newest = '';

export function RecordSelect({ list, variablesText, onChange }: RecordSelectProps) {
  const { t } = useTranslation('templateTools');
  const id = recordIdIn(variablesText);
  const { records, chosen, setPicked, error, typed, setTyped, setIsOpen, isLoading } = useChoice(list, id);
  const shown = new Map(records?.map((record) => [record.id, record]));
  const isKept = id !== undefined && id !== newest && !shown.has(id);
  const options = [
    { value: newest, label: t('record.newest') },
    ...[...shown.values()].map((record) => ({ value: record.id, label: labelOf(record) })),
    // Not a search result, but the field needs an option to display its label.
    ...(isKept ? [{ value: id, label: chosen ? labelOf(chosen) : id }] : []),
  ];
  const label = options.find(({ value }) => value === id)?.label ?? '';
  const text = typed?.trim() ?? '';
  const isNone = records?.length === 0 && text !== '';
  const status = isLoading ? t('record.searching') : isNone ? t('record.none', { text }) : '';
  const failure = error ? t('record.failed', { reason: errorText(error) }) : undefined;
  return (
    <div>
      <Select
        label={t(`record.label.${list}`)}
        description={t(`record.hint.${list}`)}
        error={id === undefined ? t('record.broken') : failure}
        readOnly={id === undefined}
        searchable
        allowDeselect={false}
        maxDropdownHeight={280}
        data={options}
        filter={({ options: all }) =>
          all.filter((one) => 'value' in one && (one.value === newest ? text === '' && !error : shown.has(one.value)))
        }
        value={id ?? null}
        searchValue={typed ?? label}
        nothingFoundMessage={status || failure || t('record.searching')}
        rightSection={isLoading ? <Loader size={14} aria-hidden /> : undefined}
        renderOption={({ option }) => {
          const record = shown.get(option.value);
          return record ? <RecordLine record={record} /> : option.label;
        }}
        onSearchChange={(next) => setTyped(next === label ? undefined : next)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setTyped(undefined)}
        onDropdownOpen={() => setIsOpen(true)}
        onDropdownClose={() => setIsOpen(false)}
        onChange={(next) => {
          setTyped(undefined);
          setPicked(next === null ? undefined : shown.get(next));
          const changed = next === null ? undefined : withRecordId(variablesText, next);
          if (changed !== undefined) onChange(changed);
        }}
      />
      <VisuallyHidden role="status">{typed === undefined ? '' : status}</VisuallyHidden>
    </div>
  );
}

/** The search text while the list is open, and the record with the id. */
function useChoice(list: RecordList, id: string | undefined) {
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const found = useRecords(list, isOpen ? { text: typed?.trim() ?? '' } : undefined);
  const [picked, setPicked] = useState<PreviewRecord>();
  const isKnown = id === undefined || id === newest || picked?.id === id;
  const ofId = useRecords(list, isKnown ? undefined : { id });
  const isLoading = useDelayed(isOpen && found.records === undefined && found.error === undefined);
  return {
    ...found,
    chosen: picked?.id === id ? picked : ofId.records?.[0],
    setPicked,
    typed,
    setTyped,
    isLoading,
    setIsOpen,
  };
}

function labelOf({ number, holder, status }: PreviewRecord): string {
  return [number, holder, status].filter(Boolean).join(' · ');
}

function RecordLine({ record: { number, holder, status } }: { readonly record: PreviewRecord }) {
  return (
    <span className={classes['record']}>
      <span className={classes['number']}>{number}</span>
      <span className={blocks['small']}>{[holder, status].filter(Boolean).join(' · ')}</span>
    </span>
  );
}
