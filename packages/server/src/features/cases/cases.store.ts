import { sql, type SQL } from 'drizzle-orm';
import {
  containsFolded,
  equals,
  isAfter,
  isBefore,
  isIn,
  type Maybe,
  toCondition as toNested,
} from '../../database/statements/conditions.ts';
import type { Transaction } from '../../database/database.ts';
import {
  countDocuments,
  type DocumentTables,
  type Kept,
  listDocuments,
  type NewDocument,
  ofTenant,
  orderBy,
  saveDocuments,
  type DocumentWrite,
} from '../../database/statements/documents.ts';
import type { caseWhere } from '../../graphql/generated/schema-types.ts';
import type { AgreedPrice } from '../pricing/pricing.service.ts';
import type { CasePage, SortField } from './case-list.ts';

/** An offer within a case; names the policies that it would lead to. */
export interface Proposal {
  readonly policies?: readonly { readonly id: string }[] | null;
  readonly totalPrice?: AgreedPrice | null;
  readonly isIssued?: boolean | null;
  readonly isRejected?: boolean | null;
}

/** Its other fields are answered as they are kept. */
export interface Case extends Kept {
  readonly proposals?: readonly Proposal[] | null;
}

const tables: DocumentTables = {
  rows: 'cases',
  documents: 'case_documents',
  columns: {
    case_number: sql`d->>'caseNumber'`,
    name: sql`d->>'name'`,
    status: sql`d->>'status'`,
    holder_id: sql`d->'holder'->>'id'`,
  },
};

const sortColumns: Readonly<Record<SortField, string>> = {
  createdAt: 'created_at',
  lastModifiedAt: 'last_modified_at',
  id: 'id',
  caseNumber: 'case_number',
  name: 'name',
  status: 'status',
};

export async function listCases(transaction: Transaction, tenantId: string, page: CasePage): Promise<Case[]> {
  const order = orderBy(sortColumns[page.sort.field], page.sort.isDescending);
  const condition = ofTenant(tenantId, page.asOf, toCondition(page.where));
  return listDocuments<Case>(transaction, tables, { ...page, condition, order });
}

export async function countCases(transaction: Transaction, tenantId: string, page: CasePage): Promise<number> {
  return countDocuments(transaction, tables, ofTenant(tenantId, page.asOf, toCondition(page.where)));
}

export async function saveCases(transaction: Transaction, write: DocumentWrite, cases: readonly NewDocument[]) {
  return saveDocuments(transaction, tables, write, cases);
}

function toCondition(where: Maybe<caseWhere>): SQL | undefined {
  return toNested(where, (input) => [
    equals(sql`p.id`, input.id),
    isIn(sql`p.id`, input.id_in),
    equals(sql`p.case_number`, input.caseNumber),
    containsFolded(sql`p.case_number_folded`, input.caseNumber_contains),
    containsFolded(sql`p.name_folded`, input.name_contains),
    equals(sql`p.status`, input.status),
    isAfter(sql`p.created_at`, input.createdAt_gt),
    isBefore(sql`p.created_at`, input.createdAt_lt),
    equals(sql`p.holder_id`, input.holderId),
    isIn(sql`p.holder_id`, input.holderId_in),
  ]);
}
