/**
 * Previews a file without running anything in it: images as images, text as text, and the first page of a PDF. The
 * content is fetched with the session's token and never opened as a page in the browser.
 */
import { showHiddenCharacters } from '@coverwright/insurance/visible-name';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/api-context.ts';
import { useRead } from '../../../api/cache/use-read.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useDelayed } from '../../../ui/states/use-delayed.ts';
import { mediaTypeOf } from '../upload/accepted-files.ts';
import { EntryIcon } from '../file-icon.tsx';
import { previewKindOf } from '../file-kind.ts';
import classes from './file-details.module.css';
import { fetchFile } from '../files.api.ts';
import type { PdfPreviewProps } from './pdf-preview.tsx';
import type { StoredFile } from '../stored-file.ts';

/** More than fits in the strip; the rest can be scrolled to. */
const shownTextLength = 4000;

const LazyPdfPreview = lazyPart<PdfPreviewProps>(
  async () => (await import('./pdf-preview.tsx')).PdfPreview,
  () => null,
);

interface FilePreviewProps {
  readonly bucketName: string;
  readonly file: StoredFile;
}

export function FilePreview({ bucketName, file }: FilePreviewProps) {
  const { t } = useTranslation('files');
  const kind = previewKindOf(file.name, file.sizeBytes);
  const { blob, hasFailed, fail } = useBytes(bucketName, file, kind !== undefined && kind !== 'tooLarge');
  const isLong = useDelayed(blob === undefined && !hasFailed);
  if (kind === undefined) return <EntryIcon entry={file} size={28} />;
  if (kind === 'tooLarge' || hasFailed) {
    return (
      <>
        <EntryIcon entry={file} size={28} />
        <span className={classes['noPreview']}>
          {t(kind === 'tooLarge' ? 'details.previewTooLarge' : 'details.previewFailed')}
        </span>
      </>
    );
  }
  if (!blob) return isLong ? <Skeleton width={120} /> : null;
  const label = t('details.previewOf', { name: showHiddenCharacters(file.name) });
  if (kind === 'image') return <ImagePreview blob={blob} label={label} onFail={fail} />;
  if (kind === 'pdf') return <LazyPdfPreview blob={blob} label={label} onFail={fail} />;
  return <TextPreview blob={blob} label={label} />;
}

function useBytes(bucketName: string, { key, name, revision, lastModifiedAt }: StoredFile, isWanted: boolean) {
  const api = useApi();
  const of = JSON.stringify([bucketName, key, revision ?? lastModifiedAt]);
  const { data, error } = useRead(
    ['fileBytes', of],
    async ({ signal }) => {
      const bytes = await fetchFile(api, key, { bucketName, signal });
      // The type comes from the file name, as validated: the browser must not guess it from the response.
      return { of, blob: new Blob([bytes], { type: mediaTypeOf(name) ?? '' }) };
    },
    { isPaused: !isWanted, isUncached: true },
  );
  // The file that cannot be shown; downloading it reports the reason.
  const [failed, setFailed] = useState<string>();
  const hasFailed = error !== null || failed === of;
  return {
    blob: !hasFailed && data?.of === of ? data.blob : undefined,
    hasFailed,
    fail: () => setFailed(of),
  };
}

interface BlobProps {
  readonly blob: Blob;
  readonly label: string;
}

function ImagePreview({ blob, label, onFail }: BlobProps & { readonly onFail: () => void }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url === undefined ? null : <img className={classes['image']} src={url} alt={label} onError={onFail} />;
}

function TextPreview({ blob, label }: BlobProps) {
  const { t } = useTranslation('files');
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const whole = await blob.text();
      if (isCurrent) setText(whole);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [blob]);
  if (text === undefined) return null;
  return (
    <>
      <textarea
        className={classes['textPreview']}
        aria-label={label}
        readOnly
        rows={10}
        wrap="off"
        dir="auto"
        value={text.slice(0, shownTextLength)}
      />
      {text.length > shownTextLength ? <span className={classes['pages']}>{t('details.textCut')}</span> : null}
    </>
  );
}
