import type { Problem } from '../../../api/api-error.ts';
import { assignToFields, type AssignedProblems } from '../../../ui/form-dialog/assigned-problems.ts';
import type { ProductField, ProductForm } from './product-form.ts';

const fieldsByInput: Readonly<Record<string, ProductField>> = {
  name: 'name',
  plan: 'plan',
  type: 'type',
  version: 'version',
  // The product already exists: choosing another version is the likely solution.
  productId: 'version',
  effectiveFrom: 'effectiveFrom',
  insurerId: 'insurerId',
  template: 'template',
  benefitInputs: 'benefitsText',
  copyOf: 'copyVersion',
};

/** Assigns a problem to the innermost name in its path that is a field of the form. */
export function assignProblems(problems: readonly Problem[], form: ProductForm): AssignedProblems<ProductField> {
  const fieldIn = (problem: Problem) => {
    const field = fieldOf(problem);
    return field === 'benefitsText' && !form.withBenefits ? undefined : field;
  };
  return assignToFields(problems, fieldIn, ({ message }) => message);
}

/** The product itself already exists; a duplicate benefit has the same code, but at its own path. */
export function isProductTaken({ code, path = '' }: Problem): boolean {
  return code === 'ALREADY_EXISTS' && (path === '' || path.split('.').at(-1) === 'productId');
}

function fieldOf(problem: Problem): ProductField | undefined {
  const { path = '' } = problem;
  const names = path.split('.');
  // Names within a benefit are not fields of the form.
  if (names.includes('benefitInputs')) return 'benefitsText';
  if (names.includes('copyOf')) return 'copyVersion';
  const known = names.toReversed().find((name) => Object.hasOwn(fieldsByInput, name));
  if (known !== undefined) return fieldsByInput[known];
  return isProductTaken(problem) ? 'version' : undefined;
}
