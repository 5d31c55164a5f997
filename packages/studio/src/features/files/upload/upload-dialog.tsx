/** Uploads files into a folder: drop or select them, then send; each shows its progress and any error. */
import { Button } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import dialog from '../../../ui/dialogs/dialog.module.css';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useLeavePrompt } from '../../../ui/editor/leave/use-leave-prompt.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { acceptedExtensions } from './accepted-files.ts';
import { locationName } from '../explorer/folder-crumbs.tsx';
import classes from './upload-dialog.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { isRetry, toSend } from './upload-list.ts';
import { UploadRow } from './upload-row.tsx';
import type { UploadOrder } from '../explorer/use-explorer-state.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useUpload } from './use-upload.ts';

export interface UploadDialogProps {
  readonly order: UploadOrder;
  /** Called when new files have been stored. */
  readonly onStored: () => void;
  readonly onClose: () => void;
}

export function UploadDialog({ order: { location, files }, onStored, onClose }: UploadDialogProps) {
  const { t } = useTranslation('files');
  const folder = locationName(location);
  const upload = useUpload(location, files, {
    onStored,
    onAllStored: (count) => {
      showToast('success', { title: t('uploads.done', { count }), line: t('uploads.doneLine', { folder }) });
      onStored();
      onClose();
    },
  });
  const { uploads, progress } = upload;
  const isSending = progress !== undefined;
  const [isPublic, setIsPublic] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const leavePrompt = useLeavePrompt(isSending, t('uploads.leaveText'));
  const handleClose = () => (isSending ? setIsConfirming(true) : onClose());
  const add = (added: readonly File[]) => upload.add(added, isPublic);
  const isOver = useFileDrop(!isConfirming, add);
  const open = toSend(uploads);
  const publicCount = open.filter((one) => one.isPublic).length;

  return (
    <>
      <Dialog
        opened
        title={t('uploads.title', { folder })}
        onClose={handleClose}
        footer={
          <>
            <CheckBox
              className={dialog['pushLeft']}
              label={t('uploads.makePublic')}
              checked={open.length === 0 ? isPublic : publicCount === open.length}
              isMixed={publicCount > 0 && publicCount < open.length}
              onChange={(event) => {
                setIsPublic(event.currentTarget.checked);
                upload.setPublic(event.currentTarget.checked);
              }}
            />
            {isSending ? (
              <Button onClick={upload.cancelAll}>{t('uploads.cancelAll')}</Button>
            ) : (
              <Button onClick={handleClose}>{t('uploads.close')}</Button>
            )}
            <Button variant="filled" disabled={!upload.canSend} onClick={upload.start}>
              {isSending
                ? t('uploads.running', { done: progress.doneCount, count: progress.count })
                : open.length === 0
                  ? t('uploads.startNone')
                  : t(isRetry(uploads) ? 'uploads.retry' : 'uploads.start', { count: open.length })}
            </Button>
          </>
        }
      >
        <DropZone isOver={isOver} onAdd={add} />
        {uploads.length === 0 ? null : (
          <ul className={blocks['bareList']} aria-label={t('uploads.list')}>
            {uploads.map((one) => (
              <UploadRow
                key={one.id}
                upload={one}
                onRemove={upload.remove}
                onPublic={(wanted, only) => upload.setPublic(wanted, only)}
              />
            ))}
          </ul>
        )}
      </Dialog>
      {isConfirming && isSending ? (
        <ConfirmDialog
          opened
          title={t('uploads.leaveTitle')}
          text={t('uploads.leaveText')}
          confirmLabel={t('uploads.stop')}
          cancelLabel={t('uploads.keep')}
          isDanger
          onConfirm={() => {
            upload.cancelAll();
            onClose();
          }}
          onClose={() => setIsConfirming(false)}
        />
      ) : null}
      {leavePrompt}
    </>
  );
}

function DropZone({ isOver, onAdd }: { isOver: boolean; onAdd: (files: readonly File[]) => void }) {
  const { t } = useTranslation('files');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes['zone']} data-over={isOver || undefined}>
      <IconCloudUpload size={24} stroke={1.75} aria-hidden />
      <p>
        {t('uploads.drop')} <span>{t('uploads.or')}</span>{' '}
        <button data-autofocus type="button" className="cw-link-button" onClick={() => input.current?.click()}>
          {t('uploads.select')}
        </button>
      </p>
      <p className={blocks['small']}>{t('uploads.accepted')}</p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedExtensions}
        aria-label={t('uploads.select')}
        onChange={(event) => {
          onAdd([...(event.currentTarget.files ?? [])]);
          // Allows selecting the same file again after removing it from the list.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
