/** Width and height in portrait orientation, in millimetres. */
export const paperSizesMm = {
  A3: { width: 297, height: 420 },
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  LETTER: { width: 215.9, height: 279.4 },
  LEGAL: { width: 215.9, height: 355.6 },
} as const;

/** The minimum print size of a document that is fitted to its page: the range, and the default. */
export const printSizePercent = { least: 30, most: 100, usual: 50 } as const;
