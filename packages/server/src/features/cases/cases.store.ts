import type { Maybe } from '@coverwright/insurance/maybe';
import type { ProductKeyParts } from '@coverwright/insurance/translation-keys';
import { sql, type SQL } from 'drizzle-orm';
import {
  containsFolded,
  equals,
  isAfter,
  isBefore,
  isIn,
  isTrue,
  toCondition as toNested,
} from '../../database/statements/conditions.ts';
import { requiredTexts, searched } from '../../database/statements/search.ts';
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
import type { caseWhere } from '../../graphql/generated/schema-types.ts';
import type { Json } from '@coverwright/rules';
import type { Party } from '../parties/parties.service.ts';
import type { AgreedPrice } from '../pricing/pricing.service.ts';
import type { CasePage, SortField } from './case-list.ts';

interface CaseParty extends Party {
  readonly email?: string | null;
  readonly telephoneNumber?: string | null;
}

/** An offer within a case, with the ids of the resulting policies. */
export interface Proposal {
  readonly name?: string | null;
  /** The offered product. */
  readonly product?: ProductKeyParts | null;
  readonly policies?: readonly { readonly id: string }[] | null;
  readonly totalPrice?: AgreedPrice | null;
  readonly isIssued?: boolean | null;
  readonly isRejected?: boolean | null;
  /** Only for the offer of a request. */
  readonly decision?: string | null;
  readonly outcome?: string | null;
  readonly rejectionCodes?: readonly string[] | null;
  readonly referrals?: readonly { readonly code: string; readonly reason: string }[] | null;
}

/** Further fields are returned as stored. */
export interface Case extends Kept {
  readonly caseNumber?: string | null;
  readonly status?: string | null;
  readonly holder?: CaseParty | null;
  readonly facts?: readonly ({ readonly type?: string | null; readonly value?: Json } | null)[] | null;
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
    revision: sql`replace(gen_random_uuid()::text, '-', '')`,
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

interface CaseScope {
  readonly tenantId: string;
  /** Limits the list to the holder with this email address. */
  readonly heldBy: string | undefined;
}

export async function listCases(transaction: Transaction, scope: CaseScope, page: CasePage): Promise<Case[]> {
  return listDocuments<Case>(transaction, tables, {
    ...page,
    ...matching(scope, page),
    order: orderOf(page),
  });
}

function orderOf({ sort }: CasePage): Order {
  return { ...sort, column: sortColumns[sort.field] };
}

/** The value by which a page is sorted, of one of its items. */
export async function readItemSortValue(
  transaction: Transaction,
  tenantId: string,
  page: CasePage,
  id: string,
): Promise<string | null> {
  return readSortValue(transaction, tables, orderOf(page), { tenantId, id });
}

export async function countCases(
  transaction: Transaction,
  scope: CaseScope,
  page: CasePage,
  atMost?: number,
): Promise<number> {
  return countDocuments(transaction, tables, matching(scope, page), atMost);
}

function matching(scope: CaseScope, page: CasePage): Matching {
  const oneOf = requiredTexts(page.where, (input) =>
    searched('find_cases', input.text_contains, input.name_contains, input.caseNumber_contains),
  );
  return { tenantId: scope.tenantId, condition: withinReach(scope, page), oneOf };
}

function withinReach({ tenantId, heldBy }: CaseScope, { asOf, where }: CasePage): SQL {
  const condition = ofTenant(tenantId, asOf, toCondition(where));
  return heldBy === undefined ? condition : sql`${condition} and p.id in (${idsHeldBy(tenantId, heldBy)})`;
}

function idsHeldBy(tenantId: string, email: string): SQL {
  return sql`select case_id from case_holders where tenant_id = ${tenantId} and email = ${email}`;
}

export async function isHolder(transaction: Transaction, tenantId: string, email: string): Promise<boolean> {
  return (await transaction.execute(sql`${idsHeldBy(tenantId, email)} limit 1`)).length > 0;
}

/** Undefined if the case does not exist. */
export async function findCase(transaction: Transaction, tenantId: string, id: string): Promise<Case | undefined> {
  return (await readDocuments<Case>(transaction, tables, tenantId, [id])).get(id);
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
    isTrue(sql`p.is_request`, input.isRequest),
    equals(sql`p.app_id`, input.appId),
    isIn(sql`p.app_id`, input.appId_in),
    isIn(sql`p.status`, input.status_in),
    equals(sql`p.assigned_to`, input.assignedToId),
    containsFolded(sql`p.search_folded`, input.text_contains),
  ]);
}
