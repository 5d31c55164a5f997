import type { Resolvers } from '../../graphql/generated/schema-types.ts';
import { mutationInSteps, query } from '../../graphql/operations.ts';
import { addHostToTenantSettings } from './hosts.service.ts';
import { getTenantSettings } from './tenants.service.ts';

export const tenantsResolvers: Resolvers = {
  Query: { tenantSettings: query(getTenantSettings, 'tenant:read') },
  Mutation: {
    addHostToTenantSettings: mutationInSteps(addHostToTenantSettings, 'tenant:manage'),
  },
};
