// Warnings about requests of a document that failed, with the address as written in the document.
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../../sentences/say.ts';
import type { RefusedAddress } from '../browser/browser.ts';
import type { PdfText, PdfWarning } from '../pdf-request.ts';

const sentences: Readonly<Record<RefusedAddress['reason'], readonly [PdfWarning['code'], Sentence]>> = {
  ABSENT: ['FILE', say('FILE_ABSENT')],
  NO_PICTURE: ['FILE', say('FILE_NOT_A_PICTURE')],
  REFUSED: ['ADDRESS', say('ADDRESS_NOT_IN_FILES')],
  TOO_MUCH: ['FILE', say('FILE_TOO_MUCH')],
};

/** `texts`: where the address may occur; the first one that contains it counts. */
export function toAddressWarning(
  { url, reason }: RefusedAddress,
  texts: readonly (readonly [text: PdfText, html: string])[],
): PdfWarning {
  const [code, sentence] = sentences[reason];
  for (const [text, html] of texts) {
    const found = toWritten(url, html);
    if (found !== undefined) return { code, ...sentence, text, found };
  }
  return { code, ...sentence, text: texts[0]?.[0] ?? 'html' };
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
