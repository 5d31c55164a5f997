import { field, query } from '../../graphql/operations.ts';
import { countCases, isIssued, isRejected, listCases, policies, totalPrice } from './cases.service.ts';

export const casesResolvers = {
  Query: { cases: query(listCases, 'policies:read') },
  cases: { totalCount: field(countCases) },
  proposal: { policies: field(policies), totalPrice: field(totalPrice), isIssued, isRejected },
};
