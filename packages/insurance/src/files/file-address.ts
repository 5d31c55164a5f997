// The address of a file as written in a document: only the key matters, whatever the host. Pure.

export interface AddressedFile {
  readonly key: string;
  readonly bucketName: string | undefined;
}

/** The relevant parts of a URL: this package also runs without the URL class. */
interface Address {
  readonly protocol: string;
  readonly pathname: string;
  readonly searchParams: { getAll(name: string): string[] };
}

/** Undefined for every address that is not a file's. */
export function readFileAddress({ protocol, pathname, searchParams }: Address): AddressedFile | undefined {
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  const encoded = /^\/+api\/v1\/files\/+(.+)$/s.exec(pathname)?.[1];
  const key = encoded === undefined ? undefined : decode(encoded);
  const [bucketName, ...others] = searchParams.getAll('bucketName');
  if (key === undefined || others.length > 0) return undefined;
  return { key, bucketName: bucketName || undefined };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
