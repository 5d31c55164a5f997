import { Button } from '@mantine/core';
import { IconBracketsContain, IconChevronsDown, IconChevronsUp, IconDots, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import { MenuButton, type MenuEntry } from '../menu/menu-button.tsx';
import classes from './block-editor.module.css';
import type { BlockCommands } from './use-block-commands.ts';
import type { Blocks } from './use-blocks.ts';

export type SearchKind = 'add' | 'wrap' | 'replace';

interface BlockToolsProps {
  readonly blocks: Blocks;
  readonly commands: BlockCommands;
  readonly isReadOnly: boolean;
  readonly onSearch: (kind: SearchKind) => void;
  readonly onEdit: () => void;
}

export function BlockTools({ blocks, commands, isReadOnly, onSearch, onEdit }: BlockToolsProps) {
  const { t } = useTranslation('logic', { keyPrefix: 'blocks' });
  return (
    <div className={classes['tools']}>
      {isReadOnly ? null : (
        <>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
            onClick={() => onSearch('add')}
          >
            {t('add')}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconBracketsContain size={14} stroke={1.75} aria-hidden />}
            onClick={() => onSearch('wrap')}
          >
            {t('wrap')}
          </Button>
          <BlockMenu commands={commands} onSearch={onSearch} onEdit={onEdit} />
        </>
      )}
      <span className={classes['apart']} />
      <IconButton
        label={t('expandAll')}
        icon={<IconChevronsDown size={16} stroke={1.75} />}
        onClick={blocks.expandAll}
      />
      <IconButton
        label={t('collapseAll')}
        icon={<IconChevronsUp size={16} stroke={1.75} />}
        onClick={blocks.collapseAll}
      />
    </div>
  );
}

function BlockMenu({ commands, onSearch, onEdit }: Pick<BlockToolsProps, 'commands' | 'onSearch' | 'onEdit'>) {
  const { t } = useTranslation('logic', { keyPrefix: 'blocks' });
  const entry = (label: string, onClick: () => unknown, more: Partial<MenuEntry> = {}): MenuEntry => ({
    label,
    onClick: () => void onClick(),
    ...more,
  });
  const { pasteCopied } = commands;
  return (
    <MenuButton
      button={
        <Button size="xs" variant="default" aria-label={t('actions')}>
          <IconDots size={16} stroke={1.75} aria-hidden />
        </Button>
      }
      tooltip={t('actions')}
      entries={[
        entry(t('edit'), onEdit),
        entry(t('replace'), () => onSearch('replace')),
        ...(commands.canUnwrap ? [entry(t('unwrap'), commands.unwrap)] : []),
        entry(t('copy'), async () => navigator.clipboard.writeText(commands.copy()), { isApart: true }),
        entry(t('cut'), async () => navigator.clipboard.writeText(commands.cut())),
        ...(pasteCopied ? [entry(t('paste'), pasteCopied)] : []),
        entry(t('up'), () => commands.step('up'), { isApart: true }),
        entry(t('down'), () => commands.step('down')),
        entry(t('in'), () => commands.step('in')),
        entry(t('out'), () => commands.step('out')),
        entry(t('remove'), commands.remove, { isApart: true, isDanger: true }),
      ]}
    />
  );
}
