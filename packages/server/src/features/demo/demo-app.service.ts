// The demo's apps: a website that sells the products on sale, and a portal for its customers.
import { addApp } from '../app-lifecycle/create-app.service.ts';
import { setAppProducts } from '../apps/products/app-products.service.ts';
import type { ProductId, ProductScope } from '../products/products.service.ts';

export const demoAppId = 'harbourDirect';
export const demoPortalId = 'harbourPortal';

/** The active versions, which the website sells. */
const soldProducts: ProductId[] = [
  { plan: 'travel_plus', type: 'single_trip', version: '2026.2' },
  { plan: 'health_first', type: 'vhis_flexi', version: '2026.1' },
];

/** The sold products must exist. */
export async function seedApp(host: string, scope: ProductScope): Promise<void> {
  const input = {
    appId: demoAppId,
    appName: 'Harbour Direct',
    appTemplateId: 'distribution_website',
    urlRouting: { url: host },
  };
  await addApp({ input }, scope);
  await setAppProducts({ appId: demoAppId, productIds: soldProducts }, scope);
}

/** The document that the portal offers must exist. */
export async function seedPortal(host: string, scope: ProductScope): Promise<void> {
  const input = {
    appId: demoPortalId,
    appName: 'Harbour Portal',
    appTemplateId: 'client_portal',
    urlRouting: { url: host },
  };
  await addApp({ input }, scope);
}
