/** The paths of the release screens; other features link through these. */
export const releaseListPath = '/releases';

/** The list with this release's details open. */
export function releasePath(id: string): string {
  return `${releaseListPath}?release=${encodeURIComponent(id)}`;
}
