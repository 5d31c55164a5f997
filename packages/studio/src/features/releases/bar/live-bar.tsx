/** How the working copy of an item differs from what customers get, and what can be done about it. */
import { Button } from '@mantine/core';
import { IconChevronDown, IconGitCompare, IconRocket } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import { comparisonPath } from '../../../paths/history-items.ts';
import type { ItemId } from '../../../paths/history.ts';
import { Mark } from '../../../ui/mark.tsx';
import { MenuButton, type MenuEntry } from '../../../ui/menu/menu-button.tsx';
import { useMayWrite } from '../use-may-release.ts';
import { AddToReleaseDialog } from './add-to-release-dialog.tsx';
import { type ItemChange, useItemChange } from './bar.api.ts';
import classes from './live-bar.module.css';

export interface LiveBarProps {
  readonly item: ItemId;
  readonly name: string;
  /** Changes with every save. */
  readonly saved: unknown;
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function LiveBar({ item, name, saved }: LiveBarProps) {
  const { t } = useTranslation('releases');
  const change = useItemChange(item, saved);
  if (change === undefined) return null;
  return (
    <div className={classes['bar']}>
      {change === null ? <Mark tone="success">{t('bar.live')}</Mark> : <Changed {...{ item, name, change }} />}
    </div>
  );
}

interface ChangedProps extends Pick<LiveBarProps, 'item' | 'name'> {
  readonly change: ItemChange;
}

function Changed({ item, name, change: { change, number, liveNumber } }: ChangedProps) {
  const { t } = useTranslation('releases');
  const [isAdding, setIsAdding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const mayRelease = useMay('releases:write');
  const mayAdd = useMayWrite({ items: [item] }) && mayRelease;
  const entries: readonly MenuEntry[] = [
    ...(liveNumber === null
      ? []
      : [
          {
            label: t('bar.compare'),
            icon: <IconGitCompare {...icon} />,
            to: comparisonPath(item, { from: liveNumber, to: number }),
          },
        ]),
    ...(mayAdd ? [{ label: t('bar.add'), icon: <IconRocket {...icon} />, onClick: () => setIsAdding(true) }] : []),
  ];
  const text = t(`bar.change.${change}`, { number: liveNumber ?? 0 });
  if (entries.length === 0) return <Mark tone="info">{text}</Mark>;
  return (
    <>
      <MenuButton
        button={
          <Button ref={button} size="xs" rightSection={<IconChevronDown {...icon} />}>
            {text}
          </Button>
        }
        entries={entries}
      />
      {isAdding ? (
        <AddToReleaseDialog
          item={item}
          name={name}
          onClose={() => {
            setIsAdding(false);
            // The menu entry that opened the dialog no longer exists.
            button.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
