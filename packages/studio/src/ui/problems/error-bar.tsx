import { Button } from '@mantine/core';
import { IconAlertCircle, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import classes from './error-bar.module.css';

interface ErrorBarProps {
  /** What happened; shown in bold. */
  readonly what: string;
  /** Where it happened, and what to do. */
  readonly where?: ReactNode;
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  readonly onClose?: () => void;
  /** A warning, if nothing has failed. */
  readonly tone?: 'danger' | 'warning';
}

/** Shows an editor's last error, fixed at the bottom of the window. */
export function ErrorBar({ what, where, action, onClose, tone = 'danger' }: ErrorBarProps) {
  const { t } = useTranslation('widgets');
  return (
    <div className={classes['errorBar']} role="alert" data-error-bar data-tone={tone}>
      <IconAlertCircle size={16} stroke={1.75} aria-hidden />
      <p>
        <strong>{what}</strong> {where}
      </p>
      {action === undefined ? null : (
        <Button size="xs" variant="subtle" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      {onClose === undefined ? null : (
        <IconButton label={t('close')} icon={<IconX size={16} stroke={1.75} />} onClick={onClose} />
      )}
    </div>
  );
}
