import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { isForced } from './forced-navigation.ts';
import { isOwnReload } from './reload.ts';

/** Asks before unsaved changes are left, inside the studio and on reload. Render what it gives. */
export function useLeavePrompt(isDirty: boolean, text: string): ReactNode {
  const { t } = useTranslation('widgets');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname && !isForced(nextLocation.state),
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const handleUnload = (event: BeforeUnloadEvent): string | undefined => {
      if (isOwnReload()) return undefined;
      event.preventDefault();
      // Shown by browsers that let a page say it; the others have words of their own.
      return (event.returnValue = t('leave.reload'));
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isDirty, t]);

  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={t('leave.title')}
      text={text}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      isDanger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
