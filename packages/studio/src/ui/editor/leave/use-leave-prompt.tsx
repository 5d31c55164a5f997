import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { isForced } from './forced-navigation.ts';
import { isOwnReload } from './reload.ts';

/** Asks before unsaved changes are left, inside the studio and on reload. Render what it gives. */
export function useLeavePrompt(isDirty: boolean, text: string): ReactNode {
  return isDirty ? <LeavePrompt text={text} /> : null;
}

/** Only while there is something to lose: the router asks the last one alone, which may be that of a dialog over an editor. */
function LeavePrompt({ text }: { readonly text: string }) {
  const { t } = useTranslation('widgets');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isForced(nextLocation.state),
  );

  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent): string | undefined => {
      if (isOwnReload()) return undefined;
      event.preventDefault();
      // Shown by browsers that let a page say it; the others have words of their own.
      return (event.returnValue = t('leave.reload'));
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [t]);

  // Drawn only while it is asked: what opens last is on top of the dialogs that are open.
  return blocker.state === 'blocked' ? (
    <ConfirmDialog
      opened
      title={t('leave.title')}
      text={text}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      isDanger
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  ) : null;
}
