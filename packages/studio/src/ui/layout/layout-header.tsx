// The header of every editor: back, title, kind of record, status, tools, Save.
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconHistory, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatTime } from '../formats/date-time.ts';
import { IconButton } from '../icon-button.tsx';
import { Skeleton } from '../states/skeleton.tsx';
import { useDelayed } from '../states/use-delayed.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { useWayBack } from './way-back.ts';
import { usePageTitle } from './use-page-title.ts';
import classes from './layout-header.module.css';

interface LayoutHeaderProps {
  readonly backTo: string;
  readonly title: string;
  /** The record's own title is still being loaded; `title` is for screen readers and the tab. */
  readonly isTitleLoading?: boolean;
  /** A selector for the open record, if there are several. */
  readonly choice?: ReactNode;
  readonly meta?: ReactNode;
  readonly isDirty?: boolean;
  /** Shows the view-only note instead of the status, and no Save button. */
  readonly isReadOnly?: boolean;
  readonly savedAt?: Date | undefined;
  /** Additional status, shown after it. */
  readonly beside?: ReactNode;
  /** Icon buttons such as undo and redo. */
  readonly tools?: ReactNode;
  /** Where the earlier states of the record are listed. */
  readonly historyTo?: string | undefined;
  /** Without it, there is no Save button. */
  readonly onSave?: () => void;
  readonly isSaving?: boolean;
}

export function LayoutHeader({
  backTo,
  title,
  isTitleLoading = false,
  choice,
  meta,
  isDirty = false,
  isReadOnly = false,
  savedAt,
  beside,
  tools,
  historyTo,
  onSave,
  isSaving = false,
}: LayoutHeaderProps) {
  const { t } = useTranslation('widgets');
  const goBack = useWayBack(backTo);
  usePageTitle(title);
  const canSave = onSave !== undefined && !isReadOnly;
  return (
    <header className={classes['header']}>
      <IconButton label={t('back')} icon={<IconArrowLeft size={16} stroke={1.75} />} onClick={goBack} />
      <h1 dir="auto">{isTitleLoading ? <TitleSkeleton title={title} /> : title}</h1>
      {choice}
      <div className={classes['meta']}>{meta}</div>
      <div className={classes['state']} role="status">
        {isReadOnly ? (
          <ReadOnlyNote />
        ) : isDirty ? (
          <span data-tone="warning">{t('state.unsaved')}</span>
        ) : savedAt === undefined ? null : (
          <span data-tone="success">{t('state.saved', { time: formatTime(savedAt) })}</span>
        )}
      </div>
      {beside}
      <div className={classes['tools']}>
        {tools}
        {historyTo === undefined ? null : <HistoryLink to={historyTo} />}
        {(tools !== undefined || historyTo !== undefined) && canSave ? <span className={classes['separator']} /> : null}
        {canSave ? (
          <Button variant="filled" loading={isSaving} onClick={onSave}>
            {t('save')}
          </Button>
        ) : null}
      </div>
    </header>
  );
}

function HistoryLink({ to }: { readonly to: string }) {
  const { t } = useTranslation('widgets');
  return (
    <Tooltip label={t('editor.history')}>
      <ActionIcon component={Link} to={to} variant="subtle" size={28} aria-label={t('editor.history')}>
        <IconHistory size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}

function TitleSkeleton({ title }: { readonly title: string }) {
  const isLong = useDelayed(true);
  return (
    <>
      <span className="cw-visually-hidden">{title}</span>
      {isLong ? <Skeleton width={160} /> : null}
    </>
  );
}

function ReadOnlyNote() {
  const { t } = useTranslation('widgets');
  const text = t('readOnly');
  return (
    <em className={classes['readOnly']} title={text}>
      <IconLock size={14} stroke={1.75} aria-hidden />
      {text}
    </em>
  );
}
