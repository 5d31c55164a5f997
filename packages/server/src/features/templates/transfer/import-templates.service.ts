// Makes templates of the tenant equal to those of a file, and adds missing files. Contents of files are
// compared and written outside the transaction; within it, the files they were compared with are looked up
// again.
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
import { awaitOtherImports } from '../content/template-content.store.ts';
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

type Placed = Awaited<ReturnType<typeof placeFiles>>;

interface ReadImport {
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
  const { app, signal } = context;
  const files = await planFiles(placed, { caller: requireCaller(context), signal }, app);
  return { ...toImport(planned, files), ...warnings };
}

async function readPlan(
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
  const content = readContent(contentJsonString);
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const done = await attemptImport({ content, expectedRevision, requireRoom }, context);
    if (done !== undefined) return done;
  }
  throw new UserError(changedMeanwhile('One of the files'));
}

interface WantedImport {
  readonly content: ReadContent;
  readonly expectedRevision: string | null | undefined;
  readonly requireRoom: RequireRoom;
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
  { content, expectedRevision, requireRoom, files, written }: ImportToSave,
  scope: Scope,
): Promise<TemplateImport | undefined> {
  await awaitOtherImports(scope.transaction, scope.caller.tenantId);
  const { planned, placed } = await readPlan(content, scope, { isLocking: true });
  const isOther = files.some(({ current }, index) => current?.objectKey !== placed[index]?.current?.objectKey);
  if (isOther) return undefined;
  const outcome = requireAccepted(planned, files, expectedRevision);
  await writePlanned(planned, scope);
  await addFiles(written, scope);
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
