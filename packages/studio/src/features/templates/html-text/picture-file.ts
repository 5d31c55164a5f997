import type { PickedPicture } from '../../../ui/rich-text/rich-text-props.ts';

/** Which stored files a text can show as a picture. */
const pictureName = /\.(jpe?g|png)$/i;

export function isPictureName(fileName: string): boolean {
  return pictureName.test(fileName);
}

/**
 * Whether a browser can decode the picture: the server checks only the first bytes, which are valid in a truncated
 * file, too.
 */
export async function canShowPicture(content: Blob): Promise<boolean> {
  return createImageBitmap(content).then(
    (picture) => {
      picture.close();
      return true;
    },
    () => false,
  );
}

/** For a text that is edited as source. */
export function pictureTag({ src, alt }: PickedPicture): string {
  return `<img src="${inAttribute(src)}" alt="${inAttribute(alt)}">`;
}

function inAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
