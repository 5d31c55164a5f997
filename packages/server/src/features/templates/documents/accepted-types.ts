// Which answers the header Accept lets through, and which of them a client prefers. Pure.

/** In the order in which they are tried where a client has no preference. */
export const renderedTypes = ['application/pdf', 'text/html', 'message/rfc822'] as const;

export type RenderedType = (typeof renderedTypes)[number];

/** Those that may answer, the preferred one first; without a header all of them. */
export function acceptedTypes(header: string | undefined): RenderedType[] {
  const ranges = (header ?? '').split(',').map((range) => range.split(';').map((part) => part.trim().toLowerCase()));
  if (ranges.every(([type]) => !type)) return [...renderedTypes];
  const qualityOf = (wanted: string): number | undefined => {
    const range = ranges.find(([type]) => type === wanted);
    const quality = range?.find((part) => part.startsWith('q='))?.slice(2);
    return range && (quality === undefined ? 1 : Number(quality));
  };
  // What is said of the type itself goes before what is said of many.
  const rated = renderedTypes.map((type) => {
    const [family = ''] = type.split('/');
    return { type, quality: qualityOf(type) ?? qualityOf(`${family}/*`) ?? qualityOf('*/*') ?? 0 };
  });
  return rated
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ type }) => type);
}
