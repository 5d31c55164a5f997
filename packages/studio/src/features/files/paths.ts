/** The addresses of the file explorer; other features link through these. */
export const filesPath = '/files';

/** A folder of a bucket. */
export interface FolderLocation {
  readonly bucketName: string;
  /** Empty for the root, else with a slash at its end. */
  readonly folder: string;
}

/** The list of buckets without a location. */
export function filesAddress(location?: FolderLocation): string {
  if (!location) return filesPath;
  const search = new URLSearchParams({ bucket: location.bucketName });
  if (location.folder !== '') search.set('path', location.folder);
  return `${filesPath}?${search.toString()}`;
}

/** Undefined where the address names no bucket. */
export function locationOfSearch(search: string): FolderLocation | undefined {
  const parameters = new URLSearchParams(search);
  const bucketName = parameters.get('bucket');
  if (bucketName === null || bucketName === '') return undefined;
  return { bucketName, folder: toFolder(parameters.get('path') ?? '') };
}

/** As somebody may have typed it: slashes at the start or twice lead nowhere. */
function toFolder(path: string): string {
  const names = path.split('/').filter((name) => name !== '');
  return names.length === 0 ? '' : `${names.join('/')}/`;
}
