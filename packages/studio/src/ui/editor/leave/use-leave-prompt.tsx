import { type ReactNode, useEffect, useId, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { isForced } from './forced-navigation.ts';
import { isOwnReload } from './reload.ts';

/**
 * The texts of unsaved changes, keyed by owner: the router allows only the last blocker to ask, such as a dialog over
 * an editor.
 */
const unsavedTexts = new Map<string, string>();

export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Asks before the user leaves unsaved changes, within the studio and on reload. Render the result.
 * @param isLeft whether another record is shown in the next place, if paths alone do not tell
 */
export function useLeavePrompt(
  isDirty: boolean,
  text: string,
  isLeft = (current: Place, next: Place): boolean => current.pathname !== next.pathname,
): ReactNode {
  const { t } = useTranslation('widgets');
  const id = useId();
  // A layout effect, because the next key may already leave the page.
  useLayoutEffect(() => {
    if (!isDirty) return undefined;
    unsavedTexts.set(id, text);
    return () => void unsavedTexts.delete(id);
  }, [id, isDirty, text]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedTexts.size > 0 && isLeft(currentLocation, nextLocation) && !isForced(nextLocation.state),
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const handleUnload = (event: BeforeUnloadEvent): string | undefined => {
      if (isOwnReload()) return undefined;
      event.preventDefault();
      // Shown by browsers that support a custom message; others show their own.
      return (event.returnValue = t('leave.reload'));
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isDirty, t]);

  // Rendered only while it is open, so that it appears above dialogs that are already open.
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
