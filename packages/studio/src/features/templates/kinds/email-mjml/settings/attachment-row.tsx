import { showHiddenCharacters } from '@coverwright/insurance/visible-name';
import { Loader } from '@mantine/core';
import { IconDownload, IconFileText, IconFileTypePdf, IconTrash, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatByteSize } from '../../../../../ui/formats/byte-size.ts';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { useIsReadOnly } from '../../../../../ui/read-only.tsx';
import { templatePath } from '../../../../../paths/templates.ts';
import type { Attachment } from './attachment.ts';
import classes from './attachments.module.css';

interface AttachmentRowProps {
  readonly attachment: Attachment;
  readonly isDownloading: boolean;
  readonly isBusy: boolean;
  readonly onDownload: () => void;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

export function AttachmentRow(props: AttachmentRowProps) {
  const { attachment, isDownloading, isBusy, onDownload, onCancel, onRemove } = props;
  const { t } = useTranslation('emailMjml');
  const isReadOnly = useIsReadOnly();
  const { fileName, id, type, isMissing } = attachment;
  const Icon = type === 'file' ? IconFileText : IconFileTypePdf;
  return (
    <li>
      <div className={classes['head']}>
        <Icon size={16} stroke={1.75} aria-hidden />
        <span className={classes['fileName']} title={fileName}>
          {fileName}
        </span>
        {isDownloading ? (
          <IconButton
            label={t('attachments.cancelDownload', { name: fileName })}
            size={24}
            icon={
              <span className={classes['cancel']}>
                <Loader size={20} />
                <IconX size={12} stroke={2} />
              </span>
            }
            onClick={onCancel}
          />
        ) : (
          <IconButton
            label={t('attachments.download', { name: fileName })}
            size={24}
            icon={<IconDownload size={14} stroke={1.75} />}
            isDisabled={isMissing}
            onClick={onDownload}
          />
        )}
        {isReadOnly ? null : (
          <IconButton
            label={t('attachments.remove', { name: fileName })}
            size={24}
            icon={<IconTrash size={14} stroke={1.75} />}
            isDisabled={isBusy}
            onClick={onRemove}
          />
        )}
      </div>
      <dl>
        <Origin attachment={attachment} />
        <dt>{t('attachments.id')}</dt>
        <dd className={classes['id']} title={id}>
          {id}
        </dd>
      </dl>
      {isMissing ? <p className={classes['missing']}>{t(`attachments.missing.${type}`)}</p> : null}
    </li>
  );
}

/** Its type and origin. */
function Origin({ attachment }: Pick<AttachmentRowProps, 'attachment'>) {
  const { t } = useTranslation('emailMjml');
  if (attachment.type === 'file') {
    const { sizeBytes } = attachment;
    const filePath = showHiddenCharacters(attachment.filePath);
    return (
      <>
        <dt>{t('attachments.type')}</dt>
        <dd>
          {t('attachments.file')}
          {sizeBytes === undefined ? null : <span className={classes['size']}> {formatByteSize(sizeBytes)}</span>}
        </dd>
        <dt>{t('attachments.path')}</dt>
        <dd className={classes['path']} title={filePath}>
          {filePath}
        </dd>
      </>
    );
  }
  const { templateId, templateName, templateView } = attachment;
  return (
    <>
      <dt>{t('attachments.type')}</dt>
      <dd>{t('attachments.template')}</dd>
      <dt>{t('attachments.path')}</dt>
      <dd className={classes['path']} title={templateName === '' ? templateId : templateName}>
        {templateName === '' || templateView === '' ? (
          templateId
        ) : (
          <Link to={templatePath(templateView, templateId)}>{templateName}</Link>
        )}
      </dd>
    </>
  );
}
