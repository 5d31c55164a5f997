import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../problems/describe-error.ts';
import { Note } from '../note.tsx';
import classes from '../note.module.css';

interface StaleNoteProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** States that the displayed data is out of date; has a default. */
  readonly title?: string;
}

/** The displayed data was loaded earlier, and could not be reloaded. */
export function StaleNote({ error, onRetry, title }: StaleNoteProps) {
  const { t } = useTranslation('widgets');
  return (
    <Note tone="warning" isAlert icon={<IconAlertTriangle size={16} stroke={1.75} />}>
      <strong>{title ?? t('stale')}</strong> {errorText(error)}
      <div className={classes['choices']}>
        <Button size="xs" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </Note>
  );
}
