/** Whether an Accept header lets a PDF through; without one everything goes. */
export function acceptsPdf(header: string | undefined): boolean {
  const ranges = (header ?? '').split(',').map((range) => range.split(';').map((part) => part.trim().toLowerCase()));
  if (ranges.every(([type]) => !type)) return true;
  const qualityOf = (wanted: string): number | undefined => {
    const range = ranges.find(([type]) => type === wanted);
    const quality = range?.find((part) => part.startsWith('q='))?.slice(2);
    return range && (quality === undefined ? 1 : Number(quality));
  };
  // What is said of the type itself goes before what is said of many.
  const quality = qualityOf('application/pdf') ?? qualityOf('application/*') ?? qualityOf('*/*') ?? 0;
  return quality > 0;
}
