import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import {
  countDocuments,
  type DocumentTables,
  type Kept,
  listDocuments,
  type NewDocument,
  ofTenant,
  orderBy,
  readDocuments,
  saveDocuments,
  type DocumentWrite,
} from '../../database/statements/documents.ts';
import type { AgreedPrice } from '../pricing/pricing.service.ts';
import type { ProductIdInput } from '../products/products.service.ts';
import type { PolicyPage, SortField } from './policy-list.ts';
import { toCondition } from './policy-where.store.ts';

/** Its other fields are answered as they are kept. */
export interface Policy extends Kept {
  readonly product?: ProductIdInput | null;
  readonly premium?: AgreedPrice | null;
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

export async function listPolicies(transaction: Transaction, tenantId: string, page: PolicyPage): Promise<Policy[]> {
  const order = orderBy(sortColumns[page.sort.field], page.sort.isDescending);
  const condition = ofTenant(tenantId, page.asOf, toCondition(page.where));
  return listDocuments<Policy>(transaction, tables, { ...page, condition, order });
}

export async function countPolicies(transaction: Transaction, tenantId: string, page: PolicyPage): Promise<number> {
  return countDocuments(transaction, tables, ofTenant(tenantId, page.asOf, toCondition(page.where)));
}

export async function readPolicies(transaction: Transaction, tenantId: string, ids: readonly string[]) {
  return readDocuments<Policy>(transaction, tables, tenantId, ids);
}

export async function savePolicies(transaction: Transaction, write: DocumentWrite, policies: readonly NewDocument[]) {
  return saveDocuments(transaction, tables, write, policies);
}
