// The limits of rate tables, by section of docs/limits.md.
import { preparedMaxBytes } from '../calculation/lookup-tables.ts';
import { sharedMaxBytes } from '../features/rate-tables/lookup-tables.service.ts';
import { rateTableLimits } from '../features/rate-tables/rate-table-form.ts';
import { tableEntriesMax } from '../features/rate-tables/table-difference.ts';
import { pieceRows } from '../features/rate-tables/table-pieces.ts';

export const limitsOfTables: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'Rate tables': {
    tables: rateTableLimits.tables,
    'rows of a tenant': rateTableLimits.rows,
    window: rateTableLimits.window,
    'window … by default': rateTableLimits.windowDefault,
    'rows or changes': rateTableLimits.textLength,
    'checked rows': rateTableLimits.checkedHere,
    warnings: rateTableLimits.warnings,
    differences: tableEntriesMax,
    piece: pieceRows,
    'indexes of a thread': preparedMaxBytes,
    'shared tables': sharedMaxBytes,
  },
};
