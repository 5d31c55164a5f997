/** Chooses the file that is drawn on. An unsuitable file is refused with a message, and nothing changes. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconFolderOpen } from '@tabler/icons-react';
import { ConfirmDialog } from '../../../../../ui/dialogs/confirm-dialog.tsx';
import { ToolButton } from '../../../../../ui/editor/frame/tool-button.tsx';
import { showFailure, showToast } from '../../../../../ui/toasts/toasts.ts';
import { FilePicker, type PickedFile } from '../../../../files/picker/file-picker.tsx';
import { useFileBuckets } from '../../../../files/files.api.ts';
import { useReadFormFacts, type FormFacts } from '../pdf-drawing.api.ts';
import { refusalText } from './refusal-text.ts';

interface FileChoiceProps {
  readonly isOpen: boolean;
  readonly onPick: (fileKey: string) => void;
  readonly onClose: () => void;
}

export function FileChoice({ isOpen, onPick, onClose }: FileChoiceProps) {
  const { t } = useTranslation('pdfDrawing');
  const { buckets } = useFileBuckets();
  const readFacts = useReadFormFacts();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const [locked, setLocked] = useState<string>();
  const ownBucket = buckets?.[0]?.bucketName;
  const accept = ({ bucketName, fileName }: PickedFile) => {
    if (!/\.pdf$/i.test(fileName)) return t('file.notPdf');
    return bucketName === ownBucket ? undefined : t('file.otherBucket', { bucket: ownBucket });
  };
  const finish = (fileKey: string) => {
    setLocked(undefined);
    onPick(fileKey);
    onClose();
  };
  const handlePick = async (file: PickedFile) => {
    reading.current = new AbortController();
    const { signal } = reading.current;
    try {
      const facts = await readFacts(file.key, signal);
      if (signal.aborted) return;
      if (facts?.refusal) showToast('error', { title: t('file.refused'), line: refusalText(facts.refusal) });
      else if (hasLock(facts)) setLocked(file.key);
      else finish(file.key);
    } catch (error) {
      if (!signal.aborted) showFailure(t('file.unread'), error);
    }
  };
  const handleClose = () => {
    reading.current?.abort();
    onClose();
  };
  return (
    <>
      <FilePicker isOpen={isOpen && locked === undefined} accept={accept} onPick={handlePick} onClose={handleClose} />
      <ConfirmDialog
        opened={locked !== undefined}
        title={t('file.lock')}
        text={t('file.lockText')}
        confirmLabel={t('file.lockUse')}
        cancelLabel={t('file.lockKeep')}
        onConfirm={() => finish(locked ?? '')}
        onClose={() => setLocked(undefined)}
      />
    </>
  );
}

function hasLock(facts: FormFacts | null | undefined): boolean {
  return facts?.warnings?.some(({ code }) => code === 'LOCK') ?? false;
}

interface FileButtonProps {
  readonly fileKey: string;
  readonly onOpen: () => void;
}

/** In the header: the name of the file, which opens the picker. */
export function FileButton({ fileKey, onOpen }: FileButtonProps) {
  const { t } = useTranslation('pdfDrawing');
  const name = fileKey.slice(fileKey.lastIndexOf('/') + 1);
  return <ToolButton label={name === '' ? t('file.choose') : name} Icon={IconFolderOpen} onClick={onOpen} />;
}
