// The files that texts name by their addresses. Pure: whether a file exists depends on the tenant. Addresses that Liquid
// completes cannot be resolved.
import { type AddressedFile, readFileAddress } from '@coverwright/insurance/file-address';
import { shorten } from '@coverwright/insurance/shorten';

/** Across all texts; further addresses are not looked up. */
export const addressesMax = 2_000;

const addressBegin = '/api/v1/files/';
/** Longer than any address, since keys are short. */
const addressMaxLength = 4_000;
/**
 * Characters that may end an address, besides the end of its attribute or line: in styles, in sentences and in
 * other quotes.
 */
const possibleEnd = /[\s'")(;,\\]|[.!?](?=\s|$)|[。，；、）」]|&(?!amp;)/g;
/** Further ends would be in the middle of a sentence. */
const endsMax = 20;

export interface FoundAddresses {
  /** The possible files of each address: it can be read in several ways, of which one is a file. */
  readonly addresses: readonly (readonly AddressedFile[])[];
  /** Addresses that Liquid completes. */
  readonly completed: readonly string[];
}

export function findAddresses(texts: readonly string[]): FoundAddresses {
  const addresses = new Map<string, readonly AddressedFile[]>();
  const completed = new Set<string>();
  let read = 0;
  for (const text of texts) {
    for (let at = text.indexOf(addressBegin); at >= 0; at = text.indexOf(addressBegin, at + 1)) {
      // Repeated addresses also count, since each takes time.
      read += 1;
      if (read > addressesMax) break;
      const [address = ''] = /^[^"<>\r\n]+/.exec(text.slice(at, at + addressMaxLength)) ?? [];
      if (addresses.has(address)) continue;
      if (/^[^\s'()]*\{[{%]/.test(address)) completed.add(toCompleted(address));
      else addresses.set(address, readingsOf(address));
    }
  }
  return {
    addresses: [...addresses.values()].filter((readings) => readings.length > 0),
    completed: [...completed],
  };
}

/** Cuts off the rest of the sentence. */
function toCompleted(address: string): string {
  const end = address.search(/[%}]\}/);
  if (end < 0) return shorten(address, completedMaxLength);
  const [rest = ''] = /^[^\s']*/.exec(address.slice(end + 2)) ?? [];
  return shorten(address.slice(0, end + 2) + rest, completedMaxLength);
}

const completedMaxLength = 200;

function readingsOf(address: string): AddressedFile[] {
  return candidatesOf(address).flatMap(
    (candidate) => readFileAddress(new URL(candidate.replaceAll('&amp;', '&'), 'http://any')) ?? [],
  );
}

/** The most likely of an address's possible files: the shortest that ends like a file name. */
export function likelyKey(readings: readonly AddressedFile[]): string {
  return (readings.find(({ key }) => /\.[a-z\d]{2,5}$/i.test(key)) ?? readings[0])?.key ?? '';
}

/** From the shortest to the longest. */
function candidatesOf(address: string): string[] {
  const ends: number[] = [];
  for (const { index } of address.matchAll(possibleEnd)) {
    ends.push(index);
    if (ends.length === endsMax) break;
  }
  return [...ends.map((end) => address.slice(0, end)), address];
}

/** Every text within a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
