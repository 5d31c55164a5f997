/** Why a file could not be read, previewed or imported. */
import { Button } from '@mantine/core';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { Note } from '../note.tsx';
import { errorText } from '../problems/describe-error.ts';
import classes from './transfer.module.css';

interface ImportFailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly isBusy: boolean;
  /** Shown if the import conflicts with another user's change. */
  readonly onPreviewAgain: (() => void) | undefined;
}

export function ImportFailure({ title, error, isBusy, onPreviewAgain }: ImportFailureProps) {
  const { t } = useTranslation('transfer');
  const isConflict =
    error instanceof ApiError && error.problems.some(({ path }) => path === 'expectedRevision') && onPreviewAgain;
  return (
    <div className={classes['note']}>
      <Note tone="danger" isAlert icon={<IconAlertCircle size={16} stroke={1.75} />}>
        <strong>{title}</strong>
        <p>{isConflict ? t('changedMeanwhile') : errorText(error)}</p>
        {isConflict ? (
          <Button
            size="xs"
            leftSection={<IconRefresh size={14} stroke={1.75} aria-hidden />}
            loading={isBusy}
            onClick={onPreviewAgain}
          >
            {t('previewAgain')}
          </Button>
        ) : null}
      </Note>
    </div>
  );
}
