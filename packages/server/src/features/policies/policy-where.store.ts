// The filter of a list of policies as a condition on the table p (policies).
import type { Maybe } from '@coverwright/insurance/maybe';
import { sql, type SQL } from 'drizzle-orm';
import {
  containsFolded,
  equals,
  isAfter,
  isBefore,
  isIn,
  isNotIn,
  toCondition as toNested,
} from '../../database/statements/conditions.ts';
import { requiredTexts, type Searched, searched } from '../../database/statements/search.ts';
import { productIdConditions } from '../../database/statements/product-ids.ts';
import type { policyWhereInput } from '../../graphql/generated/schema-types.ts';
import { toDay } from './policy-list.ts';

export function toCondition(where: Maybe<policyWhereInput>): SQL | undefined {
  return toNested(where, (input) => [
    equals(sql`p.id`, input.id),
    isIn(sql`p.id`, input.id_in),
    containsFolded(sql`p.issuer_number_folded`, input.issuerNumber_contains),
    isIn(sql`p.issuer_number`, input.issuerNumber_in),
    isIn(sql`p.status`, input.status_in),
    isNotIn(sql`p.status`, input.status_not_in),
    isOnDay(sql`p.start_date`, input.startDate),
    isDayAfter(sql`p.start_date`, input.startDate_gt),
    isDayBefore(sql`p.start_date`, input.startDate_lt),
    isDayAfter(sql`p.end_date`, input.endDate_gt),
    isDayBefore(sql`p.end_date`, input.endDate_lt),
    isAfter(sql`p.created_at`, input.createdAt_gt),
    isBefore(sql`p.created_at`, input.createdAt_lt),
    containsFolded(sql`p.description_folded`, input.description_contains),
    containsFolded(sql`p.search_folded`, input.text_contains),
    isIssued(input.isIssued),
    ...productIdConditions(input.productId),
  ]);
}

/** Texts of which every match contains at least one. The number is also in the searched text. */
export function textsOf(where: Maybe<policyWhereInput>): readonly Searched[] | undefined {
  return requiredTexts(where, (input) => [
    ...searched('find_policies', input.text_contains, input.issuerNumber_contains),
    ...searched('find_policy_descriptions', input.description_contains),
  ]);
}

function isIssued(wanted: Maybe<boolean>): SQL | undefined {
  if (wanted === null || wanted === undefined) return undefined;
  return wanted ? sql`p.issue_date is not null` : sql`p.issue_date is null`;
}

function isOnDay(column: SQL, instant: Maybe<string>): SQL | undefined {
  return instant ? sql`${column} = ${toDay(instant).day}::date` : undefined;
}

/** A day is compared as midnight UTC, so it is after every instant of the previous days. */
function isDayAfter(column: SQL, instant: Maybe<string>): SQL | undefined {
  return instant ? sql`${column} > ${toDay(instant).day}::date` : undefined;
}

function isDayBefore(column: SQL, instant: Maybe<string>): SQL | undefined {
  if (!instant) return undefined;
  const { day, isMidnight } = toDay(instant);
  return isMidnight ? sql`${column} < ${day}::date` : sql`${column} <= ${day}::date`;
}
