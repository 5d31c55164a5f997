// The address of a file as a document writes it: whatever host it names, the key is what counts. Pure.

export interface AddressedFile {
  readonly key: string;
  readonly bucketName: string | undefined;
}

/** The parts of a URL that matter: this package runs without its class too. */
interface Address {
  readonly protocol: string;
  readonly pathname: string;
  readonly searchParams: { getAll(name: string): string[] };
}

/** Undefined for every address that is not one of a file here. */
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
