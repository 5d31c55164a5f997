// Reads the file of a function and checks its workbook. This takes seconds, so no connection is held meanwhile.
import { UserError } from '../../../errors/user-error.ts';
import { fromWorkbookFailure } from '../../../errors/workbook-failure.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import { asStored } from '../../../request/rights.ts';
import { say } from '../../../sentences/say.ts';
import {
  findMovedContent,
  findStoredContent,
  readStoredContent,
  type StoredContent,
} from '../../files/download/stored-files.service.ts';
import type { CheckedContent } from './function-state.ts';
import type { FunctionContent } from '../definition/function.ts';
import { type NewWorkbookCheck, readChecks } from './workbook-checks.store.ts';

const path = 'input.fileKey';

/** Undefined if the template's file has already been checked. Throws the problems of the file. */
export async function checkFile(
  fileKey: string,
  templateId: string | undefined,
  { app, caller, signal }: Pick<RequestContext, 'app' | 'signal'> & Pick<Scope, 'caller'>,
): Promise<NewWorkbookCheck | undefined> {
  const { file, check } = await app.database.read(
    caller,
    async (transaction) => ({
      file: await findStoredContent(fileKey, { transaction, caller }),
      check: templateId && (await readChecks(transaction, caller.tenantId, [templateId])).get(templateId),
    }),
    signal,
  );
  if (file === undefined) throw noSuchFile(fileKey, path);
  if (check && check.version === file.version) return undefined;
  try {
    const source = toSource(file, app, path);
    const report = await app.engines.workbooks.check(source, { caller, signal });
    return { version: file.version, report, checkedAt: app.clock() };
  } catch (error) {
    throw fromWorkbookFailure(error, path);
  }
}

export function toSource(
  file: StoredContent,
  { objects }: Pick<RequestContext['app'], 'objects'>,
  problemPath: string,
) {
  return {
    key: file.version,
    open: async () => {
      const bytes = await readStoredContent(file, objects);
      if (bytes === undefined) throw noSuchFile(file.key, problemPath);
      return bytes;
    },
  };
}

/** By its key, or wherever it was moved. */
export async function findFunctionFile(
  { fileKey }: Pick<FunctionContent, 'fileKey'>,
  check: Pick<CheckedContent, 'version'> | undefined,
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<StoredContent | undefined> {
  if (fileKey === null) return undefined;
  const scope = { transaction, caller: asStored(caller) };
  const file = await findStoredContent(fileKey, scope);
  return file ?? (check && (await findMovedContent(check.version, scope)));
}

function noSuchFile(fileKey: string, problemPath: string): UserError {
  return new UserError({ code: 'NOT_FOUND', ...say('FILE_UNKNOWN', { key: fileKey }), path: problemPath });
}
