// Fills an unused database with realistic insurance data. It uses the same services as user changes, so the
// demo cannot contain anything that the product would refuse.
import type { Transaction } from '../../database/database.ts';
import { rightsOf } from '../../request/rights.ts';
import { createAccount } from '../auth/accounts/accounts.service.ts';
import { addCodeRules } from '../codes/codes.service.ts';
import type { ObjectParts } from '../files/objects/loose-objects.service.ts';
import { createInsurer } from '../insurers/insurers.service.ts';
import { createPriceLogic } from '../pricing/pricing.service.ts';
import { createProduct } from '../product-content/create-product.service.ts';
import { type ProductId, type ProductScope, updateProduct } from '../products/products.service.ts';
import { addHost } from '../tenants/hosts.service.ts';
import { createTenant, hasTenant } from '../tenants/tenants.service.ts';
import { seedBook } from './book/demo-book.service.ts';
import { demoAppId, demoPortalId, seedApp, seedPortal } from './demo-app.service.ts';
import { type DemoBenefit, demoInsurers, type DemoProduct, type DemoVersion } from './demo-product.ts';
import { seedFiles } from './demo-files.service.ts';
import { demoSignIn } from './demo-sign-in.ts';
import { seedTemplates } from './templates/demo-templates.service.ts';
import { toBenefitInputs, toCodeRules, toTexts } from './demo-texts.ts';
import { formatJson } from './format-json.ts';
import { insertAppToPublish } from './publish-apps.store.ts';
import { healthProduct } from './health/health-product.ts';
import { lifeProduct } from './life/life-product.ts';
import { travelProduct } from './travel/travel-product.ts';

const appId = 'coverStudio';
const dayMs = 86_400_000;

const products = [travelProduct, healthProduct, lifeProduct];
/** The products that the demo's website sells. */
const soldProducts = [travelProduct, healthProduct];

/**
 * A tenant without an app host gets no apps. A single portal is enough, as each takes seconds to compile at the
 * first start.
 */
const tenants = [
  { tenantId: 'test', name: 'Production', appHost: 'harbour-direct-production.localhost', portalHost: null },
  { tenantId: 'test_uat', name: 'Acceptance', appHost: null, portalHost: null },
  {
    tenantId: 'test_dev',
    name: 'Development',
    appHost: 'harbour-direct.localhost',
    portalHost: 'harbour-portal.localhost',
  },
] as const;

const hosts = [
  { tenantId: 'test', host: 'www.coverwright.test', region: 'global', environment: 'production' },
  { tenantId: 'test', host: 'studio.victoria-harbour.example', region: 'asia', environment: 'production' },
  { tenantId: 'test_uat', host: 'uat.coverwright.test', region: 'global', environment: 'uat' },
] as const;

/** Leaves a database that already has the demo unchanged. A job publishes the apps. */
export async function seedDemo(transaction: Transaction, now: Date, parts: ObjectParts): Promise<void> {
  if (await hasTenant(tenants[0].tenantId, transaction)) return;
  for (const { tenantId, name, appHost, portalHost } of tenants) {
    await createTenant({ tenantId, name }, transaction);
    const userId = await createAccount({ tenantId, ...demoSignIn, isDemo: true, role: 'ADMINISTRATOR' }, transaction);
    if (appHost === null) continue;
    const scope = toScope(tenantId, userId, transaction, now);
    await seedFiles(scope, parts);
    await seedTemplates(scope);
    await seedProducts(scope);
    await seedBook(scope);
    await seedApp(appHost, soldProducts, scope);
    await insertAppToPublish(transaction, { tenantId, appId: demoAppId, userId });
    if (portalHost === null) continue;
    await seedPortal(portalHost, scope);
    await insertAppToPublish(transaction, { tenantId, appId: demoPortalId, userId });
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

async function seedProducts(scope: ProductScope): Promise<void> {
  const insurerIds = new Map<string, string>();
  for (const name of Object.values(demoInsurers)) {
    const { id } = await createInsurer({ name }, { ...scope, tenantId: scope.caller.tenantId });
    insurerIds.set(name, id);
  }
  for (const product of products.toReversed()) {
    const insurerId = insurerIds.get(product.insurer) ?? null;
    for (const version of product.versions) await seedVersion(product, version, insurerId, scope);
  }
}

async function seedVersion(
  { plan, type }: DemoProduct,
  version: DemoVersion,
  insurerId: string | null,
  scope: ProductScope,
): Promise<void> {
  const productId: ProductId = { plan, type, version: version.version };
  const createdAt = new Date(scope.now.getTime() - version.ageDays * dayMs);
  const scopeThen = { ...scope, now: createdAt };
  const benefits: readonly DemoBenefit[] = version.benefits;
  await createProduct(
    {
      product: {
        productId,
        insurerId,
        name: version.name.en,
        status: version.status,
        underwritingRules: formatJson(version.underwritingRules),
        benefitInputs: toBenefitInputs(benefits),
      },
    },
    scopeThen,
  );
  await updateProduct({ productId, l10n: toTexts(productId, version.name, benefits) }, scopeThen);
  await createPriceLogic({ productId, input: { amountLogic: formatJson(version.amountLogic) } }, scopeThen);
  await addCodeRules(productId, toCodeRules(version.codes), scopeThen);
}
