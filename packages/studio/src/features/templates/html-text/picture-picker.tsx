/** Picks a stored picture for a text, and makes sure that recipients without an account can see it. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/api-context.ts';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { FilePicker, type PickedFile } from '../../files/picker/file-picker.tsx';
import { fetchFile, fileUrlPath, useFileBuckets } from '../../files/files.api.ts';
import { canShowPicture, isPictureName } from './picture-file.ts';
import { PrivatePictureQuestion } from './private-picture-question.tsx';

interface PicturePickerProps {
  /** Skips the question whether recipients should see it. */
  readonly takesPrivate?: boolean | undefined;
  /** Receives the address to insert into the text. */
  readonly onPick: (src: string) => void;
  readonly onClose: () => void;
}

export function PicturePicker({ takesPrivate = false, onPick, onClose }: PicturePickerProps) {
  const { t } = useTranslation('htmlText');
  const api = useApi();
  const { buckets } = useFileBuckets();
  const [unseen, setUnseen] = useState<PickedFile>();
  const finish = ({ key, bucketName }: PickedFile) => {
    const isFirst = buckets?.[0]?.bucketName === bucketName;
    onPick(fileUrlPath(key, api.session.tenantId() ?? api.config.tenantId, isFirst ? undefined : bucketName));
  };
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const handlePick = async (file: PickedFile) => {
    reading.current = new AbortController();
    const { signal } = reading.current;
    try {
      const content = await fetchFile(api, file.key, { bucketName: file.bucketName, signal });
      const canShow = await canShowPicture(content);
      if (signal.aborted) return;
      if (!canShow) showToast('error', { title: t('picture.invalidType'), line: file.fileName });
      else if (file.isPublic || takesPrivate) finish(file);
      else setUnseen(file);
    } catch (error) {
      if (!signal.aborted) showFailure(t('picture.unread'), error);
    }
  };
  if (unseen) {
    return <PrivatePictureQuestion file={unseen} onDone={() => finish(unseen)} onClose={() => setUnseen(undefined)} />;
  }
  return (
    <FilePicker
      isOpen
      accept={({ fileName }) => (isPictureName(fileName) ? undefined : t('picture.notAnImage'))}
      onPick={handlePick}
      onClose={onClose}
    />
  );
}
