import { uploadMaxBytes } from '@coverwright/insurance/file-kind';
import { showHiddenCharacters } from '@coverwright/insurance/visible-name';
import { ActionIcon } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconWorld, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { formatByteSize } from '../../../ui/formats/byte-size.ts';
import classes from './upload-dialog.module.css';
import { canSend, type Upload } from './upload-list.ts';

interface UploadRowProps {
  readonly upload: Upload;
  readonly onRemove: (upload: Upload) => void;
  readonly onPublic: (isPublic: boolean, upload: Upload) => void;
}

export function UploadRow({ upload, onRemove, onPublic }: UploadRowProps) {
  const { t } = useTranslation('files');
  const { file, isPublic, status } = upload;
  const name = showHiddenCharacters(file.name);
  const label = t(status.kind === 'uploading' ? 'uploads.cancelOf' : 'uploads.takeOff', { name });
  return (
    <li className={classes['upload']}>
      <div className={classes['line']}>
        <span className={classes['fileName']} dir="auto" title={name}>
          {name}
        </span>
        <span className="cw-figures">{formatByteSize(file.size)}</span>
        <Tooltip label={label}>
          <ActionIcon size={24} aria-label={label} onClick={() => onRemove(upload)}>
            <IconX size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      <div className={classes['line']}>
        <UploadState upload={upload} />
        {canSend(upload) ? (
          <CheckBox
            label={t('public')}
            aria-label={t('uploads.makePublicOf', { name })}
            checked={isPublic}
            onChange={(event) => onPublic(event.currentTarget.checked, upload)}
          />
        ) : isPublic && status.kind === 'success' ? (
          <span className={classes['public']}>
            <IconWorld size={14} stroke={1.75} aria-hidden />
            {t('public')}
          </span>
        ) : null}
      </div>
    </li>
  );
}

function UploadState({ upload: { file, status } }: Pick<UploadRowProps, 'upload'>) {
  const { t } = useTranslation('files');
  if (status.kind === 'waiting') return <span className={classes['state']} />;
  if (status.kind === 'uploading') {
    const percent = Math.round(status.share * 100);
    return (
      <span className={classes['state']}>
        <span
          className={classes['bar']}
          role="progressbar"
          aria-label={t('uploads.progressOf', { name: showHiddenCharacters(file.name) })}
          aria-valuenow={percent}
        >
          <span style={{ width: `${percent}%` }} />
        </span>
        <span className="cw-figures">{percent}%</span>
      </span>
    );
  }
  const isDone = status.kind === 'success';
  const text =
    status.kind === 'wrongName'
      ? t(`name.${status.problem}`)
      : status.kind === 'failure' && status.text !== undefined
        ? status.text
        : t(`uploads.status.${status.kind}`, { limit: formatByteSize(uploadMaxBytes) });
  const Icon = isDone ? IconCheck : IconAlertCircle;
  return (
    <span
      className={classes['state']}
      data-tone={isDone ? 'success' : status.kind === 'cancelled' ? 'plain' : 'danger'}
      role="status"
    >
      <Icon size={14} stroke={1.75} aria-hidden />
      {text}
    </span>
  );
}
