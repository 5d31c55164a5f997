// The limits of an API key: until when it is valid, and which products it may price. Pure.
import type { Problem } from '../../errors/user-error.ts';
import type { apiKeyProductInput } from '../../graphql/generated/schema-types.ts';
import type { SoldProduct } from '../../request/context.ts';
import { say } from '../../sentences/say.ts';

/** A product, or all versions of a plan and type. */
export interface KeyProduct {
  readonly plan: string;
  readonly type: string;
  /** Null for every version; empty for the product without a version. */
  readonly version: string | null;
}

export interface KeyLimits {
  /** Null for a key that does not expire. */
  readonly expiresAt: Date | null;
  /** Null for all products. */
  readonly products: readonly KeyProduct[] | null;
}

export const keyProductsMax = 100;
export const expiryMaxYears = 10;

export function isExpired({ expiresAt }: Pick<KeyLimits, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

export function mayPrice({ products }: Pick<KeyLimits, 'products'>, { plan, type, version }: SoldProduct): boolean {
  return (
    products === null ||
    products.some((one) => one.plan === plan && one.type === type && (one.version ?? version) === version)
  );
}

/** Each once, without the versions of a plan and type that is included completely. */
export function toKeyProducts(inputs: readonly apiKeyProductInput[]): KeyProduct[] {
  const given = inputs.map(({ plan, type, version }): KeyProduct => ({ plan, type, version: version ?? null }));
  const isOther = (one: KeyProduct, other: KeyProduct) => one.plan !== other.plan || one.type !== other.type;
  return given.filter((one, index) =>
    given.every((other, at) => {
      if (at === index || isOther(one, other)) return true;
      if (one.version === other.version) return index < at;
      return other.version !== null;
    }),
  );
}

export function validateExpiry(expiresAt: Date | null, now: Date): Problem[] {
  if (expiresAt === null) return [];
  const path = 'expiresAt';
  if (expiresAt <= now) {
    return [{ code: 'INVALID', ...say('KEY_EXPIRY_PASSED'), path }];
  }
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + expiryMaxYears);
  if (expiresAt <= last) return [];
  return [{ code: 'INVALID', ...say('KEY_EXPIRY_TOO_LATE', { max: expiryMaxYears }), path }];
}

export function validateKeyProducts(inputs: readonly apiKeyProductInput[] | null): Problem[] {
  const path = 'products';
  if (inputs === null) return [];
  if (inputs.length === 0) {
    const sentence = say('KEY_PRODUCTS_MISSING');
    return [{ code: 'REQUIRED', ...sentence, path }];
  }
  if (inputs.length > keyProductsMax) {
    const sentence = say('KEY_PRODUCTS_MAX', { max: keyProductsMax, count: inputs.length });
    return [{ code: 'LIMIT_EXCEEDED', ...sentence, path }];
  }
  return [];
}

export function noSuchKeyProduct({ plan, type }: KeyProduct): Problem {
  return { code: 'NOT_FOUND', ...say('KEY_PRODUCT_UNKNOWN', { plan, type }), path: 'products' };
}
