import type { AppliedMigration, RowSum } from '../database/copying/copied-tables.ts';

/** What a backup is, before its parts. */
export interface Manifest {
  readonly createdAt: string;
  /** Undefined for the whole installation. */
  readonly tenantId?: string;
  /** The major version of PostgreSQL. */
  readonly postgres: number;
  /** What the schema is made of, in order. */
  readonly migrations: readonly AppliedMigration[];
  /** Of a copy of the cluster (archive/) instead of its rows: the folders, which may be empty. */
  readonly clusterFolders?: readonly string[];
}

export type PartStart =
  | { readonly kind: 'table'; readonly name: string; readonly columns: readonly string[] }
  | { readonly kind: 'file'; readonly tenantId: string; readonly objectKey: string }
  | { readonly kind: 'cluster'; readonly path: string }
  | { readonly kind: 'secret' };

export interface PartEnd {
  readonly bytes: number;
  readonly sha256: string;
  /** Of a table. */
  readonly rows?: RowSum;
}

/** What a backup has, after its parts. */
export interface ManifestSummary {
  readonly tables: number;
  readonly rows: number;
  /** Contents, or files of the cluster. */
  readonly files: number;
  readonly fileBytes: number;
  /** Contents that the rows name and the store does not have, or has damaged. */
  readonly missingFiles: readonly { readonly tenantId: string; readonly objectKey: string }[];
  readonly hasSecret: boolean;
}
