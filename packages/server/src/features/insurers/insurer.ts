import type { Problem } from '../../errors/user-error.ts';
import { validateText } from '../../errors/validate-text.ts';

/** A company that underwrites products. */
export interface Insurer {
  readonly id: string;
  readonly name: string;
  readonly revision: string;
  readonly createdAt: Date;
  readonly lastModifiedAt: Date;
}

export function validateInsurerName(name: string, path: string): Problem[] {
  return validateText(name, path, { name: 'insurer name', maxLength: 1000, isRequired: true });
}
