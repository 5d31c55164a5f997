// Which private files of the tenant a document or mail may show. A stored template shows what its author wrote into
// it, whoever renders it. An address that comes from the values of a request is the caller's, who then needs the
// right to read files.
import { type AddressedFile, readFileAddress } from '@coverwright/insurance/file-address';
import type { Caller } from '../../../request/context.ts';
import { toKey } from '../file-key.ts';

/** Whether a document or mail may show a private file. */
export type MayShowFile = (file: AddressedFile) => boolean;

/** The address of a file in an attribute or a style. */
export const fileAddresses = /(?:https?:\/\/[^\s"'<>()]*)?\/api\/v1\/files\/[^\s"'<>()]+/g;

/** The same in a source, which may contain spaces that a browser encodes. */
const writtenAddresses = /\/api\/v1\/files\/[^"'<>()]+/g;

/** Only the key of an address matters. */
const anyOrigin = 'http://localhost';

export interface StoredTexts {
  /** The texts of the stored template; empty for texts of the request. */
  readonly texts: readonly string[];
  /** Whether the request itself provides values, so that an address in the result may be from it. */
  readonly hasRequestValues: boolean;
}

export function shownBy(
  caller: Pick<Caller, 'rights'> | undefined,
  { texts, hasRequestValues }: StoredTexts,
): MayShowFile {
  if (caller?.rights.has('files:read') === true) return () => true;
  if (texts.length > 0 && !hasRequestValues) return () => true;
  const named = new Set(texts.flatMap(addressesIn).map(nameOf));
  return (file) => named.has(nameOf(file));
}

function addressesIn(text: string): AddressedFile[] {
  const written = [...(text.match(fileAddresses) ?? []), ...(text.match(writtenAddresses) ?? [])];
  return written.flatMap((address) => {
    const url = URL.parse(address.replaceAll('&amp;', '&'), anyOrigin);
    return (url && readFileAddress(url)) ?? [];
  });
}

function nameOf({ key, bucketName = '' }: AddressedFile): string {
  return JSON.stringify([toKey(key), bucketName]);
}
