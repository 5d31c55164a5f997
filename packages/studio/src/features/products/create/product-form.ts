/** The create form: its values, their validation, and the mutation input. Texts and widgets are elsewhere. */
import type { createProductInput } from '../../../api/generated/operations.ts';
import { parseBenefits, sampleBenefitsText, type BenefitsProblem } from './benefits-json.ts';
import type { TemplateChoice } from './template-choice.ts';
import type { VersionOf } from '../version-of.ts';

export interface ProductForm {
  readonly name: string;
  readonly plan: string;
  readonly type: string;
  readonly version: string;
  /** A day such as 2028-01-01; empty for none. A copy does not have that of the original. */
  readonly effectiveFrom: string;
  /** Empty for none. */
  readonly insurerId: string;
  readonly template: TemplateChoice;
  readonly withBenefits: boolean;
  readonly benefitsText: string;
  /** Whether a new version starts as a copy of another one. */
  readonly withCopy: boolean;
  /** The version to copy. */
  readonly copyVersion: string;
}

export type ProductField = keyof ProductForm;

export const productFields = [
  'name',
  'plan',
  'type',
  'version',
  'effectiveFrom',
  'insurerId',
  'template',
  'withBenefits',
  'benefitsText',
  'withCopy',
  'copyVersion',
] as const satisfies readonly ProductField[];

export type FormProblem =
  | { readonly code: 'required' | 'snakeCase' }
  | { readonly code: 'benefits'; readonly detail: BenefitsProblem };
export type FormProblems = Partial<Record<ProductField, FormProblem>>;

export function toCreateForm(versionOf?: VersionOf): ProductForm {
  const { plan = '', type = '', insurerId = '', versions = [], copied } = versionOf ?? {};
  return {
    name: copied?.name ?? '',
    plan,
    type,
    version: '',
    effectiveFrom: '',
    insurerId,
    template: 'EMPTY',
    withBenefits: false,
    benefitsText: sampleBenefitsText,
    withCopy: versions.length > 0,
    copyVersion: copied?.version ?? versions[0] ?? '',
  };
}

export function validateProduct(form: ProductForm, versionOf?: VersionOf): FormProblems {
  const problems: FormProblems = {};
  for (const field of ['name', 'plan', 'type', 'version'] as const) {
    if (form[field].trim() === '') problems[field] = { code: 'required' };
    else if ((field === 'plan' || field === 'type') && !versionOf && !isSnakeCase(form[field])) {
      problems[field] = { code: 'snakeCase' };
    }
  }
  const benefits = hasBenefits(form) ? parseBenefits(form.benefitsText) : undefined;
  if (benefits?.ok === false) problems.benefitsText = { code: 'benefits', detail: benefits.problem };
  return problems;
}

/** A copy includes the benefits of the original. */
function hasBenefits({ withBenefits, withCopy }: ProductForm): boolean {
  return withBenefits && !withCopy;
}

/** Requires a form without problems. */
export function toCreateInput(form: ProductForm, versionOf?: VersionOf): createProductInput {
  const benefits = hasBenefits(form) ? parseBenefits(form.benefitsText) : undefined;
  return {
    productId: { plan: form.plan, type: form.type, version: form.version },
    ...(!hasCopiedName(form, versionOf) && { name: form.name }),
    ...(form.effectiveFrom !== '' && { effectiveFrom: form.effectiveFrom }),
    ...(form.insurerId !== '' && { insurerId: form.insurerId }),
    ...(form.withCopy && { copyOf: { plan: form.plan, type: form.type, version: form.copyVersion } }),
    ...(!versionOf && form.template !== 'EMPTY' && { template: form.template }),
    ...(benefits?.ok === true && { benefitInputs: benefits.inputs }),
  };
}

/**
 * A copy includes the name in every locale; sending the displayed one as well would turn it into a separate
 * translation.
 */
function hasCopiedName({ withCopy, copyVersion, name }: ProductForm, versionOf: VersionOf | undefined): boolean {
  const copied = versionOf?.copied;
  return withCopy && copied?.version === copyVersion && copied.name === name;
}

export function isSnakeCase(text: string): boolean {
  return /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(text);
}
