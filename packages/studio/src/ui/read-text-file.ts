/** The bytes of a chosen file are not UTF-8: read as such, its text would have other characters. */
export class NotUtf8Error extends Error {
  override readonly name = 'NotUtf8Error';
}

/** The text of a UTF-8 file without its byte order mark. Throws a NotUtf8Error for any other file. */
export async function readTextFile(file: Pick<Blob, 'arrayBuffer'>): Promise<string> {
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) throw new NotUtf8Error('The file is not UTF-8.');
    throw error;
  }
  // English in UTF-16 without a byte order mark is valid UTF-8 with a zero after every letter.
  if (text.includes('\0')) throw new NotUtf8Error('The file is not UTF-8.');
  return text;
}
