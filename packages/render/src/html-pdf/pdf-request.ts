// What a printing is asked for and what comes of it. All texts have been through Liquid.

import type { TurnCaller } from '../turns/turns.ts';

export type PageSize = 'A3' | 'A4' | 'A5' | 'LETTER' | 'LEGAL';

export interface MarginsMm {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The header or the footer of every page: HTML, or plain texts in which [page] and the like stand for values. */
export interface PagePart {
  readonly html?: string;
  readonly left?: string;
  readonly center?: string;
  readonly right?: string;
  /** Of the plain texts. */
  readonly fontName?: string;
  /** Of the plain texts, in points. */
  readonly fontSize?: number;
  /** Between the part and the body. */
  readonly line?: boolean;
  /** Between the part and the body. */
  readonly spacingMm: number;
}

/** What a document shows from elsewhere. */
export interface LoadedFile {
  readonly bytes: Uint8Array;
  /** Such as image/png. */
  readonly mediaType: string;
}

/**
 * The only way out of a document, asked for http and https alone. Undefined: there is no such file (a warning FILE);
 * 'no picture': there is one that no document shows (likewise); 'refused': no document may see such an address (a
 * warning ADDRESS). A relative address has the host of the document
 * itself, which means nothing.
 */
export type LoadFile = (url: URL, signal: AbortSignal) => Promise<LoadedFile | 'no picture' | 'refused' | undefined>;

export interface PdfRequest {
  /** Of the body: a whole document or a part of one. */
  readonly html: string;
  readonly header?: PagePart;
  readonly footer?: PagePart;
  readonly marginsMm: MarginsMm;
  readonly pageSize: PageSize;
  readonly orientation: 'portrait' | 'landscape';
  /** Asked for when the document is opened: 1 to 127 bytes as UTF-8. */
  readonly password?: string;
  /** With the structure that screen readers use, its language and bookmarks from its headings; several times the size. */
  readonly isTagged?: boolean;
  /** Of dates and times in header and footer; of the tagged document and of Chinese letter forms where the document does not say. */
  readonly locale: string;
  /** The date and the time in header and footer, in UTC. */
  readonly printedAt: Date;
  /** Of the document where its HTML has none. */
  readonly title?: string;
  /** The variable webpage of header and footer. */
  readonly address?: string;
  readonly loadFile: LoadFile;
  /** Whose turn it takes. Requests without a caller count as one. */
  readonly caller?: TurnCaller;
}

/** The text that something is wrong in. */
export type PdfText = 'html' | 'header' | 'footer' | 'password';

/** BROWSER: there is none that works. CRASH: this document ended it. */
export type PdfProblemCode =
  'TIME' | 'MEMORY' | 'PAGES' | 'LENGTH' | 'PASSWORD' | 'BUSY' | 'CANCELLED' | 'BROWSER' | 'CRASH';

export interface PdfProblem {
  readonly code: PdfProblemCode;
  /** What happened and what to do. */
  readonly message: string;
  readonly text?: PdfText;
}

/** The document was printed, and not all of it as it was written. */
export interface PdfWarning {
  readonly code: 'SCRIPT' | 'FILE' | 'ADDRESS' | 'LINK' | 'HEIGHT' | 'MARKUP' | 'CHARACTERS';
  readonly message: string;
  readonly text: PdfText;
  /** Characters of the text that it is about, as they stand there, to find the place by. */
  readonly found?: string;
  /** Of HEIGHT: what the margin would have to be; none where the page is too low for it. */
  readonly marginMm?: number;
}

export type PdfOutcome =
  | {
      readonly ok: true;
      readonly pdf: Uint8Array;
      readonly pageCount: number;
      readonly warnings: readonly PdfWarning[];
    }
  | { readonly ok: false; readonly problems: readonly PdfProblem[] };
