/** Confirms that an item gets the content of an earlier state. If it has changed meanwhile, asks again. */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import type { ItemId } from '../../../paths/history.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { Note } from '../../../ui/note.tsx';
import note from '../../../ui/note.module.css';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useHistoryChanges } from '../history.api.ts';

interface RestoreDialogProps {
  readonly item: ItemId;
  readonly number: number;
  /** Of the item when its states were loaded. */
  readonly revision: string | undefined;
  readonly onRestored: () => void;
  /** Loads the item again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

export function RestoreDialog({ item, number, revision, onRestored, onReload, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('history');
  const { restoreSnapshot } = useHistoryChanges();
  const mayChangeFiles = useMay('files:write');
  const state = useDialogForm({
    start: {},
    revision,
    check: () => ({}),
    save: async (_, { expectedRevision }) => restoreSnapshot(item, number, expectedRevision),
    onSaved: () => {
      showToast('success', { title: t('restore.done', { number }) });
      onRestored();
    },
    place: (problems) => ({ atFields: {}, rest: problems }),
    failedTitle: t('restore.failed'),
    onClose,
  });
  return (
    <FormDialog state={state} size="small" title={t('restore.title', { number })} saveLabel={t('restore.confirm')}>
      {state.conflict ? (
        <Note tone="warning" isAlert icon={<IconAlertTriangle size={16} stroke={1.75} />}>
          <strong>{t('restore.conflict')}</strong>
          <br />
          {describeProblem(state.conflict)}
          <div className={note['choices']}>
            <Button size="xs" onClick={onReload}>
              {t('restore.reload')}
            </Button>
            <Button size="xs" onClick={state.overwrite}>
              {t('restore.anyway')}
            </Button>
          </div>
        </Note>
      ) : null}
      <p>{t(`restore.text.${item.kind}`)}</p>
      {mayChangeFiles ? <p>{t('restore.files')}</p> : null}
      <p>{t('restore.save')}</p>
    </FormDialog>
  );
}
