// Makes templates equal to their contents, with their texts.
import { templateTextKey } from '@coverwright/insurance/translation-keys';
import { toAuthorship } from '../../../request/context.ts';
import type { ContentChange, ContentScope } from '../../../snapshots/content-kind.ts';
import { toTextWrites } from '../../../snapshots/difference.ts';
import { removeTextsIn, writeTexts } from '../../l10n/l10n.service.ts';
import { isTypeOf, type TemplateKinds, transferOf } from '../template-kind.ts';
import * as templates from '../templates.store.ts';
import type { TemplateContent } from './template-content.ts';
import { findTemplates } from './template-content.store.ts';
import { differenceOfTemplates } from './template-difference.ts';

export async function writeTemplates(
  changes: readonly ContentChange<TemplateContent>[],
  kinds: TemplateKinds,
  scope: ContentScope,
): Promise<void> {
  const changed = changes.filter(
    ({ current, wanted }) =>
      current?.logicalId !== wanted.logicalId || differenceOfTemplates(current, wanted).length > 0,
  );
  const ids = changed.map(({ id }) => id);
  const rows = await findTemplates(scope.transaction, scope.caller.tenantId, ids);
  const stored = new Map(rows.map(({ id, content }) => [id, content]));
  for (const change of changed) await writeTemplate(change, { kinds, stored: stored.get(change.id) }, scope);
}

async function writeTemplate(
  { id, current, wanted }: ContentChange<TemplateContent>,
  { kinds, stored }: { readonly kinds: TemplateKinds; readonly stored: unknown },
  scope: ContentScope,
): Promise<void> {
  const { type, name, description, logicalId, graphQlQuery } = wanted;
  const transfer = transferOf(type, kinds);
  if (transfer === undefined || !isTypeOf(type, kinds)) return;
  const row = { name, description, logicalId, graphQlQuery, content: transfer.toStored(wanted.content, stored) };
  if (current === undefined) {
    await templates.insertTemplate(scope.transaction, toAuthorship(scope), { id, type, ...row });
  } else {
    await templates.updateTemplate(scope.transaction, toAuthorship(scope), id, row);
  }
  const { written, removed } = toTextWrites(current?.texts ?? [], wanted.texts);
  const ownKey = <Text extends { readonly key: string }>(text: Text): Text => ({
    ...text,
    key: templateTextKey(id, text.key),
  });
  await removeTextsIn(removed.map(ownKey), scope);
  await writeTexts(written.map(ownKey), scope);
}
