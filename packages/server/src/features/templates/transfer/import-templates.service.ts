// Makes templates of the tenant equal to those of a file, and adds missing files. Contents of files are
// compared and written outside the transaction; within it, the files they were compared with are looked up
// again.
import { isJsonList, parseJsonText } from '@coverwright/rules';
import { setOrigin } from '../../../recording/recorder.ts';
import { randomId } from '../../../database/random-id.ts';
import { throwIfAny, UserError } from '../../../errors/user-error.ts';
import type {
  MutationimportTemplatesArgs,
  QuerypreviewTemplateImportArgs,
} from '../../../graphql/generated/schema-types.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import { requireRight } from '../../../request/rights.ts';
import type { RequireRoom } from '../../../graphql/operations.ts';
import { namesMax } from '../../../snapshots/difference.ts';
import { changedMeanwhile } from '../../../snapshots/import-plan.ts';
import {
  addFiles,
  discardFiles,
  placeFiles,
  planFiles,
  type PlannedFile,
  writeFiles,
  type WrittenFile,
} from '../../files/transfer/import-files.service.ts';
import { findMissing } from '../../files/transfer/used-files.service.ts';
import { filesNamedIn, templateContentOf } from '../content/template-content.service.ts';
import { awaitOtherImports, findTemplateFacts, findTemplateSizesNamed } from '../content/template-content.store.ts';
import { identityOf } from '../content/template-content.ts';
import { findAddresses, likelyKey } from '../../../snapshots/file-addresses.ts';
import { textsOf } from '../content/used-files.ts';
import {
  type ImportScope,
  planTemplates,
  type PlannedTemplate,
  readContent,
  type ReadContent,
  type TemplateImport,
  toImport,
} from './plan-import.service.ts';
import { say } from '../../../sentences/say.ts';

export { type PlannedTemplate, type TemplateImport, toReadContent } from './plan-import.service.ts';
export { attachmentShape, type FileAttachment } from './template-file.ts';
export { identityOf, type TemplateContent, templateShape } from '../content/template-content.ts';

type Placed = Awaited<ReturnType<typeof placeFiles>>;

export interface ReadImport {
  readonly planned: readonly PlannedTemplate[];
  readonly placed: Placed;
}

/** References that would not print after the import, although nothing is refused. */
interface AddressWarnings {
  readonly missingFiles: readonly string[];
  readonly completedAddresses: readonly string[];
}

export async function readTemplateImport(
  { contentJsonString }: QuerypreviewTemplateImportArgs,
  scope: Scope,
): Promise<ReadImport & AddressWarnings> {
  const content = readContent(contentJsonString);
  const read = await readPlan(content, scope, { isLocking: false });
  return { ...read, ...(await findAddressWarnings(content, scope)) };
}

async function findAddressWarnings({ templates: wanted, files }: ReadContent, scope: Scope): Promise<AddressWarnings> {
  const { addresses, completed } = findAddresses(wanted.flatMap(textsOf));
  const named = wanted.flatMap((template) => filesNamedIn(template, scope.app.templateKinds)).map((file) => [file]);
  const used = [...addresses, ...named];
  const missing = scope.caller.rights.has('files:read') ? await findMissing(used, files, scope) : [];
  return {
    missingFiles: [...new Set(missing.map(likelyKey))].slice(0, namesMax),
    completedAddresses: completed.slice(0, namesMax),
  };
}

export async function previewTemplateImport(
  { planned, placed, ...warnings }: ReadImport & AddressWarnings,
  context: RequestContext,
): Promise<TemplateImport & AddressWarnings> {
  return { ...(await previewPlan({ planned, placed }, context)), ...warnings };
}

/** With what happens to the files. */
export async function previewPlan({ planned, placed }: ReadImport, context: RequestContext): Promise<TemplateImport> {
  const { app, signal } = context;
  return toImport(planned, await planFiles(placed, { caller: requireCaller(context), signal }, app));
}

export async function readPlan(
  content: ReadContent,
  scope: Scope,
  options: { readonly isLocking: boolean },
): Promise<ReadImport> {
  const placed = await placeFiles(content.files, scope);
  // For an existing file, the preview reveals whether it is identical.
  if (placed.length > 0) requireRight(scope.caller, 'files:read');
  return { planned: await planTemplates(content.templates, scope, options), placed };
}

/** Files may change while contents are being written; more changes than this are unlikely. */
const attemptsMax = 3;

export async function importTemplates(
  { contentJsonString, expectedRevision }: MutationimportTemplatesArgs,
  context: RequestContext,
  requireRoom: RequireRoom,
): Promise<Omit<TemplateImport, 'revision'>> {
  return importContent({ content: readContent(contentJsonString), expectedRevision, requireRoom }, context);
}

/** Templates and files, with whatever else is written in their transaction. */
export async function importContent(wanted: WantedImport, context: RequestContext): Promise<TemplateImport> {
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const done = await attemptImport(wanted, context);
    if (done !== undefined) return done;
  }
  throw new UserError(changedMeanwhile('One of the files'));
}

