import { Button } from '@mantine/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadKeepingWork } from '../ui/editor/leave/reload.ts';
import { partFailures } from '../ui/parts/load-part.ts';
import footerClasses from '../ui/dialogs/dialog-footer.module.css';
import classes from './part-failure-dialog.module.css';

/**
 * Offers a reload when a JavaScript or CSS chunk could not be loaded, such as after a server update. A native dialog:
 * it has to be available from the start, and the studio's own would slow down every first visit.
 */
export function PartFailureDialog({ onKeepWorking }: { readonly onKeepWorking: () => void }) {
  const { t } = useTranslation('errors');
  const isFailed = useSyncExternalStore(partFailures.subscribe, partFailures.isFailed);
  const dialog = useRef<HTMLDialogElement>(null);
  const reload = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isFailed) {
      dialog.current?.showModal();
      reload.current?.focus();
    } else dialog.current?.close();
  }, [isFailed]);

  const handleKeepWorking = (): void => {
    if (!isFailed) return;
    onKeepWorking();
    partFailures.keepWorking();
  };

  return (
    <dialog
      ref={dialog}
      className={classes['partFailure']}
      aria-labelledby="part-failure-title"
      onClose={handleKeepWorking}
    >
      <h2 id="part-failure-title">{t('part.title')}</h2>
      <p>{t('part.text')}</p>
      <div className={footerClasses['footer']}>
        <Button onClick={handleKeepWorking}>{t('part.keepWorking')}</Button>
        <Button variant="filled" ref={reload} onClick={reloadKeepingWork}>
          {t('part.reload')}
        </Button>
      </div>
    </dialog>
  );
}
