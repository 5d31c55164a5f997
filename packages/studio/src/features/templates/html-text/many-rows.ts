/**
 * Browsers lay out a table again for each letter in it. Up to here that takes less time than somebody notices; with 1,000
 * rows each letter is seen late.
 */
export const richRowsMax = 300;

/** The rows of its tables, where there are more than can be written in as they look without waiting; undefined otherwise. */
export function tooManyRows(html: string): number | undefined {
  const rows = html.match(/<tr(?=[\s/>])/gi)?.length ?? 0;
  return rows > richRowsMax ? rows : undefined;
}
