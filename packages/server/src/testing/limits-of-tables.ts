// The limits of rate tables, by section of docs/limits.md.
import { sheetLimits, workbookLimits } from '@coverwright/render/workbook';
import { preparedMaxBytes } from '../calculation/lookup-tables.ts';
import { sharedMaxBytes } from '../features/rate-tables/lookup-tables.service.ts';
import { rateTableLimits } from '../features/rate-tables/rate-table-form.ts';
import { tableFileMaxBytes, tableFileTurns } from '../features/rate-tables/table-files.service.ts';
import { comparedRowsMax } from '../features/rate-tables/content-tables.service.ts';
import { tableEditsMax } from '../features/rate-tables/table-edits.ts';
import { pieceRows } from '../calculation/tables/table-pieces.ts';

export const limitsOfTables: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'Rate tables': {
    tables: rateTableLimits.tables,
    'rows of a tenant': rateTableLimits.rows,
    window: rateTableLimits.window,
    'window … by default': rateTableLimits.windowDefault,
    'rows or changes': rateTableLimits.textLength,
    'read rows': rateTableLimits.readHere,
    'checked rows': rateTableLimits.checkedHere,
    file: tableFileMaxBytes,
    'file: at the same time': tableFileTurns.places,
    'file: waiting': tableFileTurns.waiting,
    'file: waiting … per user': tableFileTurns.waitingOfUser,
    'file: waiting … time': tableFileTurns.waitMs,
    'file: content': sheetLimits.contentBytes,
    'file: part': sheetLimits.partBytes,
    'file: rows': sheetLimits.rows,
    'file: columns': sheetLimits.columns,
    'file: cells': sheetLimits.cells,
    'file: characters': sheetLimits.characters,
    'file: merged areas': sheetLimits.merged,
    'file: time': workbookLimits.callMs,
    warnings: rateTableLimits.warnings,
    differences: tableEditsMax,
    'compared rows': comparedRowsMax,
    piece: pieceRows,
    'indexes of a thread': preparedMaxBytes,
    'shared tables': sharedMaxBytes,
  },
};
