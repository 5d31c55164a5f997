/** Breadcrumbs of the open folder, starting with the list of buckets. */
import { showHiddenCharacters } from '@coverwright/insurance/visible-name';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FolderLocation } from '../../../paths/files.ts';
import classes from './file-explorer.module.css';

interface FolderCrumbsProps {
  readonly location: FolderLocation;
  readonly onGo: (location: FolderLocation | undefined) => void;
}

export function FolderCrumbs({ location: { bucketName, folder }, onGo }: FolderCrumbsProps) {
  const { t } = useTranslation('files');
  const names = folder.split('/').slice(0, -1);
  const steps = [
    { label: t('buckets.title'), location: undefined },
    { label: bucketName, location: { bucketName, folder: '' } },
    ...names.map((name, index) => ({
      label: showHiddenCharacters(name),
      location: { bucketName, folder: `${names.slice(0, index + 1).join('/')}/` },
    })),
  ];
  return (
    <nav aria-label={t('crumbs')} className={classes['crumbs']}>
      <ol>
        {steps.map(({ label, location }, index) => (
          <li key={location?.folder ?? 'buckets'}>
            {index === 0 ? null : <IconChevronRight size={12} stroke={1.75} aria-hidden />}
            {index === steps.length - 1 ? (
              <span aria-current="page" dir="auto">
                {label}
              </span>
            ) : (
              <button type="button" dir="auto" onClick={() => onGo(location)}>
                {label}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The folder's display name: its own, or the bucket's at the root. */
export function locationName({ bucketName, folder }: FolderLocation): string {
  return showHiddenCharacters(folder.split('/').at(-2) ?? bucketName);
}
