/** RFC 6266: the exact name, and an ASCII fallback for old programs. */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
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
