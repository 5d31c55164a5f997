import { ActionIcon, CloseIcon, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { templateTypes } from '../kinds/index.ts';
import { withType, type TemplateFilter } from './template-filter.ts';
import list from '../../../ui/list-table/list-table.module.css';
import classes from './template-list-page.module.css';

interface TemplateFilterBarProps {
  readonly filter: TemplateFilter;
  readonly onFilter: (filter: TemplateFilter) => void;
}

export function TemplateFilterBar({ filter, onFilter }: TemplateFilterBarProps) {
  const { t } = useTranslation('templates');
  const { text, setText, searchNow } = useSearchText(filter.search, (search) => onFilter({ ...filter, search }));
  return (
    <search className={list['toolbar']}>
      <TextInput
        className={classes['search']}
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        rightSection={
          text === '' ? null : (
            <ActionIcon size={24} aria-label={t('list.clearSearch')} onClick={() => searchNow('')}>
              <CloseIcon size="70%" />
            </ActionIcon>
          )
        }
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') searchNow(text);
          if (key === 'Escape') searchNow('');
        }}
      />
      <span className={classes['separator']} />
      <div className={classes['types']} role="group" aria-label={t('list.types')}>
        {templateTypes.map((type) => (
          <CheckBox
            key={type}
            label={t(type === 'emailMjml' ? 'list.emailMjml' : `kind.${type}`)}
            checked={filter.types.includes(type)}
            onChange={(event) => onFilter({ ...withType(filter, type, event.currentTarget.checked), search: text })}
          />
        ))}
      </div>
      <span className={classes['facts']}>{t('list.order')}</span>
    </search>
  );
}

const searchPauseMs = 400;

/** The typed text, which is searched for after a pause. It is replaced if the URL changes to another search. */
function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    setText(search);
  }
  const lookFor = useEffectEvent((wanted: string) => {
    setKnown(wanted);
    onSearch(wanted);
  });
  useEffect(() => {
    if (text.trim() === known) return undefined;
    const timer = setTimeout(() => lookFor(text.trim()), searchPauseMs);
    return () => clearTimeout(timer);
  }, [text, known]);
  const searchNow = (wanted: string) => {
    setText(wanted);
    setKnown(wanted.trim());
    onSearch(wanted.trim());
  };
  return { text, setText, searchNow };
}
