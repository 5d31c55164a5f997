/** A stored picture as it is printed in its box; its name while it loads, or if it cannot be shown. */
import { IconPhoto } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useApi } from '../../../../../api/api-context.ts';
import { useRead } from '../../../../../api/cache/use-read.ts';
import { fetchFile } from '../../../../files/files.api.ts';
import type { Drawing } from '../drawing.ts';
import classes from './canvas.module.css';

interface PictureContentProps {
  readonly drawing: Drawing;
  readonly name: string;
  /** If false, shows the name. */
  readonly isShown: boolean;
}

export function PictureContent({ drawing, name, isShown }: PictureContentProps) {
  const { pictureFileKey, textAlignment, verticalAlignment } = drawing;
  const address = usePicture(pictureFileKey, isShown);
  const [failed, setFailed] = useState<string>();
  if (address === undefined || address === failed) {
    return (
      <span className={classes['picture']}>
        <IconPhoto size={16} stroke={1.75} aria-hidden />
        <span>{name}</span>
      </span>
    );
  }
  const objectPosition = `${textAlignment} ${verticalAlignment}`.toLowerCase();
  return (
    <img
      className={classes['image']}
      src={address}
      alt=""
      style={{ objectPosition }}
      onError={() => setFailed(address)}
    />
  );
}

/** The types that the printer supports. */
const printedType = /^image\/(?:png|jpeg|gif|webp)$/;

/** A URL of its content; undefined if the file does not exist or is not a picture. */
function usePicture(fileKey: string, isWanted: boolean): string | undefined {
  const api = useApi();
  const { data, error } = useRead(
    ['drawnPicture', fileKey],
    async ({ signal }) => ({ fileKey, blob: await fetchFile(api, fileKey, { signal }) }),
    { isPaused: !isWanted || fileKey === '' },
  );
  const isKnown = isWanted && error === null && data?.fileKey === fileKey && printedType.test(data.blob.type);
  const blob = isKnown ? data.blob : undefined;
  const [made, setMade] = useState<{ readonly of: Blob; readonly address: string }>();
  useEffect(() => {
    if (!blob) return undefined;
    const address = URL.createObjectURL(blob);
    setMade({ of: blob, address });
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return made?.of === blob ? made?.address : undefined;
}
