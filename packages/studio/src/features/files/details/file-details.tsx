/**
 * Details of the selected file, with its preview, or folder, and the available actions. With several selected, shows
 * the most recent one.
 */
import { showHiddenCharacters } from '@coverwright/insurance/visible-name';
import { Button } from '@mantine/core';
import { IconDownload, IconLock, IconWorld, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/api-context.ts';
import { formatByteSize } from '../../../ui/formats/byte-size.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import type { EntryActions } from '../entries/entry-row.tsx';
import { EntryIcon } from '../file-icon.tsx';
import { fileKindOf } from '../file-kind.ts';
import { LazyUsedBy } from '../../item-uses/lazy-used-by.tsx';
import { FilePreview } from './file-preview.tsx';
import classes from './file-details.module.css';
import { fileUrlPath } from '../files.api.ts';
import { areAllFiles, type Entry, type StoredFile } from '../stored-file.ts';

export interface FileDetailsProps {
  readonly bucketName: string;
  /** At least one. */
  readonly selected: readonly Entry[];
  /** The most recently selected entry, which is previewed. */
  readonly last: Entry | undefined;
  readonly actions: EntryActions | undefined;
  /** The download progress of the previewed file, from 0 to 1; undefined if it is not being downloaded. */
  readonly share: number | undefined;
  readonly onClear: () => void;
}

export function FileDetails({ bucketName, selected, last, actions, share, onClear }: FileDetailsProps) {
  const { t } = useTranslation('files');
  const entry = last ?? selected[0];
  if (!entry) return null;
  const isMany = selected.length > 1;
  const oneActions = isMany ? undefined : actions;
  return (
    <>
      {isMany ? <ManyDetails selected={selected} actions={actions} onClear={onClear} /> : null}
      <div className={classes['preview']}>
        {entry.kind === 'file' ? (
          <FilePreview key={entry.key} bucketName={bucketName} file={entry} />
        ) : (
          <EntryIcon entry={entry} size={28} />
        )}
      </div>
      <div className={classes['facts']}>
        <h2 dir="auto">{showHiddenCharacters(entry.name)}</h2>
        <Facts entry={entry} />
        {oneActions && entry.kind === 'file' ? (
          <FileActions bucketName={bucketName} file={entry} actions={oneActions} share={share} />
        ) : oneActions ? (
          <Button fullWidth onClick={() => oneActions.onEnter(entry)}>
            {t('open')}
          </Button>
        ) : null}
        {oneActions?.canChange ? <RemoveButton onClick={() => oneActions.onRemove([entry])} /> : null}
        {isMany ? null : (
          <div className={classes['usedBy']}>
            <LazyUsedBy key={entry.key} used={{ kind: 'file', bucketName, itemIds: [entry.key] }} level={3} />
          </div>
        )}
      </div>
    </>
  );
}

function Facts({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('files');
  if (entry.kind === 'folder') {
    return (
      <dl>
        <dt>{t('details.type')}</dt>
        <dd>{t('details.folderType')}</dd>
      </dl>
    );
  }
  const Privacy = entry.isPublic ? IconWorld : IconLock;
  return (
    <dl>
      <dt>{t('details.type')}</dt>
      <dd>{t(`kind.${fileKindOf(entry.name)}`)}</dd>
      <dt>{t('details.privacy')}</dt>
      <dd>
        <Privacy size={14} stroke={1.75} aria-hidden />
        {t(entry.isPublic ? 'public' : 'private')}
      </dd>
      <dt>{t('details.size')}</dt>
      <dd>{formatByteSize(entry.sizeBytes)}</dd>
      <dt>{t('details.modified')}</dt>
      <dd>{formatDateTime(entry.lastModifiedAt)}</dd>
    </dl>
  );
}

interface FileActionsProps {
  readonly bucketName: string;
  readonly file: StoredFile;
  readonly actions: EntryActions;
  readonly share: number | undefined;
}

function FileActions({ bucketName, file, actions, share }: FileActionsProps) {
  const { t } = useTranslation('files');
  const { config, session, urlOf } = useApi();
  const link = urlOf(fileUrlPath(file.key, session.tenantId() ?? config.tenantId, bucketName));
  return (
    <>
      {share === undefined ? (
        <Button
          fullWidth
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          onClick={() => actions.onDownload(file)}
        >
          {t('download')}
        </Button>
      ) : (
        <Button
          fullWidth
          leftSection={<IconX size={16} stroke={1.75} aria-hidden />}
          onClick={() => actions.onCancelDownload(file)}
        >
          {t('cancelDownload', { percent: Math.round(share * 100) })}
        </Button>
      )}
      {actions.canChange ? (
        <div className={classes['pair']}>
          <Button onClick={() => actions.onEdit(file)}>{t('edit')}</Button>
          <Button onClick={() => actions.onCut([file])}>{t('cut')}</Button>
        </div>
      ) : null}
      {file.isPublic ? (
        <div className={classes['link']}>
          <CopyButton text={link} label={t('copyLink')} variant="subtle" size="sm" />
        </div>
      ) : null}
    </>
  );
}

function RemoveButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('files');
  return (
    <Button variant="subtle" color="danger" fullWidth onClick={onClick}>
      {t('remove')}
    </Button>
  );
}

function ManyDetails({ selected, actions, onClear }: Pick<FileDetailsProps, 'selected' | 'actions' | 'onClear'>) {
  const { t } = useTranslation('files');
  const sizeBytes = selected.reduce((sum, entry) => sum + (entry.kind === 'file' ? entry.sizeBytes : 0), 0);
  return (
    <div className={`${classes['facts']} ${classes['many']}`}>
      <h2>{t('selected', { count: selected.length })}</h2>
      {areAllFiles(selected) ? (
        <dl>
          <dt>{t('details.size')}</dt>
          <dd>{formatByteSize(sizeBytes)}</dd>
        </dl>
      ) : null}
      <div className={classes['pair']}>
        {actions?.canChange && areAllFiles(selected) ? (
          <Button onClick={() => actions.onCut(selected)}>{t('cut')}</Button>
        ) : null}
        <Button onClick={onClear}>{t('details.clear')}</Button>
      </div>
      {actions?.canChange ? <RemoveButton onClick={() => actions.onRemove(selected)} /> : null}
    </div>
  );
}
