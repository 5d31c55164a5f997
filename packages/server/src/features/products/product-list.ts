// What may be asked of a list of products; the store turns it into SQL.
import type { Problem } from '../../errors/user-error.ts';
import type { productWhereInput, Queryproducts_2Args } from '../../graphql/generated/schema-types.ts';

const sortFields = ['createdAt', 'lastModifiedAt', 'plan', 'type', 'version', 'name', 'insurer', 'status'] as const;
export type SortField = (typeof sortFields)[number];

/** Parts of the identity may also be named by their whole path. */
function toSortField(fieldName: string | undefined): SortField | undefined {
  return sortFields.find((name) => name === fieldName?.replace(/^productId\.(?=plan$|type$|version$)/, ''));
}

export interface Sort {
  readonly field: SortField;
  readonly isDescending: boolean;
}

export interface Page {
  readonly where: productWhereInput | null | undefined;
  readonly sort: Sort;
  readonly limit: number | null | undefined;
  readonly skip: number;
}

const whereMaxDepth = 10;
const whereMaxConditions = 500;
const directions: Readonly<Record<string, boolean>> = { ASC: false, DSC: true, DESC: true };

export function validateListArguments({ where, sort, limit, skip }: Queryproducts_2Args): Problem[] {
  return [
    ...validateCount(limit, 'limit'),
    ...validateCount(skip, 'skip'),
    ...(sort ? validateSort(sort) : []),
    ...(where ? validateWhere(where) : []),
  ];
}

/** Arguments that have been validated; newest first unless sorted. */
export function toPage({ where, sort, limit, skip }: Queryproducts_2Args): Page {
  const field = toSortField(sort?.fieldName) ?? 'createdAt';
  return {
    where,
    limit,
    skip: skip ?? 0,
    sort: { field, isDescending: directions[sort?.type.toUpperCase() ?? 'DESC'] ?? true },
  };
}

function validateCount(count: number | null | undefined, path: string): Problem[] {
  if (count === null || count === undefined || count >= 0) return [];
  return [{ code: 'INVALID', message: `The ${path} is ${count}; it must be 0 or more.`, path }];
}

function validateSort({ fieldName, type }: { fieldName: string; type: string }): Problem[] {
  const problems: Problem[] = [];
  if (toSortField(fieldName) === undefined) {
    const message = `Products cannot be sorted by this field. Use one of ${sortFields.join(', ')}.`;
    problems.push({ code: 'INVALID', message, path: 'sort.fieldName' });
  }
  if (!Object.hasOwn(directions, type.toUpperCase())) {
    problems.push({ code: 'INVALID', message: 'The sort type is ASC, DSC or DESC.', path: 'sort.type' });
  }
  return problems;
}

function validateWhere(where: productWhereInput): Problem[] {
  let conditions = 0;
  let depth = 0;
  const open: { condition: productWhereInput; level: number }[] = [{ condition: where, level: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    conditions += 1;
    depth = Math.max(depth, next.level);
    for (const inner of [...(next.condition.and ?? []), ...(next.condition.or ?? [])]) {
      if (inner) open.push({ condition: inner, level: next.level + 1 });
    }
  }
  if (depth <= whereMaxDepth && conditions <= whereMaxConditions) return [];
  const message = `The filter is too large: at most ${whereMaxDepth} levels of and/or and ${whereMaxConditions} conditions are allowed.`;
  return [{ code: 'LIMIT_EXCEEDED', message, path: 'where' }];
}
