// Compares the workbooks of two states of a function, or of a state and the function as it is.
import { findSnapshotFile } from '../../../recording/snapshot-files.store.ts';
import type { QuerycompareFunctionStatesArgs } from '../../../graphql/generated/schema-types.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import { requireRight } from '../../../request/rights.ts';
import type { StoredContent } from '../../files/download/stored-files.service.ts';
import { readWholeState, requireKind } from '../../history/item-states.service.ts';
import { requireTemplate } from '../../templates/rendering/render-texts.service.ts';
import { templatesShownTo } from '../../templates/states/template-states.service.ts';
import { type FunctionContent, readFunction } from '../definition/function.ts';
import { toSource } from './check-workbook.service.ts';
import { findWorkbook } from './found-workbook.service.ts';
import { compareVersions, type Versions } from './compare-function.service.ts';

const path = 'from';

interface FunctionState {
  readonly content: FunctionContent;
  /** Undefined if there was none when the state was stored. */
  readonly file: StoredContent | undefined;
}

/** Undefined if there is nothing to compare. */
export async function readStates(
  { templateId, from, to }: QuerycompareFunctionStatesArgs,
  scope: Scope,
  { app }: RequestContext,
): Promise<Versions | undefined> {
  const before = await readState(templateId, from, scope);
  if (before === undefined) return undefined;
  const isStored = typeof to === 'number';
  const after = isStored ? await readState(templateId, to, scope) : await readPresent(templateId, scope);
  if (before.file === undefined || after?.file === undefined) return undefined;
  if (before.file.version === after.file.version) return undefined;
  return { content: after.content, before: toSource(before.file, app, path), after: toSource(after.file, app, path) };
}

export async function compareStates(versions: Versions | undefined, context: RequestContext) {
  return versions === undefined ? { value: null } : compareVersions(versions, context, path);
}

/** Undefined for a template of another kind. */
async function readState(templateId: string, number: number, scope: Scope): Promise<FunctionState | undefined> {
  const { app, transaction, caller } = scope;
  const history = requireKind('template', app);
  requireRight(caller, history.rights.read);
  const item = { kind: 'template', itemId: templateId };
  const parts = await readWholeState(item, number, history, scope);
  const { general, content: stored } = { general: undefined, content: undefined, ...parts };
  if (typeOf(general) !== 'function') return undefined;
  const content = readFunction(stored);
  const found =
    content.fileKey === null
      ? undefined
      : await findSnapshotFile(transaction, caller.tenantId, { ...item, number, key: content.fileKey });
  return {
    content,
    file: found && { key: content.fileKey ?? '', version: found.objectKey, sizeBytes: found.sizeBytes },
  };
}

function typeOf(general: unknown): unknown {
  return typeof general === 'object' && general !== null && 'type' in general ? general.type : undefined;
}

async function readPresent(templateId: string, scope: Scope): Promise<FunctionState> {
  const template = await requireTemplate('function', templateId, scope, templatesShownTo(scope.caller));
  const content = readFunction(template.content);
  return { content, file: (await findWorkbook(template, content, scope)).file };
}
