// The demo's apps: a website that sells the products on sale, and a portal for its customers.
import { addApp } from '../apps/apps.service.ts';
import { setAppProducts } from '../apps/products/app-products.service.ts';
import type { ProductId, ProductScope } from '../products/products.service.ts';
import type { DemoProduct } from './demo-product.ts';

export const demoAppId = 'harbourDirect';
export const demoPortalId = 'harbourPortal';

/** The products' versions on sale must exist. */
export async function seedApp(host: string, products: readonly DemoProduct[], scope: ProductScope): Promise<void> {
  const input = {
    appId: demoAppId,
    appName: 'Harbour Direct',
    appTemplateId: 'distribution_website',
    urlRouting: { url: host },
  };
  await addApp({ input }, scope);
  const productIds = products.flatMap(({ plan, type, versions }): ProductId[] =>
    versions.filter(({ status }) => status === 'active').map(({ version }) => ({ plan, type, version })),
  );
  await setAppProducts({ appId: demoAppId, productIds }, scope);
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
