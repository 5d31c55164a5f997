/** The paths of the release screens; other features link through these. */
export const releaseListPath = '/releases';

export function releasePath(id: string): string {
  return `${releaseListPath}/${encodeURIComponent(id)}`;
}
