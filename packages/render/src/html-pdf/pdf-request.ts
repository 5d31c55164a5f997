// The request for a printing and its result. All texts have been through Liquid.

import type { TurnCaller } from '../turns/turns.ts';
import type { Protection } from './compose/protection.ts';

export type PageSize = 'A3' | 'A4' | 'A5' | 'LETTER' | 'LEGAL';

export interface MarginsMm {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The header or the footer of every page: HTML, or plain texts in which [page] and the like represent values. */
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
 * Loads everything that a document requests by http or https; nothing else is requested. Undefined means that the file
 * does not exist (warning FILE), 'no picture' that documents cannot show it (also FILE), and 'refused' that documents may not
 * load the address (warning ADDRESS). A relative address has the host of the document itself, which has no meaning.
 */
export type LoadFile = (url: URL, signal: AbortSignal) => Promise<LoadedFile | 'no picture' | 'refused' | undefined>;

/** A font besides those of the printer, in the words of @font-face. Goes before one of the printer of the same name. */
export interface PrintFont {
  readonly family: string;
  readonly weight: string;
  readonly style: string;
  /** The address passed to `loadFile`, once something is written in it; without a host. */
  readonly address: string;
}

export interface PdfRequest extends Protection {
  /** Of the body: a complete document or a part of one. */
  readonly html: string;
  readonly header?: PagePart;
  readonly footer?: PagePart;
  readonly marginsMm: MarginsMm;
  readonly pageSize: PageSize;
  readonly orientation: 'portrait' | 'landscape';
  /** With the structure that screen readers use, its language and bookmarks from its headings; several times the size. */
  readonly isTagged?: boolean;
  /** Whether what keeps a tagged document from being accessible is reported, although this one is not tagged. */
  readonly isAccessibilityChecked?: boolean;
  /** Printed smaller where its content is wider than the page, down to the minimum print size. */
  readonly isFitToPage?: boolean;
  /** 30 to 100; half its size where it is not given. */
  readonly minimumPrintSizePercent?: number;
  /** Of dates and times in header and footer; of the tagged document and of Chinese letter forms where the document does not say. */
  readonly locale: string;
  /** The date and the time in header and footer, in UTC. */
  readonly printedAt: Date;
  /** Of the document where its HTML has none. */
  readonly title?: string;
  /** The variable webpage of header and footer. */
  readonly address?: string;
  readonly loadFile: LoadFile;
  /** The later goes before the earlier where two are the same cut of one family. */
  readonly fonts?: readonly PrintFont[];
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
  readonly code:
    'SCRIPT' | 'FILE' | 'ADDRESS' | 'LINK' | 'HEIGHT' | 'WIDTH' | 'MARKUP' | 'CHARACTERS' | 'PICTURE' | 'HEADING';
  readonly message: string;
  readonly text: PdfText;
  /** Characters of the text that it is about, exactly as written, to find the position by. */
  readonly found?: string;
  /** For a text without these characters, as where Liquid has filled them: others, and how often they occur before. */
  readonly foundElse?: { readonly text: string; readonly before: number };
  /** Of HEIGHT: what the margin would have to be; none where the page is too low for it. */
  readonly marginMm?: number;
  /** Of WIDTH: a CSS selector of what is wider than the page. */
  readonly element?: string;
  /** Of WIDTH: how far it extends beyond the page. */
  readonly overhangMm?: number;
}

export type PdfOutcome =
  | {
      readonly ok: true;
      readonly pdf: Uint8Array;
      readonly pageCount: number;
      readonly warnings: readonly PdfWarning[];
    }
  | { readonly ok: false; readonly problems: readonly PdfProblem[] };
