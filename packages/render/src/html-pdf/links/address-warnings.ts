// Warnings about requests of a document that failed, with the address as written in the document.
import type { RefusedAddress } from '../browser/browser.ts';
import type { PdfText, PdfWarning } from '../pdf-request.ts';

const messages: Readonly<Record<RefusedAddress['reason'], readonly [PdfWarning['code'], string]>> = {
  ABSENT: ['FILE', 'This file does not exist, so the document is printed without it.'],
  NO_PICTURE: [
    'FILE',
    'This file is not a picture that documents can show, so it is omitted. Use a png, jpeg, gif or webp file.',
  ],
  REFUSED: ['ADDRESS', 'Documents show only files of the file store, so this address is omitted.'],
  TOO_MUCH: ['FILE', 'The document shows too many files, so this one is omitted.'],
};

/** `texts`: where the address may occur; the first one that contains it counts. */
export function toAddressWarning(
  { url, reason }: RefusedAddress,
  texts: readonly (readonly [text: PdfText, html: string])[],
): PdfWarning {
  const [code, message] = messages[reason];
  for (const [text, html] of texts) {
    const found = toWritten(url, html);
    if (found !== undefined) return { code, message, text, found };
  }
  return { code, message, text: texts[0]?.[0] ?? 'html' };
}

/** Longer addresses are not searched for, because this takes too long in texts of megabytes. */
const soughtMaxChars = 2_000;

/** The browser reports addresses resolved and escaped; a document may have written them in several ways. */
export function toWritten(url: string, html: string): string | undefined {
  if (url.length > soughtMaxChars) return undefined;
  const address = URL.parse(url);
  const path = address === null ? url : `${address.pathname}${address.search}`;
  const ways = [url, address?.host === undefined ? '' : url.slice(url.indexOf('//')), path, path.slice(1)].flatMap(
    (way) => [way, unescaped(way)].flatMap((text) => [text, text.replaceAll('&', '&amp;')]),
  );
  return ways.find((way) => way !== '' && html.includes(way));
}

function unescaped(text: string): string {
  return text.replace(/(%[\da-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch (error) {
      if (error instanceof URIError) return escaped;
      throw error;
    }
  });
}
