/**
 * Finds nodes by name, text or class: Enter moves to the next match, Shift+Enter to the previous one, Escape closes.
 */
import { findNodes } from '@coverwright/component-tree/find-nodes';
import { TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useWork, type WorkStore } from '../work/work-store.ts';
import { toReadText } from '../work/node-words.ts';
import classes from './layout-tree.module.css';

interface FindBarProps {
  readonly store: WorkStore;
  readonly onClose: (opener: Element | null) => void;
}

export function FindBar({ store, onClose }: FindBarProps) {
  const { t } = useTranslation('uiEditor');
  const [text, setText] = useState('');
  const [opener] = useState(() => document.activeElement);
  const close = (): void => onClose(opener);
  const tree = useWork(store, ({ work }) => work.document);
  const primary = useWork(store, ({ work }) => work.selection.at(-1));
  const texts = useWork(store, (state) => state.texts);
  const found = useMemo(() => findNodes(tree, text, (one) => toReadText(one, texts)), [tree, text, texts]);
  const at = primary === undefined ? -1 : found.indexOf(primary);
  const go = (step: 1 | -1): void => {
    const start = at < 0 && step < 0 ? 0 : at;
    const next = found[(start + step + found.length) % found.length];
    if (next !== undefined) store.select([next]);
  };
  const count = text.trim() === '' ? '' : t('find.count', { at: at + 1, count: found.length });
  return (
    <div className={classes['find']} role="search">
      <TextInput
        className={classes['findText']}
        size="xs"
        aria-label={t('find.label')}
        placeholder={t('find.label')}
        autoFocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
          else if (event.key === 'Escape') close();
        }}
      />
      <span className={classes['findCount']} role="status">
        {count}
      </span>
      <IconButton
        size={24}
        label={t('find.previous')}
        icon={<IconArrowUp size={14} stroke={1.75} />}
        isDisabled={found.length === 0}
        onClick={() => go(-1)}
      />
      <IconButton
        size={24}
        label={t('find.next')}
        icon={<IconArrowDown size={14} stroke={1.75} />}
        isDisabled={found.length === 0}
        onClick={() => go(1)}
      />
      <IconButton size={24} label={t('find.close')} icon={<IconX size={14} stroke={1.75} />} onClick={close} />
    </div>
  );
}
