// The history of templates: what is stored of them as which part, and how it is written back. Unlike in a file, the
// content is the stored one, so that it keeps what has an id of the tenant, such as attached templates.
import { templateTextKey } from '@coverwright/insurance/translation-keys';
import { throwIfAny, UserError } from '../../../errors/user-error.ts';
import { toAuthorship } from '../../../request/context.ts';
import { say } from '../../../sentences/say.ts';
import { textsIn } from '../../../snapshots/file-addresses.ts';
import { toTextWrites } from '../../../snapshots/difference.ts';
import type { HistoryScope, ItemHistory } from '../../../snapshots/item-history.ts';
import { fileReferencesIn, type PartReferences, type Reference, toKeyReference } from '../../../snapshots/reference.ts';
import { listTexts, removeTextsIn, writeTexts } from '../../l10n/l10n.service.ts';
import { isTypeOf, type TemplateKinds, type TemplateTransfer, transferOf } from '../template-kind.ts';
import * as templates from '../templates.store.ts';
import { findTemplateFacts, findTemplates } from './template-content.store.ts';
import { templateFormat, type TemplateParts } from './template-parts.ts';
import { validateTemplates } from './validate-templates.service.ts';

export function templateHistoryOf(kinds: TemplateKinds): ItemHistory<TemplateParts> {
  const readTexts = async (id: string, type: string, scope: HistoryScope): Promise<TemplateParts['texts']> => {
    const keys = transferOf(type, kinds)?.textKeys ?? [];
    if (keys.length === 0) return [];
    const texts = await listTexts(
      keys.map((key) => templateTextKey(id, key)),
      scope,
    );
    const start = templateTextKey(id, '').length;
    return texts.map(({ key, locale, value }) => ({ key: key.slice(start), locale, value }));
  };

  const readParts: ItemHistory<TemplateParts>['read'] = async (id, parts, scope) => {
    const { transaction, caller } = scope;
    const find = parts.includes('content') ? findTemplates : findTemplateFacts;
    const [row] = await find(transaction, caller.tenantId, [id]);
    if (row === undefined) return undefined;
    const { type, name, description, logicalId, graphQlQuery } = row;
    return {
      ...(parts.includes('general') && { general: { type, name, description, logicalId, graphQlQuery } }),
      ...('content' in row && isObject(row.content) && { content: row.content }),
      ...(parts.includes('texts') && { texts: await readTexts(id, type, scope) }),
    };
  };

  return {
    ...templateFormat,
    parts: ['general', 'content', 'texts'],
    read: readParts,
    title: (id, { general }) => general?.name ?? id,
    references: (parts) => referencesOf(parts, kinds),
    write: async (id, { general, content, texts }, scope) => {
      const { type, ...row } = general;
      const transfer = transferOf(type, kinds);
      if (transfer === undefined || !isTypeOf(type, kinds)) {
        throw new UserError({ code: 'INVALID', ...say('TEMPLATE_TYPE_NOT_IMPORTED', { type }) });
      }
      const file = { ...general, content: transfer.toFile(content), texts };
      throwIfAny(validateTemplates([{ content: file, path: 'content' }], kinds).flat());
      const { transaction, caller } = scope;
      const current = await templates.lockTemplate(transaction, caller.tenantId, id);
      if (current === undefined) {
        await templates.insertTemplate(transaction, toAuthorship(scope), { id, type, ...row, content });
      } else await templates.updateTemplate(transaction, toAuthorship(scope), id, { ...row, content });
      const { written, removed } = toTextWrites(await readTexts(id, type, scope), texts);
      const ownKey = <Text extends { readonly key: string }>(text: Text): Text => ({
        ...text,
        key: templateTextKey(id, text.key),
      });
      await removeTextsIn(removed.map(ownKey), scope);
      await writeTexts(written.map(ownKey), scope);
      await kinds[type]?.afterRestore?.({ id, content }, scope);
    },
    lock: async (id, { transaction, caller }) => templates.lockTemplate(transaction, caller.tenantId, id),
    rename: ({ general, ...parts }, logicalId) => ({ ...parts, general: { ...general, logicalId } }),
    rights: { read: 'documents:read', write: 'documents:write' },
  };
}

function referencesOf({ general, content, texts }: Partial<TemplateParts>, kinds: TemplateKinds): PartReferences {
  const transfer = transferOf(general?.type ?? '', kinds);
  return {
    ...(content !== undefined && transfer !== undefined && { content: referencesIn(content, transfer) }),
    ...(texts !== undefined && { texts: fileReferencesIn(textsIn(texts)) }),
  };
}

function referencesIn(stored: object, transfer: TemplateTransfer): Reference[] {
  return [
    ...fileReferencesIn(textsIn(stored)),
    ...(transfer.toFileKeys?.(transfer.toFile(stored)) ?? []).map(toKeyReference),
    ...(transfer.toReferences?.(stored) ?? []),
  ];
}

function isObject(stored: unknown): stored is object {
  return typeof stored === 'object' && stored !== null;
}
