import { type ReactNode, useEffect, useId, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { isForced } from './forced-navigation.ts';
import { isOwnReload } from './reload.ts';

/** What would be lost, by who would lose it: the router asks the last one alone, such as a dialog over an editor. */
const unsavedTexts = new Map<string, string>();

/** Asks before unsaved changes are left, inside the studio and on reload. Render what it gives. */
export function useLeavePrompt(isDirty: boolean, text: string): ReactNode {
  const { t } = useTranslation('widgets');
  const id = useId();
  // At once: what is typed may be left with the next key.
  useLayoutEffect(() => {
    if (!isDirty) return undefined;
    unsavedTexts.set(id, text);
    return () => void unsavedTexts.delete(id);
  }, [id, isDirty, text]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedTexts.size > 0 && currentLocation.pathname !== nextLocation.pathname && !isForced(nextLocation.state),
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

  // Drawn only while it is asked: what opens last is on top of the dialogs that are open.
  return blocker.state === 'blocked' ? (
    <ConfirmDialog
      opened
      title={t('leave.title')}
      text={[...unsavedTexts.values()].at(-1) ?? text}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      isDanger
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  ) : null;
}
