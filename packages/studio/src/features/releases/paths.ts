/** The addresses of the release screens; other features link through these. */
export const releaseListPath = '/releases';
