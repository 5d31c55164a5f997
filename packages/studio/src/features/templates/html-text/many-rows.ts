/**
 * Browsers lay out the entire table again for each letter typed in it. Up to this many rows the delay is not
 * noticeable; with 1,000 rows it is.
 */
export const richRowsMax = 300;

/** The number of table rows if there are too many for rich text editing without delays; undefined otherwise. */
export function tooManyRows(html: string): number | undefined {
  const rows = html.match(/<tr(?=[\s/>])/gi)?.length ?? 0;
  return rows > richRowsMax ? rows : undefined;
}
