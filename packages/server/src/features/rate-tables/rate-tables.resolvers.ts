import type { TableProblem } from '@coverwright/rules';
import { field, mutation } from '../../graphql/operations.ts';
import { toShownKey, toShownValue } from './rate-table-form.ts';
import {
  changeRateTable,
  createRateTable,
  rateTableRows,
  rateTables,
  type RateTableRow,
  replaceRateTable,
} from './rate-tables.service.ts';

export const rateTablesResolvers = {
  Mutation: {
    createRateTable: mutation(createRateTable, 'products:write'),
    replaceRateTable: mutation(replaceRateTable, 'products:write'),
    changeRateTable: mutation(changeRateTable, 'products:write'),
  },
  product: { rateTables: field(rateTables) },
  rateTable: {
    keys: ({ keys }: RateTableRow) => keys.map(toShownKey),
    values: ({ values }: RateTableRow) => values.map(toShownValue),
    problems: ({ warnings }: RateTableRow) => warnings,
    rows: field(rateTableRows),
  },
  rateTableProblem: { paramsJsonString: ({ parameters }: TableProblem) => JSON.stringify(parameters) },
};
