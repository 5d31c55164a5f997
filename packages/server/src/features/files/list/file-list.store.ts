import { sql, type SQL } from 'drizzle-orm';
import { isAfter, isBefore } from '../../../database/statements/conditions.ts';
import type { Transaction } from '../../../database/database.ts';
import type { fileWhere } from '../../../graphql/generated/schema-types.ts';
import type { FilePosition, FileSort } from './file-list.ts';

export interface FileSummary {
  readonly key: string;
  readonly fileName: string;
  readonly size: number;
  readonly sizeBytes: number;
  readonly isPublic: boolean;
  readonly lastModifiedAt: string;
  readonly revision: string;
}

type FileRow = {
  folder: string;
  name: string;
  size: number;
  is_public: boolean;
  last_modified_at: string;
  revision: string;
};

interface FolderKey {
  readonly tenantId: string;
  readonly bucketName: string;
}

export interface FilePage {
  readonly folder: string;
  /** Undefined for all names. */
  readonly nameContains: string | undefined;
  readonly sort: FileSort;
  readonly after: FilePosition | undefined;
  /** Undefined for no limit. */
  readonly limit: number | undefined;
  readonly skip: number;
}

const columns = sql`f.folder, f.name, f.size::float8 as size, f.is_public, f.last_modified_at, f.revision`;

const sortColumns: Readonly<Record<FileSort['field'], SQL>> = {
  name: sql`f.name collate natural_order`,
  size: sql`f.size`,
  lastModifiedAt: sql`f.last_modified_at`,
};

const sortTypes: Readonly<Record<FileSort['field'], SQL>> = {
  name: sql`text collate natural_order`,
  size: sql`bigint`,
  lastModifiedAt: sql`timestamptz`,
};

export async function listFiles(
  transaction: Transaction,
  { tenantId, bucketName }: FolderKey,
  { folder, nameContains, sort, after, limit, skip }: FilePage,
): Promise<FileSummary[]> {
  const column = sortColumns[sort.field];
  const direction = sort.isDescending ? sql`desc` : sql`asc`;
  const conditions = [sql`f.tenant_id = ${tenantId} and f.bucket_name = ${bucketName} and f.folder = ${folder}`];
  if (nameContains !== undefined) {
    conditions.push(sql`(f.name collate natural_order) ilike ${nameContains}`);
  }
  if (after !== undefined) {
    const next = sort.isDescending ? sql`<` : sql`>`;
    conditions.push(sql`(${column}, f.name collate natural_order)
      ${next} (${after.value}::${sortTypes[sort.field]}, ${after.name}::text collate natural_order)`);
  }
  const rows = await transaction.execute<FileRow>(sql`
    select ${columns} from files f where ${sql.join(conditions, sql` and `)}
    order by ${column} ${direction}, f.name collate natural_order ${direction}
    ${limit === undefined ? sql`` : sql`limit ${limit}`} offset ${skip}`);
  return rows.map(toSummary);
}

/** In the natural order of the keys. */
export async function searchFiles(
  transaction: Transaction,
  { tenantId, bucketName }: FolderKey,
  { keyPattern, ...where }: fileWhere,
  limit: number,
): Promise<FileSummary[]> {
  const conditions = [sql`f.tenant_id = ${tenantId} and f.bucket_name = ${bucketName}`];
  if (keyPattern) conditions.push(sql`((f.folder || f.name) collate natural_order) ilike ${keyPattern}`);
  const bounds = [
    isAfter(sql`f.created_at`, where.createdAt_gt),
    isBefore(sql`f.created_at`, where.createdAt_lt),
    isAfter(sql`f.last_modified_at`, where.lastModifiedAt_gt),
    isBefore(sql`f.last_modified_at`, where.lastModifiedAt_lt),
  ];
  conditions.push(...bounds.filter((bound) => bound !== undefined));
  const rows = await transaction.execute<FileRow>(sql`
    select ${columns} from files f where ${sql.join(conditions, sql` and `)}
    order by (f.folder || f.name) collate natural_order limit ${limit}`);
  return rows.map(toSummary);
}

function toSummary({ folder, name, size, is_public, last_modified_at, revision }: FileRow): FileSummary {
  return {
    key: folder + name,
    fileName: name,
    // The largest Int of GraphQL.
    size: Math.min(size, 0x7fffffff),
    sizeBytes: size,
    isPublic: is_public,
    lastModifiedAt: new Date(last_modified_at).toISOString(),
    revision,
  };
}
