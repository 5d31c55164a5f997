import type { Problem } from '../../api/api-error.ts';
import type { ProductField, ProductForm } from './product-form.ts';

export interface PlacedProblems {
  /** By field, in the server's words. */
  readonly atFields: Partial<Record<ProductField, string>>;
  /** Nothing in the form is to blame for these. */
  readonly rest: readonly Problem[];
}

const fieldsByInput: Readonly<Record<string, ProductField>> = {
  name: 'name',
  plan: 'plan',
  type: 'type',
  version: 'version',
  // A product that exists already: another version is the likely way out.
  productId: 'version',
  insurerId: 'insurerId',
  benefitInputs: 'benefitsText',
  copyOf: 'copyVersion',
};

/** Finds the field by the innermost name in the path that the form knows. */
export function placeProblems(problems: readonly Problem[], form: ProductForm): PlacedProblems {
  const atFields: Partial<Record<ProductField, string>> = {};
  const rest: Problem[] = [];
  for (const problem of problems) {
    const field = fieldOf(problem);
    if (field === undefined || (field === 'benefitsText' && !form.withBenefits)) rest.push(problem);
    else atFields[field] ??= problem.message;
  }
  return { atFields, rest };
}

/** The product itself is there already; a benefit that is given twice is told with the same code at its own path. */
export function isProductTaken({ code, path = '' }: Problem): boolean {
  return code === 'ALREADY_EXISTS' && (path === '' || path.split('.').at(-1) === 'productId');
}

function fieldOf(problem: Problem): ProductField | undefined {
  const { path = '' } = problem;
  const names = path.split('.');
  // A benefit has names of its own, which are no fields of the form.
  if (names.includes('benefitInputs')) return 'benefitsText';
  if (names.includes('copyOf')) return 'copyVersion';
  const known = names.toReversed().find((name) => Object.hasOwn(fieldsByInput, name));
  if (known !== undefined) return fieldsByInput[known];
  return isProductTaken(problem) ? 'version' : undefined;
}
