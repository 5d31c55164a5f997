import { mutation, query } from '../../graphql/mutation.ts';
import { addInsurer, deleteInsurer, listInsurers } from './insurers.service.ts';

export const insurersResolvers = {
  Query: { insurers: query(listInsurers, 'insurers:read') },
  Mutation: {
    createInsurer: mutation(addInsurer, 'insurers:write'),
    deleteInsurer: mutation(deleteInsurer, 'insurers:write'),
  },
};
