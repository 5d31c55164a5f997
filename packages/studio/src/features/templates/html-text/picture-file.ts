/** Which stored files a text can show as a picture, by their names and by what the server calls their content. */
const pictureName = /\.(jpe?g|png)$/i;
const pictureTypes: readonly string[] = ['image/jpeg', 'image/png'];

export function isPictureName(fileName: string): boolean {
  return pictureName.test(fileName);
}

export function isPictureType(contentType: string): boolean {
  return pictureTypes.includes(contentType.split(';')[0]?.trim().toLowerCase() ?? '');
}

/** For a text that is written by hand. */
export function pictureTag(src: string): string {
  return `<img src="${src.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" alt="">`;
}
