import { mutation } from '../../graphql/operations.ts';
import { deleteRateTable, renameRateTable } from './table-uses.service.ts';

export const tableUsesResolvers = {
  Mutation: {
    renameRateTable: mutation(renameRateTable, 'products:write'),
    deleteRateTable: mutation(deleteRateTable, 'products:write'),
  },
};
