import { counts } from '../../graphql/counts.ts';
import { field, query } from '../../graphql/operations.ts';
import { countPolicies, endOfPolicies, listPolicies, premium, product } from './policies.service.ts';

export const policiesResolvers = {
  Query: { policies: query(listPolicies, 'policies:read') },
  policies: { ...counts(countPolicies), endCursor: field(endOfPolicies) },
  policy: { product: field(product), premium: field(premium) },
};
