// What the engine asks of a browser. Pages run no script of a document and reach nothing but what they are handed.
import type { FontCoverage } from '../fonts/font-coverage.ts';
import type { MarginsPt, SizePt } from '../parts/layout/geometry.ts';
import type { LoadFile } from '../pdf-request.ts';

/** The process is over, whatever ended it. */
export class BrowserEnded extends Error {
  constructor() {
    super('The browser has ended.');
  }
}

/** The process of one page has ended; the browser keeps running. */
export class PageEnded extends Error {
  /** It was ended because it took too much memory. */
  readonly isOverMemory: boolean;

  constructor({ isOverMemory }: { isOverMemory: boolean }) {
    super('The page has ended.');
    this.isOverMemory = isOverMemory;
  }
}

export interface PrintBrowser {
  openPage(): Promise<PrintPage>;
  /** Of the process. Resolves once, whatever the reason. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

/** The same for all parts of one document. */
export interface PageLoading {
  readonly loadFile: LoadFile;
  readonly signal: AbortSignal;
  /** Rules @font-face; the files that they name are asked for once something is written in them. */
  readonly fontFaces?: string;
}

/** An address that the document asks for and was not given. */
export interface RefusedAddress {
  readonly url: string;
  readonly reason: 'ABSENT' | 'NO_PICTURE' | 'REFUSED' | 'TOO_MUCH';
}

export interface Heading {
  /** 1 to 6. */
  readonly level: number;
  readonly text: string;
  /** The name of its place among the destinations of the PDF. */
  readonly id: string;
}

export interface PrintOptions {
  readonly paper: SizePt;
  readonly marginsPt: MarginsPt;
  /** With the structure that screen readers use. */
  readonly isTagged?: boolean;
  /** 1 when absent. Chromium shrinks what is too wide besides, by up to a third. */
  readonly scale?: number;
  /** Such as 1-2000; without it all. */
  readonly pageRanges?: string;
}

export interface PrintPage {
  /** The characters that its fonts draw. Undefined: it has others than ours. */
  readonly coverage: FontCoverage | undefined;
  /** Shows the document with everything it needs; resolves when it is complete. */
  load(html: string, loading: PageLoading): Promise<readonly RefusedAddress[]>;
  /** Of the document that is shown. Each has a place in the PDF from then on, and the document looks the same. */
  headings(): Promise<readonly Heading[]>;
  /** A value of the document that is shown, by an expression of ours. */
  evaluate(expression: string): Promise<unknown>;
  /** The same, with the document laid out for print in a window of that width. */
  evaluateOnPaper(expression: string, widthPx: number): Promise<unknown>;
  print(options: PrintOptions): Promise<Uint8Array>;
  /** It works, and nothing of a document is there for the next one. */
  readonly isClear: boolean;
  /** Forgets the document. */
  clear(): Promise<void>;
  /** Nothing of it is left, whatever it is at. */
  close(): Promise<void>;
}