export interface ImportedTemplates {
  /** In the order of the content. */
  readonly ids: readonly string[];
  /** Of the templates and files before the import. */
  readonly revision: string;
}

export interface WantedImport {
  readonly content: ReadContent;
  readonly expectedRevision: string | null | undefined;
  readonly requireRoom: RequireRoom;
  /** Called after the templates and files were written. */
  readonly writeMore?: (imported: ImportedTemplates, scope: Scope) => Promise<void>;
}

/** Undefined if a file has changed since its content was compared. */
async function attemptImport(wanted: WantedImport, context: RequestContext): Promise<TemplateImport | undefined> {
  const { content, expectedRevision } = wanted;
  const { app, signal } = context;
  const caller = requireCaller(context);
  const read = await app.database.read(
    caller,
    (transaction) => readPlan(content, toScope(context, transaction), { isLocking: false }),
    signal,
  );
  const files = await planFiles(read.placed, { caller, signal }, app);
  requireAccepted(read.planned, files, expectedRevision);
  if (files.some(({ action }) => action === 'ADDED')) requireRight(caller, 'files:write');
  const written = await writeFiles(files, { caller, signal }, app);
  try {
    const done = await app.database.write(
      caller,
      (transaction) => saveAll({ ...wanted, files, written }, toScope(context, transaction)),
      signal,
    );
    if (done === undefined) await discardFiles(written, caller, app);
    return done;
  } catch (error) {
    await discardFiles(written, caller, app);
    throw error;
  }
}

interface ImportToSave extends WantedImport {
  readonly files: readonly PlannedFile[];
  readonly written: readonly WrittenFile[];
}

async function saveAll(
  { content, expectedRevision, requireRoom, writeMore, files, written }: ImportToSave,
  scope: Scope,
): Promise<TemplateImport | undefined> {
  await awaitOtherImports(scope.transaction, scope.caller.tenantId);
  const { planned, placed } = await readPlan(content, scope, { isLocking: true });
  const isOther = files.some(({ current }, index) => current?.objectKey !== placed[index]?.current?.objectKey);
  if (isOther) return undefined;
  const outcome = requireAccepted(planned, files, expectedRevision);
  const ids = await writePlanned(planned, scope);
  await addFiles(written, scope);
  await writeMore?.({ ids, revision: outcome.revision }, scope);
  await requireRoom(scope.transaction);
  return outcome;
}

/**
 * Imports the templates of a file within a transaction. The tenant must already have the files that they use.
 * @returns their ids, in the order of the file
 */
export async function importIntoTransaction(contentJsonString: string, scope: ImportScope): Promise<string[]> {
  const planned = await planTemplates(readContent(contentJsonString).templates, scope, { isLocking: true });
  requireAccepted(planned, [], undefined);
  return writePlanned(planned, scope);
}

/** By identity. */
export async function findTemplateIds(
  identities: readonly string[],
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<Map<string, string>> {
  const wanted = new Set(identities);
  const names = identities.flatMap(namesIn);
  if (names.length === 0) return new Map();
  const sizes = await findTemplateSizesNamed(transaction, caller.tenantId, {
    logicalIds: names,
    names,
    isLocking: false,
  });
  const ids = sizes.map(({ id }) => id);
  const facts = await findTemplateFacts(transaction, caller.tenantId, ids);
  return new Map(facts.map((one) => [identityOf(one), one.id] as const).filter(([identity]) => wanted.has(identity)));
}

/** The texts in an identity, which another server may have written. */
function namesIn(identity: string): string[] {
  const parsed = parseJsonText(identity);
  return parsed.ok && isJsonList(parsed.value) ? parsed.value.filter((part) => typeof part === 'string') : [];
}

async function writePlanned(planned: readonly PlannedTemplate[], scope: ImportScope): Promise<string[]> {
  const changes = planned.map(({ id = randomId(), current, wanted }) => ({ id, current, wanted }));
  setOrigin(scope.transaction, { cause: 'IMPORT' });
  await templateContentOf(scope.app.templateKinds).write(changes, scope);
  return changes.map(({ id }) => id);
}

function requireAccepted(
  planned: readonly PlannedTemplate[],
  files: readonly PlannedFile[],
  expectedRevision: string | null | undefined,
): TemplateImport {
  throwIfAny([...planned.flatMap(({ allProblems }) => allProblems), ...files.flatMap(({ problems }) => problems)]);
  const outcome = toImport(planned, files);
  if (expectedRevision && expectedRevision !== outcome.revision) {
    throw new UserError(changedMeanwhile('One of the templates or files'));
  }
  return outcome;
}

function toScope({ app, facts, ...context }: RequestContext, transaction: Scope['transaction']): Scope {
  return { app, facts, caller: requireCaller(context), transaction, now: app.clock() };
}

function requireCaller({ caller }: Pick<RequestContext, 'caller'>): Scope['caller'] {
  if (caller !== undefined) return caller;
  throw new UserError({ code: 'UNAUTHENTICATED', ...say('TOKEN_INVALID') });
}
