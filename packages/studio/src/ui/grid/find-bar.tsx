import { Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../forms/check-box.tsx';
import { IconButton } from '../icon-button.tsx';
import type { GridEditor } from './model/grid-editor.ts';
import classes from './grid.module.css';

interface FindBarProps {
  readonly editor: GridEditor;
  readonly onReport: (text: string) => void;
  readonly onClose: () => void;
}

export function FindBar({ editor, onReport, onClose }: FindBarProps) {
  const { t } = useTranslation(['grid', 'widgets']);
  const [query, setQuery] = useState({ text: '', isCaseSensitive: false, isWhole: false });
  const [replacement, setReplacement] = useState('');
  const find = (by: 1 | -1): void => onReport(editor.find(query, by) ? '' : t('find.nothing', { text: query.text }));
  const replace = (isForAll: boolean): void => {
    const count = editor.replace(query, replacement, isForAll);
    if (isForAll) onReport(t('find.replaced', { count }));
    else find(1);
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) find(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div role="search" className={classes['find']} aria-label={t('tools.find')} onKeyDown={handleKey}>
      <TextInput
        size="xs"
        autoFocus
        aria-label={t('find.text')}
        placeholder={t('find.text')}
        value={query.text}
        onChange={({ currentTarget: { value: text } }) => setQuery({ ...query, text })}
      />
      <Button size="xs" onClick={() => find(-1)}>
        {t('find.previous')}
      </Button>
      <Button size="xs" onClick={() => find(1)}>
        {t('find.next')}
      </Button>
      {editor.limits.isReadOnly ? null : (
        <>
          <TextInput
            size="xs"
            aria-label={t('find.replacement')}
            placeholder={t('find.replacement')}
            value={replacement}
            onChange={({ currentTarget: { value } }) => setReplacement(value)}
          />
          <Button size="xs" onClick={() => replace(false)}>
            {t('find.replace')}
          </Button>
          <Button size="xs" onClick={() => replace(true)}>
            {t('find.replaceAll')}
          </Button>
        </>
      )}
      <CheckBox
        label={t('find.case')}
        checked={query.isCaseSensitive}
        onChange={({ currentTarget: { checked } }) => setQuery({ ...query, isCaseSensitive: checked })}
      />
      <CheckBox
        label={t('find.whole')}
        checked={query.isWhole}
        onChange={({ currentTarget: { checked } }) => setQuery({ ...query, isWhole: checked })}
      />
      <IconButton label={t('widgets:close')} icon={<IconX size={16} stroke={1.75} />} onClick={onClose} />
    </div>
  );
}
