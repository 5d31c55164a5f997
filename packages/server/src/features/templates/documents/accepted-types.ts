// The response types that an Accept header allows, in the client's order of preference. Pure.

/** The default order for clients without a preference. */
export const renderedTypes = ['application/pdf', 'text/html', 'message/rfc822'] as const;

export type RenderedType = (typeof renderedTypes)[number];

/** The acceptable types, the preferred one first; all of them without a header. */
export function acceptedTypes(header: string | undefined): RenderedType[] {
  const ranges = (header ?? '').split(',').map((range) => range.split(';').map((part) => part.trim().toLowerCase()));
  if (ranges.every(([type]) => !type)) return [...renderedTypes];
  const qualityOf = (wanted: string): number | undefined => {
    const range = ranges.find(([type]) => type === wanted);
    const quality = range?.find((part) => part.startsWith('q='))?.slice(2);
    return range && (quality === undefined ? 1 : Number(quality));
  };
  // An exact type takes precedence over a wildcard.
  const rated = renderedTypes.map((type) => {
    const [family = ''] = type.split('/');
    return { type, quality: qualityOf(type) ?? qualityOf(`${family}/*`) ?? qualityOf('*/*') ?? 0 };
  });
  return rated
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ type }) => type);
}
