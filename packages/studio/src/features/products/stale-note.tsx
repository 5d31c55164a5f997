import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../ui/describe-error.ts';
import { Note } from '../../ui/note.tsx';
import classes from './product-form.module.css';

interface StaleNoteProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What is shown was read earlier, and could not be read again. */
export function StaleNote({ error, onRetry }: StaleNoteProps) {
  const { t } = useTranslation(['products', 'widgets']);
  return (
    <Note tone="warning" isAlert icon={<IconAlertTriangle size={16} stroke={1.75} />}>
      <strong>{t('stale')}</strong> {errorText(error)}
      <div className={classes['choices']}>
        <Button size="xs" onClick={onRetry}>
          {t('widgets:retry')}
        </Button>
      </div>
    </Note>
  );
}
