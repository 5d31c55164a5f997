// Field values of parties and facts. Parties are stored within the policies and cases that refer to them.
import { toScalarValue } from '../../graphql/scalar-value.ts';
import type { Json } from '@coverwright/rules';

export { entityTypeOf, nameOf, type Party } from './party.ts';

/** The value is stored as plain JSON. */
export function factValue({ value }: { readonly value?: Json }) {
  return toScalarValue(value ?? null);
}

/** The lines of an address as JSON text, whichever form was imported. */
export function addressFields({ fields }: { readonly fields?: Json }): string | null {
  if (fields === null || fields === undefined) return null;
  return typeof fields === 'string' ? fields : JSON.stringify(fields);
}
