/** The path of a part of a product's underwriting logic, apart from the paths that every list of products loads. */
import type { JsonPath } from '@coverwright/rules';
import { productUnderwritingPath, type ProductKey } from './products.ts';

/** @param part such as a row of a decision table */
export function underwritingPartPath(key: ProductKey, part: JsonPath): string {
  return `${productUnderwritingPath(key)}?${new URLSearchParams({ part: part.join('.') }).toString()}`;
}

/** Longer paths are not looked for. */
const maxLength = 2_000;

export function partInSearch(parameters: URLSearchParams): JsonPath | undefined {
  const part = parameters.get('part') ?? '';
  if (part === '' || part.length > maxLength) return undefined;
  return part.split('.').map((step) => (/^\d{1,9}$/.test(step) ? Number(step) : step));
}
