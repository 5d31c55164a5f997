import { showHiddenCharacters } from '@coverwright/insurance/visible-name';

/**
 * RFC 6266: the exact name, and an ASCII fallback for old programs. Hidden characters become their codes, so that the saved
 * file is not disguised either; browsers replace controls.
 */
export function contentDisposition(kind: 'inline' | 'attachment', storedName: string): string {
  const fileName = storedName.replaceAll(/\P{Cc}+/gu, showHiddenCharacters);
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeStrictly(fileName)}`;
}

/** RFC 8187 leaves fewer characters unescaped than encodeURIComponent does. */
function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
