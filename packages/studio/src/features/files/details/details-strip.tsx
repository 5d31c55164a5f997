/**
 * Details of the selection, beside the listing. Loaded on the first selection, since most visits just open a folder.
 */
import { IconPointer } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import classes from './details-strip.module.css';
import type { FileDetailsProps } from './file-details.tsx';

const LazyFileDetails = lazyPart<FileDetailsProps>(
  async () => (await import('./file-details.tsx')).FileDetails,
  () => null,
);

export function DetailsStrip(props: FileDetailsProps) {
  const { t } = useTranslation('files');
  return (
    <aside className={classes['details']} aria-label={t('details.label')}>
      {props.selected.length > 0 ? (
        <LazyFileDetails {...props} />
      ) : (
        <div className={classes['none']}>
          <IconPointer size={20} stroke={1.75} aria-hidden />
          <h2>{t('details.noneTitle')}</h2>
          <p>{t('details.noneText')}</p>
        </div>
      )}
    </aside>
  );
}
