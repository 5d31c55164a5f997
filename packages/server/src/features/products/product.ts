// A product is one version of a plan of a type. These three texts are its identity; its names and descriptions
// are translations. Pure: validation and keys.
import type { Sentence } from '@coverwright/insurance/sentence';
import type { Json } from '@coverwright/rules';
import type { Problem } from '../../errors/user-error.ts';
import { validateJsonText } from '../../errors/validate-json-text.ts';
import { validateDay } from '../../errors/validate-day.ts';
import { validateText } from '../../errors/validate-text.ts';
import type { updateProductInput } from '../../graphql/generated/schema-types.ts';
import type { Author } from '../../request/context.ts';
import type { StoredState } from '../../snapshots/item-history.ts';
import { say, word } from '../../sentences/say.ts';

export interface ProductId {
  readonly plan: string;
  readonly type: string;
  /** Empty if the product has no version. */
  readonly version: string;
}

/** The company that underwrites a product. */
export interface ProductInsurer {
  readonly id: string;
  readonly name: string;
  readonly detailedName: string | null;
  /** The addresses of its logos by kind. */
  readonly logoUrls: Readonly<Record<string, string | undefined>> | null;
  readonly revision: string;
  readonly createdAt: Date;
  readonly lastModifiedAt: Date;
}

export interface Product {
  readonly productId: ProductId;
  /** The state in which it was found; undefined for the working copy. */
  readonly state?: StoredState;
  /** In the request's locale, else the default one, else the key of the name. */
  readonly name: string;
  readonly status: string | null;
  /** A day such as 2028-01-01. */
  readonly effectiveFrom: string | null;
  readonly insurer: ProductInsurer | null;
  readonly revision: string;
  readonly createdAt: Date;
  readonly createdBy: Author | null;
  readonly lastModifiedAt: Date;
  readonly lastModifiedBy: Author | null;
  /** Variables of the entire list, used for prices that have none of their own. */
  readonly givenVariables?: Json;
  /** Whether the list that it was read in has others. */
  readonly isOneOfSeveral?: boolean;
}

/** The changeable fields of a product besides its identity. */
export interface ProductChange {
  readonly insurerId?: string | null;
  readonly status?: string | null;
  readonly effectiveFrom?: string | null;
  readonly underwritingRules?: string | null;
}

export interface ProductIdInput {
  readonly plan: string;
  readonly type: string;
  readonly version?: string | null;
}

export const idPartMaxLength = 100;
export const nameMaxLength = 1000;
export const statusMaxLength = 1000;

/** An absent version is equivalent to an empty one. */
export function toProductId({ plan, type, version }: ProductIdInput): ProductId {
  return { plan, type, version: version ?? '' };
}

export function validateProductId({ plan, type, version }: ProductIdInput, path: string): Problem[] {
  return [
    ...validateIdPart(plan, 'plan', path, true),
    ...validateIdPart(type, 'type', path, true),
    ...validateIdPart(version ?? '', 'version', path, false),
    ...validateVersion(version ?? '', path),
  ];
}

function validateIdPart(value: string, name: keyof ProductId, path: string, isRequired: boolean): Problem[] {
  const place = `${path}.${name}`;
  const problems = validateText(value, place, { name, maxLength: idPartMaxLength, isRequired });
  if (/[|/]|\p{Cc}/u.test(value)) {
    problems.push({
      code: 'INVALID',
      ...say('PRODUCT_PART_CHARACTERS', { name: word(name) }),
      path: place,
    });
  }
  if (value === '.' || value === '..') {
    problems.push({ code: 'INVALID', ...say('PRODUCT_PART_DOTS', { name: word(name), value }), path: place });
  }
  return problems;
}

/** In addresses a dash represents the empty version. */
function validateVersion(version: string, path: string): Problem[] {
  if (version !== '-') return [];
  return [{ code: 'INVALID', ...say('PRODUCT_VERSION_DASH'), path: `${path}.version` }];
}

export function validateName(name: string | null | undefined, path: string): Problem[] {
  return validateText(name, path, { name: 'name', maxLength: nameMaxLength });
}

export function validateChange(
  { status, effectiveFrom, underwritingRules }: updateProductInput,
  path: string,
): Problem[] {
  const rules =
    typeof underwritingRules === 'string'
      ? validateJsonText(underwritingRules, `${path}.underwritingRules`, 'underwriting logic')
      : [];
  return [
    ...validateText(status, `${path}.status`, { name: 'status', maxLength: statusMaxLength }),
    ...(effectiveFrom ? validateDay(effectiveFrom, `${path}.effectiveFrom`) : []),
    ...rules,
  ];
}

/** Absent fields remain unchanged, and null clears; an empty insurer id or day, as sent by forms, counts as null. */
export function toChange({ insurerId, status, effectiveFrom, underwritingRules }: updateProductInput): ProductChange {
  return {
    ...(insurerId !== undefined && { insurerId: insurerId || null }),
    ...(status !== undefined && { status }),
    ...(effectiveFrom !== undefined && { effectiveFrom: effectiveFrom || null }),
    ...(underwritingRules !== undefined && { underwritingRules }),
  };
}

export function alreadyExists(id: ProductId, path: string): Problem {
  return { code: 'ALREADY_EXISTS', ...say('PRODUCT_TAKEN', { product: inWords(id) }), path };
}

export function notFound(id: ProductId, path = 'productId'): Problem {
  return { code: 'NOT_FOUND', ...say('PRODUCT_UNKNOWN', { product: inWords(id) }), path };
}

export function notLive(id: ProductId): Problem {
  return { code: 'NOT_FOUND', ...say('PRODUCT_NOT_LIVE', { product: inWords(id) }) };
}

export function inWords({ plan, type, version }: ProductId): Sentence | string {
  return version === '' ? say('PRODUCT_WITHOUT_VERSION', { plan, type }) : `${plan} / ${type} / ${version}`;
}
