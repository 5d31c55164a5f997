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

export function noSuchInsurer(): Problem {
  return { code: 'NOT_FOUND', message: 'This insurer does not exist or has been deleted.', path: 'id' };
}

export function insurerInUse(products: number): Problem {
  const uses = products === 1 ? '1 product uses' : `${products} products use`;
  const message = `${uses} this insurer. Choose another insurer there, or delete what uses this one.`;
  return { code: 'INVALID', message, path: 'id' };
}
