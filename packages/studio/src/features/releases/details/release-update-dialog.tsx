/** Edits the name and description of a release. */
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { assignByPath } from '../../../ui/form-dialog/assign-by-path.ts';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import type { Release } from '../release.ts';
import { ReleaseFields } from '../release-fields.tsx';
import { useReadRelease, useReleaseChanges } from '../releases.api.ts';
import blocks from '../../../ui/layout/blocks.module.css';

interface ReleaseUpdateDialogProps {
  readonly release: Release;
  readonly onClose: () => void;
}

export function ReleaseUpdateDialog({ release, onClose }: ReleaseUpdateDialogProps) {
  const { t } = useTranslation(['releases', 'widgets']);
  const { update } = useReleaseChanges();
  const readRelease = useReadRelease();
  const start = { name: release.name, description: release.description };
  const state = useDialogForm({
    start,
    revision: release.revision,
    check: ({ name }) => (name.trim() === '' ? { name: t('widgets:required') } : {}),
    save: async ({ name, description }, { expectedRevision }) =>
      update(release.id, { name: name.trim(), description: description.trim() }, expectedRevision),
    readTheirs: async () => {
      const theirs = await readRelease(release.id);
      return theirs && { form: { name: theirs.name, description: theirs.description }, revision: theirs.revision };
    },
    onSaved: (_, { name }) => {
      showToast('success', { title: t('done.update'), line: name.trim() });
      onClose();
    },
    place: (problems) => assignByPath(problems, ['name', 'description']),
    failedTitle: t('failed.update'),
    discardText: t('update.discardText'),
    onClose,
  });
  return (
    <FormDialog
      state={state}
      size="small"
      title={t('update.title')}
      saveLabel={t('action.update')}
      conflict={{ title: t('update.conflict'), onReload: onClose }}
    >
      <div className={blocks['stack']}>
        <ReleaseFields state={state} />
      </div>
    </FormDialog>
  );
}
