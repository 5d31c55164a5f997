import type { FontFace } from '@coverwright/render/font-face';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';

export interface FontFile extends FontFace {
  readonly bucketName: string;
  readonly key: string;
}

/** The most recently changed fonts, the latest last. */
export async function listFonts(transaction: Transaction, tenantId: string, most: number): Promise<FontFile[]> {
  const rows = await transaction.execute<{
    bucket_name: string;
    key: string;
    font_family: string;
    font_weight: string;
    font_style: string;
  }>(sql`
    select bucket_name, folder || name as key, font_family, font_weight, font_style
    from files where tenant_id = ${tenantId} and font_family <> ''
    order by last_modified_at desc, bucket_name, folder, name limit ${most}`);
  return rows
    .map(({ bucket_name: bucketName, key, font_family: family, font_weight: weight, font_style: style }) => ({
      bucketName,
      key,
      family,
      weight,
      style: style === 'italic' ? ('italic' as const) : ('normal' as const),
    }))
    .toReversed();
}

export interface UnreadFont {
  readonly tenantId: string;
  readonly objectKey: string;
}

/** Across all tenants. */
export async function listUnreadFonts(transaction: Transaction, most: number): Promise<UnreadFont[]> {
  const rows = await transaction.execute<{ tenant_id: string; object_key: string }>(sql`
    select tenant_id, object_key from files
    where font_family is null and lower(name) ~ '\\.(ttf|woff2)$' limit ${most}`);
  return rows.map(({ tenant_id: tenantId, object_key: objectKey }) => ({ tenantId, objectKey }));
}

export async function updateFont(
  transaction: Transaction,
  { tenantId, objectKey }: UnreadFont,
  face: FontFace | undefined,
): Promise<void> {
  await transaction.execute(sql`
    update files set font_family = ${face?.family ?? ''}, font_weight = ${face?.weight ?? null},
      font_style = ${face?.style ?? null}
    where tenant_id = ${tenantId} and object_key = ${objectKey} and font_family is null`);
}
