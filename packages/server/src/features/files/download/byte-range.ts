import type { ByteRange } from '../../../objects/object-store.ts';

/**
 * The part requested by a Range header. Undefined if all of it is to be returned: without a header, with
 * several ranges, or if it cannot be parsed. 'unsatisfiable' if it begins after the end.
 */
export function readRange(header: string | undefined, sizeBytes: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(/[ \t]/g, '') ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const end = sizeBytes - 1;
  if (first === '')
    return Number(last) === 0 || end < 0 ? 'unsatisfiable' : { start: Math.max(0, sizeBytes - Number(last)), end };
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start > end) return 'unsatisfiable';
  return { start, end: last === '' ? end : Math.min(end, Number(last)) };
}
