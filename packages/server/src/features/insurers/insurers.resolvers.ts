import { mutation, query } from '../../graphql/operations.ts';
import { addInsurer, deleteInsurer, listInsurers, updateInsurer } from './insurers.service.ts';

export const insurersResolvers = {
  Query: { insurers: query(listInsurers, 'insurers:read') },
  Mutation: {
    createInsurer: mutation(addInsurer, 'insurers:write'),
    updateInsurer: mutation(updateInsurer, 'insurers:write'),
    deleteInsurer: mutation(deleteInsurer, 'insurers:write'),
  },
};
