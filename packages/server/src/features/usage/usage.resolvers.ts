import type { Resolvers } from '../../graphql/generated/schema-types.ts';
import { query } from '../../graphql/operations.ts';
import { getTenantUsage } from './usage.service.ts';

export const usageResolvers: Resolvers = {
  Query: { tenantUsage: query(getTenantUsage, 'tenant:read') },
};
