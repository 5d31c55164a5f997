import { query } from '../../graphql/mutation.ts';
import { listInsurers } from './insurers.service.ts';

export const insurersResolvers = { Query: { insurers: query(listInsurers, 'insurers:read') } };
