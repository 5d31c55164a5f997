// Reads the texts of documents: short ones directly, long ones and those with additional fonts in threads, where they do
// not block other documents.
import type { ThreadPool } from '../../threads/adapters/thread-pool.ts';
import type { PdfWarning } from '../pdf-request.ts';
import { TextThreads } from './adapters/text-threads.ts';
import {
  type DocumentTexts,
  findAddresses,
  type PrintedAddresses,
  readTexts,
  type TextsReading,
} from './read-texts.ts';

export interface TextReader {
  read(texts: DocumentTexts, signal?: AbortSignal): Promise<TextsReading>;
  findAddresses(addresses: PrintedAddresses, signal?: AbortSignal): Promise<readonly PdfWarning[]>;
}

/** Total length up to which a document's texts are read directly: nearly all are shorter, and take a few milliseconds. */
const ownThreadChars = 64 * 1024;

export function createTextReader(threads: ThreadPool): TextReader {
  const reading = new TextThreads(threads);
  return {
    read: (texts, signal) => {
      const hasFonts = texts.loadedFonts !== undefined && texts.loadedFonts.length > 0;
      return !hasFonts && isShort(charsOf(texts)) ? readTexts(texts) : reading.read(texts, signal);
    },
    findAddresses: async (addresses, signal) => {
      const { refused, removedLinks, texts } = addresses;
      const isNothing = refused.length === 0 && removedLinks.length === 0;
      if (isNothing || isShort(texts.map(([, html]) => html))) return findAddresses(addresses);
      return reading.findAddresses(addresses, signal);
    },
  };
}

function charsOf({ html, header, footer }: DocumentTexts): string[] {
  const ofParts = [header, footer].flatMap((part) => [part?.html, part?.left, part?.center, part?.right]);
  return [html, ...ofParts.map((text) => text ?? '')];
}

function isShort(texts: readonly string[]): boolean {
  return texts.reduce((sum, { length }) => sum + length, 0) <= ownThreadChars;
}
