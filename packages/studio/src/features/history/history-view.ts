/** What the history screen of an item shows, stored in the URL: a reload or a shared link shows the same. Pure. */
import type { itemSnapshotWhereInput } from '../../api/generated/operations.ts';
import type { Compared } from '../../paths/history-items.ts';
import type { ItemId } from '../../paths/history.ts';

export interface HistoryFilter {
  /** The id of the user who saved; empty for all. */
  readonly by: string;
  /** The part that changed; empty for all. */
  readonly part: string;
  readonly isNamed: boolean;
}

export interface HistoryView extends HistoryFilter {
  /** Starts at 1. */
  readonly page: number;
  /** The number of the state whose details are open. */
  readonly state: number | undefined;
}

export const unfiltered: HistoryFilter = { by: '', part: '', isNamed: false };

/** States on one page. */
export const pageSize = 100;

export function readView(parameters: URLSearchParams): HistoryView {
  return {
    by: parameters.get('by') ?? '',
    part: parameters.get('part') ?? '',
    isNamed: parameters.get('named') === 'true',
    page: readPage(parameters),
    state: toNumber(parameters.get('state')),
  };
}

/** Starts at 1. */
export function readPage(parameters: URLSearchParams): number {
  return toNumber(parameters.get('page')) ?? 1;
}

/** Default values are omitted. */
export function toSearchParams({ by, part, isNamed, page, state }: HistoryView): URLSearchParams {
  return new URLSearchParams({
    ...(by !== '' && { by }),
    ...(part !== '' && { part }),
    ...(isNamed && { named: 'true' }),
    ...(page > 1 && { page: String(page) }),
    ...(state !== undefined && { state: String(state) }),
  });
}

/** The states to compare; undefined if the URL names none. */
export function readCompared(parameters: URLSearchParams): Compared | undefined {
  const from = toNumber(parameters.get('from'));
  return from === undefined ? undefined : { from, to: toNumber(parameters.get('to')) };
}

export function isUnfiltered({ by, part, isNamed }: HistoryFilter): boolean {
  return by === '' && part === '' && !isNamed;
}

export function toWhere({ kind, itemId }: ItemId, { by, part, isNamed }: HistoryFilter): itemSnapshotWhereInput {
  return {
    kind,
    itemId,
    ...(by !== '' && { createdById: by }),
    ...(part !== '' && { changedPart: part }),
    ...(isNamed && { isNamed: true }),
  };
}

const numberMax = 2_147_483_647;

/** Undefined for a text that is not the number of a state or page. */
function toNumber(text: string | null): number | undefined {
  const number = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;
  return number !== undefined && number <= numberMax ? number : undefined;
}
