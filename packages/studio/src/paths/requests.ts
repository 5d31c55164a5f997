/** The paths of the request screens; other features link through these. */
export const requestListPath = '/requests';
