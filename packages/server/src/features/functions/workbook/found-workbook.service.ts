// The workbook of a function and what was reported about it. The state of a function has the file that it had when it was
// stored, even if the working copy has another one.
import type { Scope } from '../../../request/context.ts';
import { asStored } from '../../../request/rights.ts';
import { findStoredContent, type StoredContent } from '../../files/download/stored-files.service.ts';
import type { SavedTemplate } from '../../templates/template.ts';
import type { FunctionContent } from '../definition/function.ts';
import { findFunctionFile } from './check-workbook.service.ts';
import { readChecks, readReplacedCheck, type WorkbookCheck } from './workbook-checks.store.ts';

export interface FoundWorkbook {
  /** Undefined if it no longer exists. */
  readonly file: StoredContent | undefined;
  readonly check: WorkbookCheck | undefined;
}

export async function findWorkbook(
  { id, state }: Pick<SavedTemplate, 'id' | 'state'>,
  { fileKey }: Pick<FunctionContent, 'fileKey'>,
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<FoundWorkbook> {
  const { tenantId } = caller;
  const check = (await readChecks(transaction, tenantId, [id])).get(id);
  if (state === undefined || fileKey === null) {
    return { check, file: await findFunctionFile({ fileKey }, check, { transaction, caller }) };
  }
  const file = await findStoredContent(fileKey, { transaction, caller: asStored(caller) }, state);
  if (file === undefined) return { check: undefined, file };
  const current = file.version === check?.version ? check : undefined;
  if (current !== undefined && current.acceptedAt !== null) return { check: current, file };
  // The working copy may have got the same content again, which ends its own acceptance only.
  const replaced = await readReplacedCheck(transaction, tenantId, id, file.version);
  return { check: replaced?.acceptedAt ? replaced : (current ?? replaced), file };
}
