import { field, computedField, mutation, query } from '../../graphql/operations.ts';
import { countApps, listApps, updateApp } from './apps.service.ts';
import { listCmsConfigs, routeWarnings, upsertCmsConfig } from './config/cms-configs.service.ts';
import { addHostToApp, removeHostFromApp } from './hosts/app-hosts.service.ts';
import { removeHostFromTenantSettings } from './hosts/hosts-in-use.service.ts';
import { setAppProducts, soldProduct, soldProducts } from './products/app-products.service.ts';
import { isRequestsEmailOfUser } from './requests-email.service.ts';

export const appsResolvers = {
  Query: { apps: query(listApps, 'apps:read'), cmsConfigs: query(listCmsConfigs, 'apps:read') },
  Mutation: {
    updateApp: mutation(updateApp, 'apps:write'),
    addHostToApp: mutation(addHostToApp, 'apps:publish'),
    removeHostFromTenantSettings: mutation(removeHostFromTenantSettings, 'tenant:manage'),
    removeHostFromApp: mutation(removeHostFromApp, 'apps:publish'),
    setAppProducts: mutation(setAppProducts, 'apps:write'),
    upsertCmsConfig: mutation(upsertCmsConfig, 'apps:write'),
  },
  apps: { totalCount: field(countApps) },
  app: { soldProducts: field(soldProducts), isRequestsEmailOfUser: field(isRequestsEmailOfUser) },
  soldProduct: { product: field(soldProduct) },
  cmsConfig: { routeWarnings: computedField(routeWarnings) },
};
