/** What another file would change, shown before it takes effect: its cells, and the results of the saved calls. */
import { showHiddenCharacters } from '@coverwright/insurance/visible-name';
import { Button, Loader } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../../api/api-error.ts';
import { Dialog } from '../../../../../ui/dialogs/dialog.tsx';
import { Note } from '../../../../../ui/note.tsx';
import { StaleNote } from '../../../../../ui/states/stale-note.tsx';
import { useComparison } from '../../../../workbook-comparison/comparison.api.ts';
import { LazyWorkbookComparison } from '../../../../workbook-comparison/lazy-workbook-comparison.tsx';
import classes from './comparison.module.css';

interface ComparisonDialogProps {
  readonly functionId: string;
  readonly fileKey: string;
  readonly onUse: () => void;
  readonly onClose: () => void;
}

export function ComparisonDialog({ functionId, fileKey, onUse, onClose }: ComparisonDialogProps) {
  const { t } = useTranslation('functions');
  const { data, error, isLoading, refetch } = useComparison(functionId, fileKey);
  // The check itself reports problems with the file.
  const isOfFile =
    error instanceof ApiError && error.problems.some(({ path }) => path === 'fileKey') && !isLimit(error);
  const useFile = useEffectEvent(onUse);
  useEffect(() => {
    if (isOfFile) useFile();
  }, [isOfFile]);
  return (
    <Dialog
      opened
      size="large"
      title={t('compare.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {t('compare.keep')}
          </Button>
          <Button variant="filled" onClick={onUse} disabled={isLoading}>
            {t('compare.use')}
          </Button>
        </>
      }
    >
      <div className={classes['body']}>
        <p className={classes['file']}>
          <code>{showHiddenCharacters(fileKey)}</code>
        </p>
        {isLoading ? (
          <Note tone="info" icon={<Loader size={14} />}>
            <span role="status">{t('compare.comparing')}</span>
          </Note>
        ) : error ? (
          isOfFile ? null : (
            <StaleNote error={error} title={t('compare.failed')} onRetry={() => void refetch()} />
          )
        ) : data ? (
          <LazyWorkbookComparison comparison={data} />
        ) : null}
      </div>
    </Dialog>
  );
}

function isLimit({ problems }: ApiError): boolean {
  return problems.some(({ code }) => code === 'LIMIT_EXCEEDED' || code === 'BUSY');
}
