// Lists of products with names, insurers and authors in one statement.
import type { Maybe } from '@coverwright/insurance/maybe';
import { sql, type SQL } from 'drizzle-orm';
import { authorColumns, type AuthorColumns, authorsOf, toAuthors } from '../../database/statements/authors.ts';
import type { Transaction } from '../../database/database.ts';
import { contains, equals, isIn, toCondition as toNested } from '../../database/statements/conditions.ts';
import { isOneOfProducts, productIdConditions } from '../../database/statements/product-ids.ts';
import type { insurerWhere, productWhereInput } from '../../graphql/generated/schema-types.ts';
import { type LogoUrls, toLogoUrls } from '../insurers/insurers.service.ts';
import type { ProductPage, SortField } from './product-list.ts';
import { type Product, type ProductId, toProductId } from './product.ts';

export interface ListScope {
  readonly transaction: Transaction;
  readonly tenantId: string;
  /** Locales of names, in order of preference. */
  readonly locales: readonly string[];
  /** The only visible products; defaults to all of the tenant. */
  readonly only?: readonly ProductId[];
}

type ProductRow = AuthorColumns & {
  plan: string;
  type: string;
  version: string;
  name: string;
  status: string | null;
  effective_from: string | null;
  revision: string;
  created_at: string;
  last_modified_at: string;
  insurer_id: string | null;
  insurer_name: string;
  insurer_detailed_name: string | null;
  insurer_logo_urls: LogoUrls;
  insurer_revision: string;
  insurer_created_at: string;
  insurer_last_modified_at: string;
};

const nameKey = sql`'products-' || p.plan || '|' || p.version || '|' || p.type || '-name'`;

export async function listProducts(scope: ListScope, page: ProductPage): Promise<Product[]> {
  const name = resolvedName(scope);
  return selectProducts(
    scope,
    name,
    sql`where ${conditionOf(page.where, scope, name)}
      order by ${orderOf(page, name)}
      ${page.limit === null || page.limit === undefined ? sql`` : sql`limit ${page.limit}`}
      ${page.skip === 0 ? sql`` : sql`offset ${page.skip}`}`,
  );
}

/** The existing ones among the products, in any order. */
export async function findProducts(scope: ListScope, ids: readonly ProductId[]): Promise<Product[]> {
  const isFound = sql`where ${isSeen(scope)} and ${isOneOfProducts(ids)}`;
  return selectProducts(scope, resolvedName(scope), isFound);
}

async function selectProducts({ transaction, tenantId }: ListScope, name: SQL, selection: SQL): Promise<Product[]> {
  const rows = await transaction.execute<ProductRow>(sql`
    select p.plan, p.type, p.version, ${name} as name, p.status, p.effective_from::text, p.revision, p.created_at, p.last_modified_at,
      i.id as insurer_id, i.name as insurer_name, i.detailed_name as insurer_detailed_name, i.logo_urls as insurer_logo_urls, i.revision as insurer_revision,
      i.created_at as insurer_created_at, i.last_modified_at as insurer_last_modified_at,
      ${authorColumns}
    from products p
      left join insurers i on i.tenant_id = ${tenantId} and i.id = p.insurer_id
      ${authorsOf('p', tenantId)}
    ${selection}`);
  return rows.map(toProduct);
}

export async function countProducts(scope: ListScope, where: ProductPage['where']): Promise<number> {
  const [row] = await scope.transaction.execute<{ count: number }>(sql`
    select count(*)::integer as count from products p
    where ${conditionOf(where, scope, resolvedName(scope))}`);
  return row?.count ?? 0;
}

/**
 * The text of the first requested locale that has one, else the key. Each is a lookup by the full primary key:
 * as joins they can take seconds for a tenant without planner statistics for its texts.
 */
function resolvedName({ tenantId, locales }: ListScope): SQL {
  const texts = locales.map(
    (locale) =>
      sql`(select value from l10n t where t.tenant_id = ${tenantId} and t.key = ${nameKey} and t.locale = ${locale})`,
  );
  return sql`coalesce(${sql.join([...texts, nameKey], sql`, `)})`;
}

