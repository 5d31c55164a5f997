import { expect, it } from 'vitest';
import { toCreateForm } from './product-form.ts';
import { isProductTaken, assignProblems } from './server-problems.ts';

const form = { ...toCreateForm(), withBenefits: true };
const place = (code: string, path?: string) =>
  assignProblems([{ code, message: 'No.', ...(path !== undefined && { path }) }], form);

it.each([
  ['INVALID', 'product.productId.plan', 'plan'],
  ['TOO_LONG', 'product.name', 'name'],
  ['NOT_FOUND', 'product.insurerId', 'insurerId'],
  ['ALREADY_EXISTS', 'product.productId', 'version'],
  ['ALREADY_EXISTS', undefined, 'version'],
  ['INVALID', 'product.benefitInputs.0.value.type', 'benefitsText'],
])('assigns %s at %s to the field %s', (code, path, field) => {
  expect(place(code, path)).toEqual({ atFields: { [field]: 'No.' }, rest: [] });
});
it.each([
  ['ALREADY_EXISTS', 'product.productId', true],
  ['ALREADY_EXISTS', undefined, true],
  ['ALREADY_EXISTS', 'product.benefitInputs.1.typeId', false],
  ['INVALID', 'product.productId', false],
])('treats %s at %s as an already existing product: %s', (code, path, isTaken) => {
  expect(isProductTaken({ code, message: 'No.', ...(path !== undefined && { path }) })).toBe(isTaken);
});
it('separates problems that belong to no field', () => {
  expect(place('INTERNAL').rest).toHaveLength(1);
  expect(place('INVALID', 'product.status').rest).toHaveLength(1);
});
it('ignores the benefits field if it is switched off', () => {
  const problem = { code: 'INVALID', message: 'No.', path: 'product.benefitInputs' };
  expect(assignProblems([problem], toCreateForm()).rest).toEqual([problem]);
});
