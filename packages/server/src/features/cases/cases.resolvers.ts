import { counts } from '../../graphql/counts.ts';
import { field, query } from '../../graphql/operations.ts';
import { countCases, endOfCases, isIssued, isRejected, listCases, policies, totalPrice } from './cases.service.ts';

export const casesResolvers = {
  Query: { cases: query(listCases, 'policies:read') },
  cases: { ...counts(countCases), endCursor: field(endOfCases) },
  proposal: { policies: field(policies), totalPrice: field(totalPrice), isIssued, isRejected },
};
