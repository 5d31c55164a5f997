import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconSearch,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import type { GridEditor } from './model/grid-editor.ts';
import { useGridValue } from './use-grid-value.ts';
import classes from './grid.module.css';

interface GridToolsProps {
  readonly editor: GridEditor;
  readonly onFind: () => void;
  /** Returns the focus to the cells. */
  readonly onDone: () => void;
  readonly children?: ReactNode;
}

const icon = { size: 16, stroke: 1.75 } as const;

export function GridTools({ editor, onFind, onDone, children }: GridToolsProps) {
  const { t } = useTranslation(['grid', 'widgets']);
  const canUndo = useGridValue(editor, ({ content }) => content.canUndo);
  const canRedo = useGridValue(editor, ({ content }) => content.canRedo);
  const isArranged = useGridValue(editor, ({ content }) => content.filters.size > 0 || content.sorting !== undefined);
  const shown = useGridValue(editor, ({ content }) => content.shownCount);
  const total = useGridValue(editor, ({ sheet }) => sheet.rowCount);
  const run = (action: () => void) => (): void => {
    action();
    onDone();
  };
  return (
    <div className={classes['tools']}>
      {editor.limits.isReadOnly ? null : (
        <>
          {editor.limits.history ? null : (
            <>
              <IconButton
                label={t('widgets:editor.undo')}
                icon={<IconArrowBackUp {...icon} />}
                isDisabled={!canUndo}
                onClick={run(() => editor.undo())}
              />
              <IconButton
                label={t('widgets:editor.redo')}
                icon={<IconArrowForwardUp {...icon} />}
                isDisabled={!canRedo}
                onClick={run(() => editor.redo())}
              />
            </>
          )}
          <IconButton
            label={t('tools.insertAbove')}
            icon={<IconRowInsertTop {...icon} />}
            onClick={run(() => editor.insertRows('above'))}
          />
          <IconButton
            label={t('tools.insertBelow')}
            icon={<IconRowInsertBottom {...icon} />}
            onClick={run(() => editor.insertRows('below'))}
          />
          <IconButton
            label={t('tools.removeRows')}
            icon={<IconRowRemove {...icon} />}
            onClick={run(() => editor.removeRows())}
          />
        </>
      )}
      <IconButton label={t('tools.find')} icon={<IconSearch {...icon} />} onClick={onFind} />
      {isArranged ? (
        <Button size="xs" onClick={run(() => editor.arrange(new Map(), undefined))}>
          {t('tools.showAll')}
        </Button>
      ) : null}
      {children}
      <output className={classes['count']}>
        {shown === total ? t('rows', { count: total }) : t('shownRows', { shown, count: total })}
      </output>
    </div>
  );
}
