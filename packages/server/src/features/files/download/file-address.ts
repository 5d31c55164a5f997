// The address of a file as it stands in a document: whatever host it names, the key is what counts. Pure.

export interface AddressedFile {
  readonly key: string;
  readonly bucketName: string | undefined;
}

/** Undefined for every address that is none of a file here. */
export function readFileAddress({ protocol, pathname, searchParams }: URL): AddressedFile | undefined {
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
