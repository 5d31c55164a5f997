import type { Resolvers } from '../../graphql/generated/schema-types.ts';
import { mutation, query } from '../../graphql/mutation.ts';
import { addHostToTenantSettings, getTenantSettings } from './tenants.service.ts';

export const tenantsResolvers: Resolvers = {
  Query: { tenantSettings: query(getTenantSettings) },
  Mutation: { addHostToTenantSettings: mutation(addHostToTenantSettings) },
};
