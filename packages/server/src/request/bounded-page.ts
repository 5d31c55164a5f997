// Pages of lists that can be long and have neither an order nor a filter of their own. Pure.
import type { Problem } from '../errors/user-error.ts';
import { validateListArguments } from './list-arguments.ts';

export interface Page {
  readonly limit: number;
  readonly skip: number;
}

interface PageArguments {
  readonly limit?: number | null | undefined;
  readonly skip?: number | null | undefined;
}

/** The most entries of one page. Keep in sync with docs/limits.md. */
export const pageMax = 1000;

export function validatePage({ limit, skip }: PageArguments): Problem[] {
  return validateListArguments({ limit, skip }, { things: 'Entries', sortFields: [] });
}

/** Expects validated arguments. */
export function toPage({ limit, skip }: PageArguments): Page {
  return { limit: Math.min(limit ?? pageMax, pageMax), skip: skip ?? 0 };
}
