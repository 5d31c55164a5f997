/** Beside the other answers to a conflict: the button that opens both versions, and their dialog. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { showFailure, showToast } from '../../toasts/toasts.ts';
import { useBusy } from '../../use-busy.ts';
import type { OpenedMerge } from '../record/record-merge.ts';
import { MergeDialog } from './merge-dialog.tsx';

export interface MergeChoiceProps {
  /** Undefined if the record no longer exists. */
  readonly onOpen: () => Promise<OpenedMerge | undefined>;
}

export function MergeChoice({ onOpen }: MergeChoiceProps) {
  const { t } = useTranslation('difference');
  const { isBusy, run } = useBusy();
  const [opened, setOpened] = useState<OpenedMerge>();
  const open = async () => {
    try {
      const next = await onOpen();
      setOpened(next);
      if (!next) showToast('error', { title: t('merge.failed'), line: t('merge.deleted') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showFailure(t('merge.failed'), error);
    }
  };
  return (
    <>
      <Button size="xs" loading={isBusy} onClick={() => run(open)}>
        {t('merge.open')}
      </Button>
      {opened ? (
        <MergeDialog versions={opened.versions} onApply={opened.apply} onClose={() => setOpened(undefined)} />
      ) : null}
    </>
  );
}
