// The arguments of the query for what uses an item. Pure.
import type { Problem } from '../../errors/user-error.ts';
import { validateListArguments } from '../../request/list-arguments.ts';
import { say } from '../../sentences/say.ts';

/** The most entries of one page. */
const usesPageMax = 1000;

interface PageArguments {
  readonly limit?: number | null | undefined;
  readonly skip?: number | null | undefined;
}

export function validatePage(args: PageArguments): Problem[] {
  return validateListArguments(args, { things: 'Uses', sortFields: [] });
}

/** Expects validated arguments. */
export function toPage({ limit, skip }: PageArguments): { readonly limit: number; readonly skip: number } {
  return { limit: Math.min(limit ?? usesPageMax, usesPageMax), skip: skip ?? 0 };
}

export function noSuchKind(kinds: readonly string[]): Problem {
  return { code: 'INVALID', ...say('HISTORY_KIND_UNKNOWN', { kinds: kinds.join(', ') }), path: 'kind' };
}
