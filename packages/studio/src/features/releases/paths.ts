/** The addresses of the release screens; other features link through these. */
export const releaseListPath = '/releases';

/** The list with the details of this release open. */
export function releasePath(id: string): string {
  return `${releaseListPath}?release=${encodeURIComponent(id)}`;
}
