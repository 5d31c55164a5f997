import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import {
  countDocuments,
  type DocumentTables,
  type Kept,
  listDocuments,
  type Matching,
  type NewDocument,
  ofTenant,
  readDocuments,
  readSortValue,
  saveDocuments,
  type DocumentWrite,
} from '../../database/statements/documents.ts';
import type { Order } from '../../database/statements/order.ts';
import type { Party } from '../parties/parties.service.ts';
import type { AgreedPrice } from '../pricing/pricing.service.ts';
import type { ProductIdInput } from '../products/products.service.ts';
import type { PolicyPage, SortField } from './policy-list.ts';
import { textsOf, toCondition } from './policy-where.store.ts';

/** Further fields are returned as stored. */
export interface Policy extends Kept {
  readonly issuerNumber?: string | null;
  readonly description?: string | null;
  readonly status?: string | null;
  readonly issueDate?: string | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly contractHolder?: Party | null;
  readonly contractInsured?: readonly (Party | null)[] | null;
  readonly exclusions?: readonly ({ readonly remark?: string | null } | null)[] | null;
  readonly product?: ProductIdInput | null;
  readonly premium?: AgreedPrice | null;
}

/** The policies that a reader may see: without any field, all of the tenant. */
export interface PolicyReach {
  /** Limits them to the holder with this email address. */
  readonly heldBy?: string;
  readonly id?: string;
}

const tables: DocumentTables = {
  rows: 'policies',
  documents: 'policy_documents',
  columns: {
    issuer_number: sql`d->>'issuerNumber'`,
    description_folded: sql`lower(d->>'description')`,
    status: sql`d->>'status'`,
    issue_date: sql`(d->>'issueDate')::timestamptz`,
    start_date: sql`(d->>'startDate')::date`,
    end_date: sql`(d->>'endDate')::date`,
    plan: sql`d->'product'->>'plan'`,
    type: sql`d->'product'->>'type'`,
    search_folded: sql`policy_search_text(d)`,
    version: sql`case when d->'product'->>'plan' is not null then coalesce(d->'product'->>'version', '') end`,
  },
};

const sortColumns: Readonly<Record<SortField, string>> = {
  createdAt: 'created_at',
  lastModifiedAt: 'last_modified_at',
  id: 'id',
  issuerNumber: 'issuer_number',
  status: 'status',
  issueDate: 'issue_date',
  startDate: 'start_date',
  endDate: 'end_date',
};

interface PolicyScope {
  readonly tenantId: string;
  readonly reach: PolicyReach;
}

export async function listPolicies(transaction: Transaction, scope: PolicyScope, page: PolicyPage): Promise<Policy[]> {
  return listDocuments<Policy>(transaction, tables, {
    ...page,
    ...matching(scope, page),
    order: orderOf(page),
  });
}

function orderOf({ sort }: PolicyPage): Order {
  return { ...sort, column: sortColumns[sort.field] };
}

/** The value by which a page is sorted, of one of its items. */
export async function readItemSortValue(
  transaction: Transaction,
  tenantId: string,
  page: PolicyPage,
  id: string,
): Promise<string | null> {
  return readSortValue(transaction, tables, orderOf(page), { tenantId, id });
}

export async function countPolicies(
  transaction: Transaction,
  scope: PolicyScope,
  page: PolicyPage,
  atMost?: number,
): Promise<number> {
  return countDocuments(transaction, tables, matching(scope, page), atMost);
}

function matching(scope: PolicyScope, page: PolicyPage): Matching {
  const { tenantId } = scope;
  return { tenantId, condition: withinReach(scope, page), oneOf: textsOf(page.where) };
}

function withinReach({ tenantId, reach: { heldBy, id } }: PolicyScope, { asOf, where }: PolicyPage): SQL {
  const conditions = [ofTenant(tenantId, asOf, toCondition(where))];
  if (id !== undefined) conditions.push(sql`p.id = ${id}`);
  if (heldBy !== undefined) conditions.push(sql`p.id in (${idsHeldBy(tenantId, heldBy)})`);
  return sql.join(conditions, sql` and `);
}

function idsHeldBy(tenantId: string, email: string): SQL {
  return sql`select policy_id from policy_holders where tenant_id = ${tenantId} and email = ${email}`;
}

export async function isHolder(transaction: Transaction, tenantId: string, email: string): Promise<boolean> {
  return (await transaction.execute(sql`${idsHeldBy(tenantId, email)} limit 1`)).length > 0;
}

export async function readPolicies(transaction: Transaction, tenantId: string, ids: readonly string[]) {
  return readDocuments<Policy>(transaction, tables, tenantId, ids);
}

export async function savePolicies(transaction: Transaction, write: DocumentWrite, policies: readonly NewDocument[]) {
  return saveDocuments(transaction, tables, write, policies);
}
