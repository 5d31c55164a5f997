// A document's metadata from its meta elements, for the properties of the PDF.

export interface DocumentDetails {
  readonly author?: string;
  readonly subject?: string;
  readonly keywords?: string;
}

const detailLengthMax = 1000;

/** The names in the HTML standard, in the order of the values below. */
const metaNames = ['author', 'description', 'keywords'] as const;

/** Whether querying the page is worthwhile: most documents have none of these names, not even with character references. */
export function mayHaveDetails(html: string): boolean {
  return /<meta\s/i.test(html) && /name\s*=\s*["']?(?:author|description|keywords|[^"'>&]{0,12}&)/i.test(html);
}

/** For the page that shows the body: the first non-empty value of each name. */
export const readDetails = `${JSON.stringify(metaNames)}.map((name) => {
  const contents = [...document.querySelectorAll('meta[name="' + name + '" i]')].map(({ content }) => content.trim());
  return contents.find((content) => content !== '')?.slice(0, ${detailLengthMax}) ?? '';
})`;

/** Undefined if the document has no metadata. */
export function toDetails(values: unknown): DocumentDetails | undefined {
  if (!Array.isArray(values)) return undefined;
  const [author, subject, keywords] = values.map((value) => (typeof value === 'string' ? value : ''));
  if (!author && !subject && !keywords) return undefined;
  return { ...(author && { author }), ...(subject && { subject }), ...(keywords && { keywords }) };
}
