// What may be set on a product beside its identity. Pure.
import type { Problem } from '../../errors/user-error.ts';
import { validateJsonText } from '../../errors/validate-json-text.ts';
import { validateText } from '../../errors/validate-text.ts';
import type { updateProductInput } from '../../graphql/generated/schema-types.ts';

export interface ProductChange {
  readonly insurerId?: string | null;
  readonly status?: string | null;
  readonly underwritingRules?: string | null;
}

export const statusMaxLength = 1000;

export function validateChange({ status, underwritingRules }: updateProductInput, path: string): Problem[] {
  const rules =
    typeof underwritingRules === 'string'
      ? validateJsonText(underwritingRules, `${path}.underwritingRules`, 'underwriting logic')
      : [];
  return [...validateText(status, `${path}.status`, { name: 'status', maxLength: statusMaxLength }), ...rules];
}

/** What is absent stays as it is, and null clears; an empty insurer id, as forms send it, is none. */
export function toChange({ insurerId, status, underwritingRules }: updateProductInput): ProductChange {
  return {
    ...(insurerId !== undefined && { insurerId: insurerId || null }),
    ...(status !== undefined && { status }),
    ...(underwritingRules !== undefined && { underwritingRules }),
  };
}
