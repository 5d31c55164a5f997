/** The address of the file explorer. */
export const filesPath = '/files';
