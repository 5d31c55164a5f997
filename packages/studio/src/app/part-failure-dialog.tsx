import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialog.tsx';
import { reloadKeepingWork } from '../ui/leave/reload.ts';
import { partFailures } from '../ui/parts/load-part.ts';

/** Offers a reload when a chunk of JavaScript or CSS did not come, such as after an update of the server. */
export function PartFailureDialog({ onKeepWorking }: { readonly onKeepWorking: () => void }) {
  const { t } = useTranslation('errors');
  const isFailed = useSyncExternalStore(partFailures.subscribe, partFailures.isFailed);
  const handleKeepWorking = (): void => {
    onKeepWorking();
    partFailures.keepWorking();
  };
  return (
    <Dialog
      opened={isFailed}
      onClose={handleKeepWorking}
      title={t('part.title')}
      size="small"
      footer={
        <>
          <Button onClick={handleKeepWorking}>{t('part.keepWorking')}</Button>
          <Button variant="filled" data-autofocus onClick={reloadKeepingWork}>
            {t('part.reload')}
          </Button>
        </>
      }
    >
      <p>{t('part.text')}</p>
    </Dialog>
  );
}
