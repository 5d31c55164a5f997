// The contents of releases, stored by part as histories are: what several releases have in common is stored once.
import { UserError } from '../../../errors/user-error.ts';
import { readStoredParts } from '../../../recording/stored-parts.ts';
import type { Scope } from '../../../request/context.ts';
import type { ContentKind } from '../../../snapshots/content-kind.ts';
import { contentIsDamaged, contentIsTooNew } from '../release.ts';
import type { StoredContent } from './release-contents.store.ts';

/** Throws if it is damaged, or of a later version of the server. */
export async function readContent(
  kind: ContentKind,
  { format, parts: hashes, snapshot }: StoredContent,
  {
    transaction,
    caller: { tenantId },
  }: Pick<Scope, 'transaction'> & { readonly caller: { readonly tenantId: string } },
): Promise<unknown> {
  if (format > (kind.release.form === 'built' ? kind.release.format : 0)) throw new UserError(contentIsTooNew());
  if (hashes === null) return kind.schema.parse(snapshot);
  const { parts, damagedParts } = await readStoredParts(transaction, tenantId, hashes);
  if (damagedParts.length > 0) throw new UserError(contentIsDamaged(damagedParts));
  return kind.schema.parse(parts);
}
