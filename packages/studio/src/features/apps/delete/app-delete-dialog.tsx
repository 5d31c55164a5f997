/** Confirms the deletion of an app. */
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { forcedNavigation } from '../../../ui/editor/leave/forced-navigation.ts';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import type { App } from '../app.ts';
import { useDeleteApp } from '../apps.api.ts';
import { appListPath } from '../../../paths/apps.ts';

interface AppDeleteDialogProps {
  readonly app: App;
  readonly onStale: () => void;
  readonly onClose: () => void;
}

export function AppDeleteDialog({ app: { appId, name, revision }, onStale, onClose }: AppDeleteDialogProps) {
  const { t } = useTranslation('apps');
  const navigate = useNavigate();
  const deleteApp = useDeleteApp();
  const handleConfirm = async () => {
    try {
      await deleteApp(appId, revision);
      showToast('success', { title: t('toast.deleted'), line: name });
      await navigate(appListPath, { replace: true, state: forcedNavigation });
    } catch (error) {
      showFailure(t('delete.failed'), error);
      onStale();
    }
  };
  return (
    <ConfirmDialog
      opened
      mode="strict"
      title={t('delete.title')}
      text={t('delete.text')}
      note={
        <>
          <strong dir="auto">{name}</strong>
          <br />
          {t('delete.remains')}
        </>
      }
      confirmLabel={t('delete.confirm')}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
