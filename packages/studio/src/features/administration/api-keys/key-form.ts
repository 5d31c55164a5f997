/** The form that creates an API key. Pure. */
import type { apiKeyProductInput, CreateApiKeyMutationVariables } from '../../../api/generated/operations.ts';

export interface KeyForm {
  readonly name: string;
  /** The last day on which the key is valid, YYYY-MM-DD; empty for a key that does not expire. */
  readonly lastDay: string;
  /** As keys of choices; empty for all products. */
  readonly products: readonly string[];
}

export const emptyKeyForm: KeyForm = { name: '', lastDay: '', products: [] };

interface ProductParts {
  readonly plan: string;
  readonly type: string;
  readonly version?: string | null | undefined;
}

export interface ProductChoice {
  readonly value: string;
  readonly product: apiKeyProductInput;
}

/** Every plan and type with all its versions, and before the next one each of its versions if there are several. */
export function toChoices(products: readonly ProductParts[]): readonly ProductChoice[] {
  const kinds = Map.groupBy(products, ({ plan, type }) => JSON.stringify([plan, type]));
  return [...kinds.values()].flatMap((versions) => {
    const [{ plan, type } = { plan: '', type: '' }] = versions;
    const one = versions.length > 1 ? versions.map(({ version }) => ({ plan, type, version: version ?? '' })) : [];
    return [{ plan, type }, ...one].map((product) => ({ value: choiceKey(product), product }));
  });
}

function choiceKey({ plan, type, version }: ProductParts): string {
  return JSON.stringify([plan, type, version ?? null]);
}

/** Undefined for a day that does not exist. */
export function toExpiry(lastDay: string): Date | undefined {
  const [, year, month, day] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(lastDay) ?? [];
  // Midnight at the end of the day, in the user's time zone.
  const end = new Date(Number(year), Number(month) - 1, Number(day) + 1);
  return Number.isNaN(end.getTime()) ? undefined : end;
}

/**
 * The last day on which a key is valid, if it expires at the end of a day in the user's time zone; undefined if it
 * expires at any other time.
 */
export function toLastDay(expiresAt: string): Date | undefined {
  const expiry = new Date(expiresAt);
  const [year, month, day] = [expiry.getFullYear(), expiry.getMonth(), expiry.getDate()];
  return new Date(year, month, day).getTime() === expiry.getTime() ? new Date(year, month, day - 1) : undefined;
}

export function validateLastDay(lastDay: string, now: Date): 'invalid' | 'past' | undefined {
  if (lastDay === '') return undefined;
  const expiry = toExpiry(lastDay);
  if (expiry === undefined) return 'invalid';
  return expiry <= now ? 'past' : undefined;
}

export function toKeyVariables(
  { name, lastDay, products }: KeyForm,
  choices: readonly ProductChoice[],
): CreateApiKeyMutationVariables {
  const chosen = choices.filter(({ value }) => products.includes(value)).map(({ product }) => product);
  return {
    name: name.trim(),
    expiresAt: toExpiry(lastDay)?.toISOString() ?? null,
    products: products.length === 0 ? null : chosen,
  };
}
