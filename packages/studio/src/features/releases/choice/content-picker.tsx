/** Chooses what a release contains among what differs from what is live, with what it needs, and what is retired. */
import { Button, MultiSelect, Select, TextInput } from '@mantine/core';
import { IconAlertCircle, IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { itemKinds } from '../../../paths/history-items.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { Note } from '../../../ui/note.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import classes from '../releases.module.css';
import { useReleaseList } from '../releases.api.ts';
import { useChangedItems, type useNeeds } from './choice.api.ts';
import { NeededItems } from './needed-items.tsx';
import { useKinds } from './use-kinds.ts';
import { type ChangedItem, type ChosenItems, filterChanged, keyOf, liveItemsOf } from './chosen-items.ts';

interface ContentPickerProps {
  readonly chosen: ChosenItems;
  readonly needs: ReturnType<typeof useNeeds>;
  readonly error: string | undefined;
  readonly onChange: (chosen: ChosenItems) => void;
}

export function ContentPicker({ chosen, needs, error, onChange }: ContentPickerProps) {
  const { t } = useTranslation('releases');
  const { changed, error: failure, isLoading, reload } = useChangedItems();
  return (
    <>
      <section className={classes['choice']} aria-label={t('choice.changed')}>
        <h3>{t('choice.changed')}</h3>
        {changed === undefined && failure === undefined ? <Spinner /> : null}
        {changed === undefined && failure !== undefined ? (
          <ErrorState title={t('choice.failed')} error={failure} onRetry={reload} isBusy={isLoading} />
        ) : null}
        {changed?.list.length === 0 ? <p>{t('choice.none')}</p> : null}
        {changed === undefined || changed.list.length === 0 ? null : (
          <ChangedItems items={changed.list} chosen={chosen} onChange={onChange} />
        )}
        {changed !== undefined && changed.totalCount > changed.list.length ? (
          <p>{t('choice.more', { count: changed.totalCount - changed.list.length })}</p>
        ) : null}
      </section>
      <NeededItems needs={needs} chosen={chosen} onChange={onChange} />
      <Retired chosen={chosen} onChange={onChange} />
      {error === undefined ? null : (
        <Note tone="danger" isAlert icon={<IconAlertCircle size={16} stroke={1.75} />}>
          {error}
        </Note>
      )}
    </>
  );
}

interface ChangedItemsProps {
  readonly items: readonly ChangedItem[];
  readonly chosen: ChosenItems;
  readonly onChange: (chosen: ChosenItems) => void;
}

function ChangedItems({ items, chosen, onChange }: ChangedItemsProps) {
  const { t } = useTranslation(['releases', 'history']);
  const kindOf = useKinds();
  const [kind, setKind] = useState('');
  const [text, setText] = useState('');
  const shown = useMemo(() => filterChanged(items, { kind, text }), [items, kind, text]);
  const published = new Set(chosen.published);
  const isAllChosen = shown.every((item) => published.has(keyOf(item)));
  const toggleAll = () => {
    const keys = new Set(shown.map(keyOf));
    const others = chosen.published.filter((key) => !keys.has(key));
    onChange({ ...chosen, published: isAllChosen ? others : [...others, ...keys] });
  };
  return (
    <>
      <div className={classes['filters']}>
        <TextInput
          type="search"
          aria-label={t('choice.search')}
          placeholder={t('choice.search')}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Select
          aria-label={t('choice.kind')}
          data={[
            { value: '', label: t('choice.allKinds') },
            ...itemKinds.map((one) => ({ value: one, label: t(`history:kinds.${one}`) })),
          ]}
          value={kind}
          allowDeselect={false}
          onChange={(value) => setKind(value ?? '')}
        />
        <Button onClick={toggleAll} disabled={shown.length === 0}>
          {t(isAllChosen && shown.length > 0 ? 'choice.clearAll' : 'choice.chooseAll', { count: shown.length })}
        </Button>
      </div>
      {shown.length === 0 ? <p>{t('choice.nothingFound')}</p> : null}
      <ul className={classes['choices']}>
        {shown.map((item) => (
          <li key={keyOf(item)}>
            <CheckBox
              checked={published.has(keyOf(item))}
              label={item.name}
              onChange={(event) => {
                const others = chosen.published.filter((key) => key !== keyOf(item));
                onChange({
                  ...chosen,
                  published: event.currentTarget.checked ? [...others, keyOf(item)] : others,
                });
              }}
            />
            <span className={classes['by']}>
              {t('choice.changedBy', {
                kind: kindOf(item),
                change: t(`choice.change.${item.change}`),
                at: formatDateTime(item.changedAt),
                by: item.changedBy?.username ?? '',
              }).trim()}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Retired({ chosen, onChange }: Pick<ContentPickerProps, 'chosen' | 'onChange'>) {
  const { t } = useTranslation('releases');
  const kindOf = useKinds();
  const { releases } = useReleaseList();
  const live = useMemo(() => liveItemsOf(releases ?? []), [releases]);
  return (
    <MultiSelect
      label={t('choice.retire')}
      description={t('choice.retireHint')}
      data={live.map((item) => ({
        value: keyOf(item),
        label: t('choice.named', { name: item.name, kind: kindOf(item) }),
      }))}
      value={[...chosen.retired]}
      searchable
      limit={100}
      nothingFoundMessage={t('choice.nothingFound')}
      onChange={(retired) => onChange({ ...chosen, retired })}
    />
  );
}
