// A print request and its result. Liquid has already rendered all texts.

import type { Sentence } from '@coverwright/insurance/sentence';
import type { TurnCaller } from '../turns/turns.ts';
import type { Protection } from './compose/protection.ts';

export type PageSize = 'A3' | 'A4' | 'A5' | 'LETTER' | 'LEGAL';

export interface MarginsMm {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The header or footer of every page: HTML, or plain texts in which placeholders such as [page] represent values. */
export interface PagePart {
  readonly html?: string;
  readonly left?: string;
  readonly center?: string;
  readonly right?: string;
  /** Font family of the plain texts. */
  readonly fontName?: string;
  /** Font size of the plain texts, in points. */
  readonly fontSize?: number;
  /** Between the part and the body. */
  readonly line?: boolean;
  /** Between the part and the body. */
  readonly spacingMm: number;
}

/** A file that a document shows. */
export interface LoadedFile {
  readonly bytes: Uint8Array;
  /** For example image/png. */
  readonly mediaType: string;
}

/**
 * Loads everything that a document requests by http or https; nothing else is requested. Undefined means that the file
 * does not exist (warning FILE), 'no picture' that documents cannot show it (also FILE), and 'refused' that documents may
 * not load the address (warning ADDRESS). A relative address has the document's own host, which has no meaning.
 */
export type LoadFile = (url: URL, signal: AbortSignal) => Promise<LoadedFile | 'no picture' | 'refused' | undefined>;

/** A font in addition to those of the printer, in the terms of @font-face. It replaces a printer font of the same name. */
export interface PrintFont {
  readonly family: string;
  readonly weight: string;
  readonly style: string;
  /** The address passed to `loadFile` when the font is used; without a host. */
  readonly address: string;
}

export interface PdfRequest extends Protection {
  /** The body: a complete document or a part of one. */
  readonly html: string;
  readonly header?: PagePart;
  readonly footer?: PagePart;
  readonly marginsMm: MarginsMm;
  readonly pageSize: PageSize;
  readonly orientation: 'portrait' | 'landscape';
  /** With the structure that screen readers use, its language, and bookmarks from its headings; several times the size. */
  readonly isTagged?: boolean;
  /** Whether accessibility problems are reported even if the document is not tagged. */
  readonly isAccessibilityChecked?: boolean;
  /** Printed smaller if its content is wider than the page, down to the minimum print size. */
  readonly isFitToPage?: boolean;
  /** 30 to 100 percent; 50 if absent. */
  readonly minimumPrintSizePercent?: number;
  /** For dates and times in header and footer, and for tags and Chinese letter forms if the document sets no language. */
  readonly locale: string;
  /** The instant shown as date and time in header and footer, in UTC. */
  readonly printedAt: Date;
  /** The title for a document whose HTML has none. */
  readonly title?: string;
  /** The variable `webpage` in header and footer. */
  readonly address?: string;
  readonly loadFile: LoadFile;
  /** If two fonts are the same style of one family, the later one is used. */
  readonly fonts?: readonly PrintFont[];
  /** For fair turns. Requests without a caller count as one caller. */
  readonly caller?: TurnCaller;
}

/** The text that contains a problem. */
export type PdfText = 'html' | 'header' | 'footer' | 'password';

/** BROWSER: no browser works. CRASH: this document ended the browser. */
export type PdfProblemCode =
  | 'TIME'
  | 'MEMORY'
  | 'PAGES'
  | 'LENGTH'
  | 'PASSWORD'
  | 'BUSY'
  | 'CANCELLED'
  | 'BROWSER'
  | 'CRASH';

/** What happened and what to do. */
export interface PdfProblem extends Sentence {
  readonly code: PdfProblemCode;
  readonly text?: PdfText;
}

/** The document was printed, but not exactly as written. */
export interface PdfWarning extends Sentence {
  readonly code:
    | 'SCRIPT'
    | 'FILE'
    | 'ADDRESS'
    | 'LINK'
    | 'HEIGHT'
    | 'WIDTH'
    | 'MARKUP'
    | 'CHARACTERS'
    | 'PICTURE'
    | 'HEADING'
    | 'TABLE';
  readonly text: PdfText;
  /** The affected characters exactly as written, used to find the position. */
  readonly found?: string;
  /** If the text lacks these characters (for example because Liquid inserted them): others, and their occurrence. */
  readonly foundElse?: { readonly text: string; readonly before: number };
  /** For HEIGHT: the margin that would be needed; absent if the page is too low for it. */
  readonly marginMm?: number;
  /** For WIDTH: a CSS selector of the element that is wider than the page. */
  readonly element?: string;
  /** For WIDTH: how far it extends beyond the page. */
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
