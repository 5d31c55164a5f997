// The limits of one document. docs/limits.md lists the same numbers.

export const pdfLimits = {
  /** The body, the header and the footer together, as UTF-8. */
  htmlBytes: 20 * 1024 * 1024,
  pages: 2_000,
  /** Files that a document shows. */
  files: 500,
  /** Total size of these files. */
  fileBytes: 64 * 1024 * 1024,
  /** Total length of the addresses that a document requests; each includes the base address. */
  addressChars: 20_000_000,
  /** Processor time of the page that lays the document out, and of each step in a thread. */
  totalMs: 30_000,
  /** Memory of the process that lays the document out: a table of 10,000 rows and five columns takes most of it. */
  memoryMb: 1_536,
  /** Documents that wait for a page of the browser, shared fairly; one more is rejected as busy. */
  waiting: 128,
  /** The number of these from one user. */
  waitingOfUser: 20,
  /** The maximum time that one of them waits. */
  waitMs: 20_000,
  /** Elements of a header or footer: some markup creates many times as many elements as it has tags. */
  partElements: 20_000,
  /** Nested elements in a header or footer: traversing them takes time quadratic in their depth. */
  partDepth: 250,
  /** Headings of the body that are sections for a header or footer. */
  headings: 20_000,
  /** Characters of a title or heading shown in a header or footer, where it may occur thousands of times. */
  shownChars: 2_000,
} as const;

export type PdfLimits = { readonly [Name in keyof typeof pdfLimits]: number };

/** Then a new browser takes over, so that small leaks never add up. */
export const documentsPerBrowser = 5_000;
