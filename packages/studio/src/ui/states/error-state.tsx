import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, errorTrace } from '../problems/describe-error.ts';
import classes from './state.module.css';

interface ErrorStateProps {
  readonly title: string;
  readonly error: unknown;
  /** Replaces the error's own message. */
  readonly text?: string;
  readonly retryLabel?: string;
  readonly onRetry: () => void;
  readonly isBusy?: boolean;
  /** It is the only content of the page. */
  readonly isFullPage?: boolean;
}

/** Shown instead of content that could not be loaded. */
export function ErrorState({
  title,
  error,
  text,
  retryLabel,
  onRetry,
  isBusy = false,
  isFullPage = false,
}: ErrorStateProps) {
  const { t } = useTranslation('widgets');
  const Heading = isFullPage ? 'h1' : 'h2';
  const [isCopied, setIsCopied] = useState(false);
  const trace = errorTrace(error);
  const reason = text ?? errorText(error);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${title}\n${reason}\n${trace}`);
    setIsCopied(true);
  };
  return (
    <div className={classes['state']} data-tone="danger" role="alert">
      <span className={classes['tile']} aria-hidden>
        <IconCloudOff size={20} stroke={1.75} />
      </span>
      <Heading>{title}</Heading>
      <p>{reason}</p>
      <div className={classes['actions']}>
        <Button
          variant="filled"
          leftSection={<IconRefresh size={16} stroke={1.75} />}
          loading={isBusy}
          onClick={onRetry}
        >
          {retryLabel ?? t('retry')}
        </Button>
        <Button onClick={() => void copy()}>{t(isCopied ? 'copied' : 'copyDetails')}</Button>
      </div>
      <code className={classes['trace']}>{trace}</code>
    </div>
  );
}
