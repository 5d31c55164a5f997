const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

/** Formats with two decimals, in units of 1,024: `1.24 MB`. */
export function formatByteSize(sizeBytes: number): string {
  if (sizeBytes === 0) return '0 Bytes';
  let value = sizeBytes;
  let step = 0;
  // A value that would round up to 1024.00 is shown in the next unit.
  while (Math.round(value * 100) >= 102_400 && step < units.length - 1) {
    value /= 1024;
    step += 1;
  }
  return `${value.toFixed(2)} ${units[step] ?? ''}`;
}
