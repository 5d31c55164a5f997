/** The paths of the file explorer; other features link through these. */
export const filesPath = '/files';

/** A folder of a bucket. */
export interface FolderLocation {
  readonly bucketName: string;
  /** Empty for the root, otherwise with a trailing slash. */
  readonly folder: string;
}

/** Without a location, the list of buckets. */
export function filesAddress(location?: FolderLocation): string {
  if (!location) return filesPath;
  const search = new URLSearchParams({ bucket: location.bucketName });
  if (location.folder !== '') search.set('path', location.folder);
  return `${filesPath}?${search.toString()}`;
}

/** Undefined if the address names no bucket. */
export function locationOfSearch(search: string): FolderLocation | undefined {
  const parameters = new URLSearchParams(search);
  const bucketName = parameters.get('bucket');
  if (bucketName === null || bucketName === '') return undefined;
  return { bucketName, folder: toFolder(parameters.get('path') ?? '') };
}

/** The path may have been typed: leading and duplicate slashes are ignored. */
function toFolder(path: string): string {
  const names = path.split('/').filter((name) => name !== '');
  return names.length === 0 ? '' : `${names.join('/')}/`;
}
