import type { ChangeControl } from '../../states/change-control.ts';

interface DemoTenant {
  readonly tenantId: string;
  readonly name: string;
  /** Null: no apps and no other content. */
  readonly appHost: string | null;
  /** One portal is enough for a demo, as each takes seconds to compile at the first start. */
  readonly portalHost: string | null;
  readonly changeControl: ChangeControl;
}

const production: DemoTenant = {
  tenantId: 'test',
  name: 'Production',
  appHost: 'harbour-direct-production.localhost',
  portalHost: null,
  changeControl: 'RELEASES',
};

const acceptance: DemoTenant = {
  tenantId: 'test_uat',
  name: 'Acceptance',
  appHost: null,
  portalHost: null,
  changeControl: 'AT_ONCE',
};

const development: DemoTenant = {
  tenantId: 'test_dev',
  name: 'Development',
  appHost: 'harbour-direct.localhost',
  portalHost: 'harbour-portal.localhost',
  changeControl: 'AT_ONCE',
};

export const demoTenants = [production, acceptance, development] as const;

/** Whether customers of a demo tenant see changes only by releases, each approved by a second person. */
export function isReleasing(tenantId: string): boolean {
  return demoTenants.some((tenant) => tenant.tenantId === tenantId && tenant.changeControl === 'RELEASES');
}
