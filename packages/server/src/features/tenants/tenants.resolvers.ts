import type { Resolvers } from '../../graphql/generated/schema-types.ts';
import { mutation, mutationInSteps, query } from '../../graphql/mutation.ts';
import { addHostToTenantSettings, removeHostFromTenantSettings } from './hosts.service.ts';
import { getTenantSettings } from './tenants.service.ts';

export const tenantsResolvers: Resolvers = {
  Query: { tenantSettings: query(getTenantSettings) },
  Mutation: {
    addHostToTenantSettings: mutationInSteps(addHostToTenantSettings),
    removeHostFromTenantSettings: mutation(removeHostFromTenantSettings),
  },
};
