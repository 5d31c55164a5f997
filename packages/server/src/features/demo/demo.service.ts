// Fills an unused database with realistic insurance data. It uses the same services as user changes, so the
// demo cannot contain anything that the product would refuse.
import type { Transaction } from '../../database/database.ts';
import { rightsOf } from '../../request/rights.ts';
import { createAccount } from '../auth/accounts/accounts.service.ts';
import type { ObjectParts } from '../files/objects/loose-objects.service.ts';
import type { ProductScope } from '../products/products.service.ts';
import { addHost } from '../tenants/hosts.service.ts';
import { createTenant, hasTenant } from '../tenants/tenants.service.ts';
import { seedBook } from './book/demo-book.service.ts';
import { demoAppId, demoPortalId, seedApp, seedPortal } from './demo-app.service.ts';
import { seedFiles } from './demo-files.service.ts';
import { insertUnreadReferences } from './demo-items.store.ts';
import { seedProducts } from './demo-products.service.ts';
import { demoApprover, demoSignIn } from './demo-sign-in.ts';
import { demoTenants } from './demo-tenants.ts';
import { seedTemplates } from './demo-templates.service.ts';
import { insertAppToPublish } from './publish-apps.store.ts';

const appId = 'coverStudio';

const hosts = [
  { tenantId: 'test', host: 'www.coverwright.test', region: 'global', environment: 'production' },
  { tenantId: 'test', host: 'studio.victoria-harbour.example', region: 'asia', environment: 'production' },
  { tenantId: 'test_uat', host: 'uat.coverwright.test', region: 'global', environment: 'uat' },
] as const;

const dayMs = 86_400_000;
const appAgeDays = 30;

/** Leaves a database that already has the demo unchanged. A job publishes the apps and switches to releases. */
export async function seedDemo(transaction: Transaction, now: Date, parts: ObjectParts): Promise<void> {
  if (await hasTenant(demoTenants[0].tenantId, transaction)) return;
  for (const { tenantId, name, appHost, portalHost, changeControl } of demoTenants) {
    await createTenant({ tenantId, name }, transaction);
    const userId = await createAccount({ tenantId, ...demoSignIn, isDemo: true, role: 'ADMINISTRATOR' }, transaction);
    if (changeControl === 'RELEASES') {
      await createAccount({ tenantId, ...demoApprover, isDemo: true, role: 'APPROVER' }, transaction);
    }
    if (appHost === null) continue;
    const scope = toScope(tenantId, userId, transaction, now);
    await seedFiles(scope, parts);
    await seedTemplates(scope);
    await seedProducts(scope);
    await seedBook(scope);
    // So that the dashboard lists not only their components.
    const earlier = { ...scope, now: new Date(now.getTime() - appAgeDays * dayMs) };
    await seedApp(appHost, earlier);
    await insertAppToPublish(transaction, { tenantId, appId: demoAppId, userId });
    if (portalHost !== null) {
      await seedPortal(portalHost, earlier);
      await insertAppToPublish(transaction, { tenantId, appId: demoPortalId, userId });
    }
    await insertUnreadReferences(transaction, tenantId);
  }
  for (const host of hosts) await addHost({ ...host, appId }, transaction);
}

function toScope(tenantId: string, userId: string, transaction: Transaction, now: Date): ProductScope {
  return {
    transaction,
    now,
    caller: { tenantId, userId, sessionId: '', rights: rightsOf('ADMINISTRATOR') },
    facts: { id: 'demo', address: '', userAgent: '', locales: ['en-US'], isLocal: true },
  };
}
