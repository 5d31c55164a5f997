// Rate tables as files of spreadsheets. Files are read and written outside the main thread, without a connection.
import type { TurnLimits } from '@coverwright/render/turns';
import { workbookLimits } from '@coverwright/render/workbook';
import type { TableProblem } from '@coverwright/rules';
import { shareTable } from '../../calculation/lookup-tables.ts';
import type { TableFileFormat } from '../../calculation/tables/table-file.ts';
import { requireRevision } from '../../errors/revision.ts';
import { UserError } from '../../errors/user-error.ts';
import { isStorable } from '../../errors/validate-text.ts';
import { fromWorkbookFailure } from '../../errors/workbook-failure.ts';
import type { AppParts, Caller, RequestFacts, Scope } from '../../request/context.ts';
import { readsWorking } from '../../states/released-states.service.ts';
import { readOf } from '../product-states/product-states.service.ts';
import {
  getProduct,
  noSuchProduct,
  type ProductId,
  type ProductScope,
  touchProduct,
} from '../products/products.service.ts';
import { shownProducts } from '../products/released-products.service.ts';
import { headerOf, type RateTableRow } from './rate-table.ts';
import { noSuchTable, requireRateTable, tablesSource, toRevised, updateRateTable } from './rate-tables.service.ts';
import { loadTable, readRows, toReadTable } from './table-contents.service.ts';

/** Keep in sync with docs/limits.md. */
export const tableFileMaxBytes = workbookLimits.fileBytes;
/** For files that are read or written, together with their size. Keep in sync with docs/limits.md. */
export const tableFileTurns: TurnLimits = { places: 8, waiting: 64, waitingOfUser: 8, waitMs: 30_000 };

export interface TableAddress {
  readonly productId: ProductId;
  readonly name: string;
}

interface FileCaller {
  readonly app: AppParts;
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

/** Throws NOT_FOUND, also for the product of another tenant. */
export async function findTable(
  { productId, name }: TableAddress,
  scope: Pick<Scope, 'transaction' | 'caller'>,
): Promise<RateTableRow> {
  if (![productId.plan, productId.type, productId.version].every(isStorable)) {
    throw new UserError(noSuchProduct(productId));
  }
  return requireRateTable(productId, name, scope);
}

/** The same of the product as queries show it to the caller. */
export async function findShownTable(address: TableAddress, scope: ProductScope): Promise<RateTableRow> {
  const { productId, name } = address;
  const perspective = shownProducts(scope.caller);
  if (await readsWorking(perspective, scope)) return findTable(address, scope);
  const product = await getProduct(productId, scope, perspective);
  const found = (await readOf(product, tablesSource(scope), scope))?.find((table) => table.name === name);
  if (found === undefined) throw new UserError(noSuchTable(name));
  return found;
}

/** Reads the table; the result writes the file, and needs no connection. */
export async function loadTableFile(
  row: RateTableRow,
  format: TableFileFormat,
  { app, caller, signal, transaction }: FileCaller & Pick<Scope, 'transaction'>,
): Promise<() => Promise<Uint8Array>> {
  const table = shareTable(await loadTable(row, { transaction, caller }), {
    hash: row.hash,
    tenantId: caller.tenantId,
  });
  return async () => {
    const { bytes } = await app.engines.calculation.answer(caller, { kind: 'tableFile', table, format }, signal);
    return bytes;
  };
}

/** A list of the sheets as JSON in UTF-8. */
export async function readSheetsOf(file: Uint8Array, { app, caller, signal }: FileCaller): Promise<Uint8Array> {
  try {
    return await app.engines.workbooks.readSheets(file, { caller, signal });
  } catch (error) {
    throw fromWorkbookFailure(error, 'file');
  }
}

export interface TableFile extends TableAddress {
  readonly file: Uint8Array;
  /** Undefined if the file has only one, or one with the name of the table. */
  readonly sheet: string | undefined;
  /** The table as it was found before the file was read. */
  readonly current: RateTableRow;
}

interface SavedFile {
  readonly revision: string;
  readonly warnings: readonly TableProblem[];
}

/** Replaces the rows of a table. Throws a UserError with all problems of the file, whose paths are its cells. */
export async function replaceByFile(
  { productId, name, file, sheet, current }: TableFile,
  { app, caller, signal, facts }: FileCaller & { readonly facts: RequestFacts },
): Promise<SavedFile> {
  const header = headerOf(current);
  const json = await readSheetsOf(file, { app, caller, signal });
  const rows = { form: 'sheets', json, sheet } as const;
  const reading = await readRows({ header, rows, path: 'file' }, { app, caller, signal });
  const table = await toReadTable(header, reading);
  try {
    return await app.database.write(
      caller,
      async (transaction) => {
        const scope = { transaction, caller, facts, now: app.clock() };
        const id = await touchProduct(productId, scope);
        const latest = await requireRateTable(id, name, scope);
        requireRevision(current.revision, toRevised(latest), 'rate table');
        return updateRateTable(latest, table, { movesRows: true, path: 'file' }, scope);
      },
      signal,
    );
  } finally {
    app.changes.tell(caller.tenantId);
  }
}
