// The filter of a list of templates as a condition on the table t (templates).
import type { Maybe } from '@coverwright/insurance/maybe';
import { sql, type SQL } from 'drizzle-orm';
import {
  contains,
  equals,
  isAfter,
  isBefore,
  isIn,
  toCondition as toNested,
} from '../../../database/statements/conditions.ts';
import type { templateWhereInput } from '../../../graphql/generated/schema-types.ts';
import { toStoredLogicalId } from '../template.ts';
import { toTypes } from './template-list.ts';

export function toCondition(where: Maybe<templateWhereInput>): SQL | undefined {
  return toNested(where, (input) => [
    equals(sql`t.id`, input.id),
    isIn(sql`t.id`, input.id_in),
    equals(sql`t.logical_id`, input.logicalId && toStoredLogicalId(input.logicalId)),
    isIn(
      sql`t.logical_id`,
      input.logicalId_in?.map((id) => id && toStoredLogicalId(id)),
    ),
    hasLogicalId(input.has_LogicalId),
    equals(sql`t.name`, input.name),
    contains(sql`t.name`, input.name_contains),
    contains(sql`t.description`, input.description_contains),
    equals(sql`t.type`, input.type),
    isIn(sql`t.type`, toTypes(input.type_in)),
    isAfter(sql`t.created_at`, input.createdAt_gt),
    isBefore(sql`t.created_at`, input.createdAt_lt),
    isAfter(sql`t.last_modified_at`, input.lastModifiedAt_gt),
    isBefore(sql`t.last_modified_at`, input.lastModifiedAt_lt),
  ]);
}

function hasLogicalId(wanted: Maybe<boolean>): SQL | undefined {
  if (wanted === null || wanted === undefined) return undefined;
  return wanted ? sql`t.logical_id is not null` : sql`t.logical_id is null`;
}
