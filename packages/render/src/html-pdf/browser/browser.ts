// What the engine requires of a browser. Pages run no document scripts and can load only the files they are given.
import type { FontCoverage } from '../fonts/font-coverage.ts';
import type { MarginsPt, SizePt } from '../parts/layout/geometry.ts';
import type { LoadFile } from '../pdf-request.ts';

/** The process has ended, for whatever reason. */
export class BrowserEnded extends Error {
  constructor() {
    super('The browser has ended.');
  }
}

/** The process of one page has ended; the browser keeps running. */
export class PageEnded extends Error {
  /** It was ended because it used too much memory. */
  readonly isOverMemory: boolean;

  constructor({ isOverMemory }: { isOverMemory: boolean }) {
    super('The page has ended.');
    this.isOverMemory = isOverMemory;
  }
}

export interface PrintBrowser {
  openPage(): Promise<PrintPage>;
  /** For the process. Resolves once, whatever the reason. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

/** Shared by all parts of one document. */
export interface PageLoading {
  readonly loadFile: LoadFile;
  readonly signal: AbortSignal;
  /** @font-face rules; their files are requested once they are used. */
  readonly fontFaces?: string;
}

/** An address that the document requested but that was not loaded. */
export interface RefusedAddress {
  readonly url: string;
  readonly reason: 'ABSENT' | 'NO_PICTURE' | 'REFUSED' | 'TOO_MUCH';
}

export interface Heading {
  /** 1 to 6. */
  readonly level: number;
  readonly text: string;
  /** Its name among the PDF's destinations. */
  readonly id: string;
}

export interface PrintOptions {
  readonly paper: SizePt;
  readonly marginsPt: MarginsPt;
  /** With the structure that screen readers use. */
  readonly isTagged?: boolean;
  /** 1 if absent. In addition, Chromium shrinks content that is too wide by up to a third. */
  readonly scale?: number;
  /** Such as 1-2000; all pages if absent. */
  readonly pageRanges?: string;
}

export interface PrintPage {
  /** The characters that its fonts can draw; undefined if it does not use our fonts. */
  readonly coverage: FontCoverage | undefined;
  /** Shows the document with everything it needs; resolves when loading is complete. */
  load(html: string, loading: PageLoading): Promise<readonly RefusedAddress[]>;
  /** The headings of the current document. They become destinations in the PDF without changing its appearance. */
  headings(): Promise<readonly Heading[]>;
  /** Evaluates one of our expressions in the current document. */
  evaluate(expression: string): Promise<unknown>;
  /** The same, with the document laid out for print in a window of that width. */
  evaluateOnPaper(expression: string, widthPx: number): Promise<unknown>;
  print(options: PrintOptions): Promise<Uint8Array>;
  /** Checks that the page works and that no content is left over for the next document. */
  readonly isClear: boolean;
  /** The processor time of its process so far, in milliseconds; undefined if unknown. */
  processorMs(): Promise<number | undefined>;
  /** Whether its process still holds so much memory that the next document would be blamed for it; undefined if unknown. */
  readonly retainsMemory: boolean | undefined;
  /** Removes the document. */
  clear(): Promise<void>;
  /** Closes the page, whatever it is doing. */
  close(): Promise<void>;
}
