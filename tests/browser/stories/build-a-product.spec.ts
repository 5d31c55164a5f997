import type { Page } from '@playwright/test';
import { readDemoProduct } from '../../../packages/server/src/testing/demo-products.ts';
import { travelValues } from '../api-docs/travel-values.ts';
import { givenTenant } from '../admin.ts';
import { ApiDocsPage } from '../pages/api-docs-page.ts';
import { BenefitsPage } from '../pages/benefits-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { Shell } from '../pages/shell.ts';
import { UnderwritingPage } from '../pages/underwriting-page.ts';
import { expect, test } from '../test.ts';

/** The version whose logic needs nothing beside it. */
const demoProduct = readDemoProduct('travel-plus-2026.2');
const travelProductId = demoProduct.productId;

test('builds the travel product from an empty tenant up to its known premium', async ({ page, server }) => {
  const { tenantId, user } = await givenTenant(server);
  const shell = new Shell(page);
  await page.goto(`/login?tenantId=${tenantId}`);
  await new LoginPage(page).signIn(user.username, user.password);
  await expect(shell.tenant(tenantId)).toBeVisible();

  const list = new ProductListPage(page);
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible();
  await list.openCreateDialog();
  await list.enter({ ...travelProductId, name: 'Travel Plus' });
  await list.submit();
  await expect(shell.toast('Add product successfully')).toBeVisible();
  const product = new ProductPage(page);
  await expect(product.heading('Travel Plus')).toBeVisible();

  await addBenefits(page);
  await expect(page.getByText('2 benefits')).toBeVisible();

  await product.openPricing();
  const pricing = new PricingPage(page);
  await pricing.show('JSON');
  await pricing.pasteLogic(demoProduct.pricing?.amountLogic ?? '');
  await pricing.typeVariables(JSON.stringify(travelValues));
  await pricing.test();
  await expect(pricing.result).toContainText('440.44');
  await pricing.save();
  await expect(pricing.saved).toBeVisible();
  await pricing.goBack();

  await page.getByRole('link', { name: 'Add: Underwriting' }).click();
  const underwriting = new UnderwritingPage(page);
  await underwriting.show('JSON');
  await underwriting.pasteLogic(demoProduct.underwritingRules ?? '');
  await underwriting.save();
  await expect(underwriting.saved).toBeVisible();
  await underwriting.goBack();

  await page.getByRole('link', { name: 'API docs' }).click();
  const docs = new ApiDocsPage(page);
  await docs.typeBody(JSON.stringify({ values: travelValues }));
  await docs.send();
  await expect(docs.tryOut).toContainText('HKD 440.44');
  await docs.choose('Underwriting');
  await docs.typeBody(JSON.stringify({ values: travelValues }));
  await docs.send();
  await expect(docs.tryOut).toContainText('Accepted');
});

/** A main benefit with a child, each with its name and value, from the product's page and back to it. */
async function addBenefits(page: Page): Promise<void> {
  const benefits = new BenefitsPage(page);
  await page.getByRole('link', { name: 'Add: Benefits' }).click();
  await benefits.press('Add Benefit');
  await benefits.add('trip_cancellation');
  await fillBenefit(benefits, 'Trip cancellation', '50000');
  await benefits.press('Add Child Benefit');
  await benefits.add('trip_curtailment');
  await fillBenefit(benefits, 'Trip curtailment', '20000');
  await expect(benefits.row(/Trip cancellation trip_cancellation HKD 50,000/)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
}

async function fillBenefit(benefits: BenefitsPage, name: string, amount: string): Promise<void> {
  await benefits.chooseType('Number');
  await benefits.field('Amount').pressSequentially(amount);
  await benefits.field('Name').fill(name);
  await benefits.field('Short value').fill('{this|C1}');
  await benefits.update();
  await expect(benefits.saved).toBeVisible();
  await expect(benefits.unsaved).toBeHidden();
}
