// Lists of products with names, insurers and authors in one statement.
import type { Maybe } from '@coverwright/insurance/maybe';
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { sql, type SQL } from 'drizzle-orm';
import { authorColumns, type AuthorColumns, authorsOf, toAuthors } from '../../database/statements/authors.ts';
import type { Transaction } from '../../database/database.ts';
import { contains, equals, isIn, toCondition as toNested } from '../../database/statements/conditions.ts';
import { isOneOfProducts, productIdConditions } from '../../database/statements/product-ids.ts';
import type { insurerWhere, productWhereInput } from '../../graphql/generated/schema-types.ts';
import { type LogoUrls, toLogoUrls } from '../insurers/insurers.service.ts';
import type { StoredState } from '../../snapshots/item-history.ts';
import { savedWith } from '../product-states/product-states.service.ts';
import type { ProductPage, SortField } from './product-list.ts';
import { type Product, type ProductId, toProductId } from './product.ts';
import { productTable, type ProductSource } from './released-products.store.ts';

export interface ListScope {
  readonly source: ProductSource;
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
  number: number | null;
  format: number;
  parts: Record<string, string>;
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

async function selectProducts(scope: ListScope, name: SQL, selection: SQL): Promise<Product[]> {
  const { transaction, tenantId, source } = scope;
  const isWorking = source === 'working';
  const saved = isWorking ? sql`p.revision, null as number` : sql`'' as revision, s.number, s.format, s.parts`;
  const states = sql`join snapshots s on s.tenant_id = ${tenantId} and s.kind = 'product'
    and s.item_id = p.plan || '|' || p.version || '|' || p.type and s.number = p.number`;
  const rows = await transaction.execute<ProductRow>(sql`
    select p.plan, p.type, p.version, ${name} as name, p.status, p.effective_from::text, ${saved}, p.created_at, p.last_modified_at,
      i.id as insurer_id, i.name as insurer_name, i.detailed_name as insurer_detailed_name, i.logo_urls as insurer_logo_urls, i.revision as insurer_revision,
      i.created_at as insurer_created_at, i.last_modified_at as insurer_last_modified_at,
      ${authorColumns}
    from ${productTable(scope.source, scope.tenantId)}
      ${isWorking ? sql`` : states}
      left join insurers i on i.tenant_id = ${tenantId} and i.id = p.insurer_id
      ${authorsOf('p', tenantId)}
    ${selection}`);
  return rows.map(toProduct);
}

export async function countProducts(scope: ListScope, where: ProductPage['where']): Promise<number> {
  const [row] = await scope.transaction.execute<{ count: number }>(sql`
    select count(*)::integer as count from ${productTable(scope.source, scope.tenantId)}
    where ${conditionOf(where, scope, resolvedName(scope))}`);
  return row?.count ?? 0;
}

/**
 * The text of the first requested locale that has one, else the key. Each is a lookup by the full primary key:
 * as joins they can take seconds for a tenant without planner statistics for its texts.
 */
function resolvedName({ source, tenantId, locales }: ListScope): SQL {
  if (source !== 'working') {
    const names = locales.map((locale) => sql`p.names->>${locale}::text`);
    return sql`coalesce(${sql.join([...names, nameKey], sql`, `)})`;
  }
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
  const state = toState(row);
  return {
    productId,
    ...(state && { state }),
    name: row.name,
    status: row.status,
    effectiveFrom: row.effective_from,
    revision: state === undefined ? row.revision : savedWith(state).revision,
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

function toState({
  plan,
  type,
  version,
  number,
  format,
  parts,
  last_modified_at: at,
}: ProductRow): StoredState | undefined {
  if (number === null) return undefined;
  const itemId = toProductItemId({ plan, type, version });
  return { kind: 'product', itemId, number, format, parts, createdAt: new Date(at) };
}
