// The contents of templates to be exported, as the caller sees them: of working copies, or of states.
import type { Problem } from '../../../errors/user-error.ts';
import { throwIfAny } from '../../../errors/user-error.ts';
import type { Scope } from '../../../request/context.ts';
import type { TemplateContent } from '../content/template-content.ts';
import { readTemplates, validateSize, validateStoredSize } from '../content/template-content.service.ts';
import * as store from '../content/template-content.store.ts';
import type { TemplateParts } from '../content/template-parts.ts';
import { transferOf } from '../template-kind.ts';
import { listTemplateStates, readAllParts, sizeOfStates, templatesShownTo } from '../states/template-states.service.ts';

/** What is known of a template before its content is read. */
export type ExportedTemplate = Pick<store.TemplateSize, 'id' | 'type' | 'name'>;

interface Reading {
  readonly path: string;
  /** Throws for templates that cannot be exported, before their contents are read. */
  requireExportable(found: readonly ExportedTemplate[]): void;
}

/** By id; types that cannot be transferred are omitted. */
export async function readExported(
  ids: readonly string[],
  { path, requireExportable }: Reading,
  scope: Scope,
): Promise<ReadonlyMap<string, TemplateContent>> {
  const { transaction, caller, app } = scope;
  const states = await listTemplateStates(ids, templatesShownTo(caller), scope);
  if (states === undefined) {
    const sizes = await store.findTemplateSizes(transaction, caller.tenantId, ids);
    requireExportable(sizes);
    throwIfAny(await validateStoredSize(sizes, path, scope));
    return readTemplates(await store.findTemplates(transaction, caller.tenantId, ids), app.templateKinds, scope);
  }
  const problems: Problem[] = validateSize(await sizeOfStates(states, scope), path);
  throwIfAny(problems);
  const parts = await readAllParts(states, scope);
  requireExportable([...parts].map(([id, { general }]) => ({ id, type: general.type, name: general.name })));
  return new Map(
    [...parts].flatMap(([id, read]) => {
      const content = toContent(read, scope);
      return content === undefined ? [] : [[id, content] as const];
    }),
  );
}

function toContent({ general, content, texts }: TemplateParts, { app }: Scope): TemplateContent | undefined {
  const transfer = transferOf(general.type, app.templateKinds);
  if (transfer === undefined) return undefined;
  const { type, logicalId, name, description, graphQlQuery } = general;
  return { type, logicalId, name, description, graphQlQuery, content: transfer.toFile(content), texts };
}
