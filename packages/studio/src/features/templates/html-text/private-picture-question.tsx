import { Button } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { showFailure } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import type { PickedFile } from '../../files/picker/file-picker.tsx';
import { useSetFileAcl } from '../../files/files.api.ts';
import classes from '../../../ui/dialogs/dialog.module.css';

interface PrivatePictureQuestionProps {
  readonly file: PickedFile;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Recipients of the text cannot see a private picture; a public one is visible to anyone who knows its URL. */
export function PrivatePictureQuestion({ file, onDone, onClose }: PrivatePictureQuestionProps) {
  const { t } = useTranslation(['htmlText', 'widgets']);
  const setFileAcl = useSetFileAcl();
  const { isBusy, run } = useBusy();
  const { bucketName, key, fileName } = file;
  const makePublic = () =>
    run(async () => {
      try {
        await setFileAcl({ bucketName, key, isPublic: true });
        onDone();
      } catch (error) {
        showFailure(t('picture.notMadePublic'), error);
      }
    });
  return (
    <Dialog
      opened
      size="small"
      isBusy={isBusy}
      title={t('picture.privateTitle')}
      onClose={onClose}
      onSubmit={makePublic}
      footer={
        <>
          <Button className={classes['pushLeft'] ?? ''} disabled={isBusy} onClick={onClose}>
            {t('picture.chooseAnother')}
          </Button>
          <Button disabled={isBusy} onClick={onDone}>
            {t('picture.keepPrivate')}
          </Button>
          <Button type="submit" variant="filled" loading={isBusy} data-autofocus>
            {t('picture.makePublic')}
          </Button>
        </>
      }
    >
      <p>{t('picture.privateText', { name: fileName })}</p>
      <Note tone="warning" icon={<IconEyeOff size={16} stroke={1.75} />}>
        {t('picture.publicMeans')}
      </Note>
    </Dialog>
  );
}
