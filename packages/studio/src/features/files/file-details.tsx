/** What is selected: a file with its preview and all that can be done with it, a folder, or how many. */
import { Button } from '@mantine/core';
import { IconDownload, IconLock, IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/api-context.ts';
import { formatByteSize } from '../../ui/byte-size.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { formatDateTime } from '../../ui/date-time.ts';
import type { EntryActions } from './entry-row.tsx';
import { EntryIcon } from './file-icon.tsx';
import { fileKindOf } from './file-kind.ts';
import { FilePreview } from './file-preview.tsx';
import classes from './file-details.module.css';
import { fileUrlPath } from './files.api.ts';
import { areAllFiles, type Entry, type StoredFile } from './stored-file.ts';

export interface FileDetailsProps {
  readonly bucketName: string;
  /** At least one. */
  readonly selected: readonly Entry[];
  readonly actions: EntryActions | undefined;
  readonly share: number | undefined;
  readonly onClear: () => void;
}

export function FileDetails({ bucketName, selected, actions, share, onClear }: FileDetailsProps) {
  const [first] = selected;
  if (!first) return null;
  if (selected.length > 1) return <ManyDetails selected={selected} actions={actions} onClear={onClear} />;
  if (first.kind === 'folder') return <FolderDetails folder={first} actions={actions} />;
  return <OneFileDetails bucketName={bucketName} file={first} actions={actions} share={share} />;
}

interface OneFileProps {
  readonly bucketName: string;
  readonly file: StoredFile;
  readonly actions: EntryActions | undefined;
  readonly share: number | undefined;
}

function OneFileDetails({ bucketName, file, actions, share }: OneFileProps) {
  const { t } = useTranslation('files');
  const { config, session, urlOf } = useApi();
  const Privacy = file.isPublic ? IconWorld : IconLock;
  const link = urlOf(fileUrlPath(file.key, session.tenantId() ?? config.tenantId, bucketName));
  return (
    <>
      <div className={classes['preview']}>
        <FilePreview key={file.key} bucketName={bucketName} file={file} />
      </div>
      <div className={classes['facts']}>
        <h2 dir="auto">{file.name}</h2>
        <dl>
          <dt>{t('details.type')}</dt>
          <dd>{t(`kind.${fileKindOf(file.name)}`)}</dd>
          <dt>{t('details.privacy')}</dt>
          <dd>
            <Privacy size={14} stroke={1.75} aria-hidden />
            {t(file.isPublic ? 'public' : 'private')}
          </dd>
          <dt>{t('details.size')}</dt>
          <dd>{formatByteSize(file.sizeBytes)}</dd>
          <dt>{t('details.modified')}</dt>
          <dd>{formatDateTime(file.lastModifiedAt)}</dd>
        </dl>
        {actions ? (
          <>
            <Button
              fullWidth
              leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
              aria-disabled={share !== undefined}
              onClick={() => (share === undefined ? actions.onDownload(file) : undefined)}
            >
              {share === undefined ? t('download') : t('downloading', { percent: Math.round(share * 100) })}
            </Button>
            <div className={classes['pair']}>
              <Button onClick={() => actions.onEdit(file)}>{t('edit')}</Button>
              <Button onClick={() => actions.onCut([file])}>{t('cut')}</Button>
            </div>
            {file.isPublic ? (
              <div className={classes['link']}>
                <CopyButton text={link} label={t('copyLink')} variant="subtle" size="sm" />
              </div>
            ) : null}
            <Button variant="subtle" color="danger" fullWidth onClick={() => actions.onRemove([file])}>
              {t('remove')}
            </Button>
          </>
        ) : null}
      </div>
    </>
  );
}

function FolderDetails({ folder, actions }: { folder: Entry; actions: EntryActions | undefined }) {
  const { t } = useTranslation('files');
  return (
    <>
      <div className={classes['preview']}>
        <EntryIcon entry={folder} size={28} />
      </div>
      <div className={classes['facts']}>
        <h2 dir="auto">{folder.name}</h2>
        <dl>
          <dt>{t('details.type')}</dt>
          <dd>{t('details.folderType')}</dd>
        </dl>
        {actions ? (
          <>
            <Button fullWidth onClick={() => actions.onEnter(folder)}>
              {t('open')}
            </Button>
            <Button variant="subtle" color="danger" fullWidth onClick={() => actions.onRemove([folder])}>
              {t('remove')}
            </Button>
          </>
        ) : null}
      </div>
    </>
  );
}

function ManyDetails({ selected, actions, onClear }: Pick<FileDetailsProps, 'selected' | 'actions' | 'onClear'>) {
  const { t } = useTranslation('files');
  const sizeBytes = selected.reduce((sum, entry) => sum + (entry.kind === 'file' ? entry.sizeBytes : 0), 0);
  return (
    <div className={classes['facts']}>
      <h2>{t('selected', { count: selected.length })}</h2>
      {areAllFiles(selected) ? (
        <dl>
          <dt>{t('details.size')}</dt>
          <dd>{formatByteSize(sizeBytes)}</dd>
        </dl>
      ) : null}
      <div className={classes['pair']}>
        {actions && areAllFiles(selected) ? <Button onClick={() => actions.onCut(selected)}>{t('cut')}</Button> : null}
        <Button onClick={onClear}>{t('details.clear')}</Button>
      </div>
      {actions ? (
        <Button variant="subtle" color="danger" fullWidth onClick={() => actions.onRemove(selected)}>
          {t('remove')}
        </Button>
      ) : null}
    </div>
  );
}
