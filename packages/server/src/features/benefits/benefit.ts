// A benefit of a product, or one of its options: its limits, and how it is created from an input. Pure.
import type { Sentence } from '@coverwright/insurance/sentence';
import { type Json, parseJsonText } from '@coverwright/rules';
import type { Problem } from '../../errors/user-error.ts';
import { validateFinite, validateJsonText } from '../../errors/validate-json-text.ts';
import { validateText } from '../../errors/validate-text.ts';
import type { benefitInput, updateBenefitInput } from '../../graphql/generated/schema-types.ts';
import { fromScalarInput } from '../../graphql/scalar-value.ts';
import { say } from '../../sentences/say.ts';

/** The key of a benefit or option within its product. */
export interface BenefitIdentity {
  readonly typeId: string;
  /** Empty for the benefit itself, set for one of its options. */
  readonly optionKey: string;
}

export interface Benefit extends BenefitIdentity {
  readonly parentTypeId: string | null;
  readonly parentOptionKeys: readonly string[] | null;
  readonly currencyCode: string | null;
  readonly isValueInput: boolean;
  /** The value as JSON text, as it was sent. */
  readonly valueJson: string | null;
}

export const keyMaxLength = 100;
export const parentOptionKeysMax = 100;

/** Unique text per identity. */
export function identityKey({ typeId, optionKey }: { typeId: string; optionKey?: string | null }): string {
  return JSON.stringify([typeId, optionKey ?? '']);
}

/** For instance: option option_0 of benefit baggage */
export function inWords({ typeId, optionKey }: { typeId: string; optionKey?: string | null }): Sentence {
  return optionKey ? say('OPTION_NAMED', { optionKey, typeId }) : say('BENEFIT_NAMED', { typeId });
}

export function toBenefit(input: benefitInput): Benefit {
  return {
    typeId: input.typeId,
    optionKey: input.optionKey ?? '',
    parentTypeId: input.parentTypeId || null,
    parentOptionKeys: toKeys(input.parentOptionKeys),
    currencyCode: toCurrencyCode(input.currencyCode),
    isValueInput: input.isValueInput ?? false,
    valueJson: toValueJson(input) ?? null,
  };
}

/**
 * Omitted fields remain unchanged, and null clears. The parent is changed separately, as it concerns the entire
 * tree.
 */
export function applyChange<Row extends Benefit>(benefit: Row, input: updateBenefitInput): Row {
  const { parentOptionKeys, currencyCode, isValueInput } = input;
  const valueJson = toValueJson(input);
  return {
    ...benefit,
    ...(parentOptionKeys !== undefined && { parentOptionKeys: toKeys(parentOptionKeys) }),
    ...(currencyCode !== undefined && { currencyCode: toCurrencyCode(currencyCode) }),
    ...(isValueInput !== undefined && { isValueInput: isValueInput ?? false }),
    ...(valueJson !== undefined && { valueJson }),
  };
}

/** UNDEFINED is part of the enumeration and means none. */
export function toCurrencyCode(code: benefitInput['currencyCode']): string | null {
  return code === 'UNDEFINED' ? null : (code ?? null);
}

type Value = Pick<benefitInput, 'value' | 'valueJsonString'>;

/** The JSON text takes precedence over the value; undefined if neither is given. */
function toValueJson({ value, valueJsonString }: Value): string | null | undefined {
  if (typeof valueJsonString === 'string') return valueJsonString;
  if (value) return JSON.stringify(fromScalarInput(value));
  return value === null || valueJsonString === null ? null : undefined;
}

function toKeys(keys: benefitInput['parentOptionKeys']): string[] | null {
  return keys?.filter((key) => key !== null) ?? null;
}

export function validateBenefit(input: benefitInput | null, path: string): Problem[] {
  if (input === null) return [{ code: 'REQUIRED', ...say('BENEFIT_NULL'), path }];
  const key = { maxLength: keyMaxLength };
  return [
    ...validateText(input.typeId, `${path}.typeId`, { ...key, name: 'type id', isRequired: true }),
    ...validateText(input.optionKey, `${path}.optionKey`, { ...key, name: 'option key' }),
    ...validateContent(input, path),
  ];
}

/** Validates the fields besides identity and parent. */
export function validateContent(input: updateBenefitInput, path: string): Problem[] {
  const parentOptionKeys = input.parentOptionKeys ?? [];
  const place = `${path}.parentOptionKeys`;
  return [
    ...parentOptionKeys.flatMap((text, index) =>
      validateText(text, `${place}.${index}`, { name: 'parent option key', maxLength: keyMaxLength }),
    ),
    ...(parentOptionKeys.length > parentOptionKeysMax ? [tooManyOptionKeys(parentOptionKeys.length, place)] : []),
    ...validateValue(input, path),
  ];
}

function tooManyOptionKeys(count: number, path: string): Problem {
  const sentence = say('PARENT_KEYS_MAX', { count, max: parentOptionKeysMax });
  return { code: 'TOO_LONG', ...sentence, path };
}

function validateValue({ value, valueJsonString }: Value, path: string): Problem[] {
  if (typeof valueJsonString === 'string') {
    const place = `${path}.valueJsonString`;
    const notJson = validateJsonText(valueJsonString, place, 'value');
    const parsed = parseJsonText(valueJsonString);
    return notJson.length > 0 || !parsed.ok ? notJson : validateFinite(parsed.value, place, 'value');
  }
  if (!value || !hasUnsafeNumber(fromScalarInput(value))) return [];
  const sentence = say('BENEFIT_VALUE_ROUNDED');
  return [{ code: 'INVALID', ...sentence, path: `${path}.value` }];
}

/** Outside the safe range, digits are lost when the number is parsed. */
function hasUnsafeNumber(value: Json): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && !Number.isSafeInteger(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasUnsafeNumber);
}
