// The arguments of the list of templates; the store turns them into SQL.
import type { Problem } from '../../../errors/user-error.ts';
import type { QuerytemplatesArgs, templateWhereInput } from '../../../graphql/generated/schema-types.ts';
import * as lists from '../../../request/list-arguments.ts';

const sortFields = ['createdAt', 'lastModifiedAt', 'name', 'type', 'logicalId'] as const;
export type SortField = (typeof sortFields)[number];

export type TemplatePage = lists.ListPage<templateWhereInput, SortField>;

const form: lists.ListForm<SortField> = { things: 'Templates', sortFields };

export function validateTemplateList(args: QuerytemplatesArgs): Problem[] {
  return lists.validateListArguments(args, form);
}

/** Expects validated arguments. Newest first unless sorted. */
export function toPage(args: QuerytemplatesArgs): TemplatePage {
  return lists.toPage(args, form);
}

/** Types are separated by commas; an empty text means all of them. */
export function toTypes(typeIn: string | null | undefined): string[] | undefined {
  const types = (typeIn ?? '').split(',').map((type) => type.trim());
  const named = types.filter((type) => type !== '');
  return named.length === 0 ? undefined : named;
}
