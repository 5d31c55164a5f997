import { field, query } from '../../graphql/operations.ts';
import { countPolicies, listPolicies, premium, product } from './policies.service.ts';

export const policiesResolvers = {
  Query: { policies: query(listPolicies, 'policies:read') },
  policies: { totalCount: field(countPolicies) },
  policy: { product: field(product), premium: field(premium) },
};
