/** Beside the other answers to a conflict: the button that opens both versions, and their dialog. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { MissingPart } from '../../parts/load-part.ts';
import { showFailure, showToast } from '../../toasts/toasts.ts';
import { useBusy } from '../../use-busy.ts';
import type { OpenedChanges, OpenedMerge } from '../record/record-merge.ts';
import { unknownBase } from './merge-change.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { mergeForms } from './merge-forms.ts';

export interface MergeChoiceProps {
  /** Undefined if the record no longer exists. */
  readonly onOpen: () => Promise<OpenedMerge | undefined>;
}

export function MergeChoice({ onOpen }: MergeChoiceProps) {
  const { t } = useTranslation('difference');
  const { isBusy, run } = useBusy();
  const [opened, setOpened] = useState<OpenedChanges>();
  const open = async () => {
    try {
      const next = (await onOpen()) ?? { reason: t('merge.deleted') };
      if ('reason' in next) showToast('error', { title: t('merge.failed'), line: next.reason });
      else setOpened(toChanges(next));
    } catch (error) {
      // The user knows what is missing, and may press again.
      if (error instanceof MissingPart) return;
      if (!(error instanceof ApiError)) throw error;
      showFailure(t('merge.failed'), error);
    }
  };
  return (
    <>
      <Button size="xs" loading={isBusy} onClick={() => run(open)}>
        {t('merge.open')}
      </Button>
      {opened ? <MergeDialog opened={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}

function toChanges(opened: Exclude<OpenedMerge, { readonly reason: string }>): OpenedChanges {
  if ('changes' in opened) return opened;
  const { versions, names, apply } = opened;
  const { changes, resolve } = mergeForms(versions);
  return { changes, names, isBaseUnknown: versions.base === unknownBase, apply: (choose) => apply(resolve(choose)) };
}