function conditionOf(where: ProductPage['where'], scope: ListScope, name: SQL): SQL {
  const condition = toCondition(where, name);
  return condition === undefined ? isSeen(scope) : sql`${isSeen(scope)} and ${condition}`;
}

function isSeen({ tenantId, only }: ListScope): SQL {
  const isOfTenant = sql`p.tenant_id = ${tenantId}`;
  return only === undefined ? isOfTenant : sql`${isOfTenant} and ${isOneOfProducts(only)}`;
}

/** The filter, on the tables p (products) and i (insurers) and the resolved name. */
function toCondition(where: Maybe<productWhereInput>, name: SQL): SQL | undefined {
  return toNested(where, (input) => [
    ...productIdConditions(input.productId),
    idIn(input.id_in),
    ...insurerConditions(input.insurer),
    contains(name, input.name_contains),
    equals(sql`p.status`, input.status),
    isIn(sql`p.status`, input.status_in),
    ...effectiveFromConditions(input),
  ]);
}

function insurerConditions(insurer: Maybe<insurerWhere>): (SQL | undefined)[] {
  if (!insurer) return [];
  return [
    equals(sql`p.insurer_id`, insurer.id),
    isIn(sql`p.insurer_id`, insurer.id_in),
    contains(sql`p.insurer_id`, insurer.id_contains),
  ];
}

/** Compared as texts: the year 0000 is none of the database. */
function effectiveFromConditions({
  effectiveFrom,
  effectiveFrom_gt: after,
  effectiveFrom_lt: before,
}: productWhereInput): (SQL | undefined)[] {
  return [
    effectiveFrom ? sql`p.effective_from::text = ${effectiveFrom}` : undefined,
    after ? sql`p.effective_from::text > ${after}` : undefined,
    before ? sql`p.effective_from::text < ${before}` : undefined,
  ];
}

function idIn(ids: productWhereInput['id_in']): SQL | undefined {
  if (!ids) return undefined;
  return isOneOfProducts(ids.flatMap((id) => (id ? [toProductId(id)] : [])));
}

/** Numbers within a text are compared by value. */
const natural = (text: SQL): SQL => sql`(${text}) collate natural_order`;

const fieldsWithoutValue: readonly SortField[] = ['insurer', 'status', 'effectiveFrom'];

/** Ties are broken by the identity, so that pages neither repeat nor skip a product. */
function orderOf({ sort }: ProductPage, name: SQL): SQL {
  const columns: Readonly<Record<SortField, SQL>> = {
    createdAt: sql`p.created_at`,
    lastModifiedAt: sql`p.last_modified_at`,
    plan: natural(sql`p.plan`),
    type: natural(sql`p.type`),
    version: natural(sql`p.version`),
    name: natural(name),
    insurer: natural(sql`i.name`),
    status: natural(sql`p.status`),
    effectiveFrom: sql`p.effective_from`,
  };
  // The index for the default order has no null ordering.
  const nulls = fieldsWithoutValue.includes(sort.field) ? sql`nulls last` : sql``;
  return sql`${columns[sort.field]} ${sort.isDescending ? sql`desc` : sql`asc`} ${nulls}, p.plan, p.type, p.version`;
}

function toProduct(row: ProductRow): Product {
  const productId: ProductId = { plan: row.plan, type: row.type, version: row.version };
  return {
    productId,
    name: row.name,
    status: row.status,
    effectiveFrom: row.effective_from,
    revision: row.revision,
    createdAt: new Date(row.created_at),
    lastModifiedAt: new Date(row.last_modified_at),
    insurer:
      row.insurer_id === null
        ? null
        : {
            id: row.insurer_id,
            name: row.insurer_name,
            detailedName: row.insurer_detailed_name,
            logoUrls: toLogoUrls(row.insurer_logo_urls),
            revision: row.insurer_revision,
            createdAt: new Date(row.insurer_created_at),
            lastModifiedAt: new Date(row.insurer_last_modified_at),
          },
    ...toAuthors(row),
  };
}
