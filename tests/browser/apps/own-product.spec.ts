// A product that no template knows: its form follows from its logic and benefits, and what is entered survives going back.
import { call, createProduct, newProductId, type ProductId, type Tokens } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../test.ts';
import { newAppId, publishApp } from './given-apps.ts';

const amountLogic = {
  '+': [
    { if: [{ '==': [{ var: 'cover.medical' }, 'plus'] }, 200, 100] },
    { if: [{ '==': [{ var: 'trip.region' }, 'north'] }, 10, { '==': [{ var: 'trip.region' }, 'far_south'] }, 20, 30] },
    { '*': [{ var: '旅程.日數' }, 5] },
    { if: [{ '==': [{ var: ['discount.code', ''] }, 'SECRET'] }, -50, 0] },
  ],
};
const underwritingRules = {
  if: [{ some: [{ var: 'insureds' }, { '>': [{ var: 'age' }, 80] }] }, ['AGE'], []],
};

async function givenProduct(url: string, tokens: Tokens): Promise<ProductId> {
  const productId = newProductId();
  await createProduct(url, tokens, productId, 'Ferry cover');
  const prefix = `products-${productId.plan}|1|travel-benefits-medical`;
  const l10n = [
    ['name', 'Medical expenses'],
    ['options-basic-name', 'Basic cover'],
    ['options-plus-name', 'Plus cover'],
  ].map(([key, value]) => ({ key: `${prefix}-${key}`, value, locale: 'en-US' }));
  const inputs = ['basic', 'plus'].map((optionKey, at) => ({
    typeId: 'medical',
    optionKey,
    valueJsonString: `${(at + 1) * 1000}`,
    currencyCode: 'HKD',
  }));
  const mutation = `mutation ($id: productIdInput!, $inputs: [benefitInput!]!, $l10n: [upsertL10nInput!], $logic: priceLogicInput!, $rules: updateProductInput) {
    addBenefits(productId: $id, inputs: $inputs, l10n: $l10n) { errors }
    createPriceLogic(productId: $id, input: $logic) { errors }
    updateProduct(productId: $id, input: $rules) { productId { plan } } }`;
  const rules = { underwritingRules: JSON.stringify(underwritingRules) };
  const logic = { amountLogic: JSON.stringify(amountLogic) };
  await call(url, mutation, { id: productId, inputs, l10n, logic, rules }, tokens.accessToken);
  return productId;
}

test('a form asks what its product reads, offers its choices by name, and keeps what is entered until it is sent', async ({
  signedIn: { tokens },
  server,
  browser,
}) => {
  const productId = await givenProduct(server.url, tokens);
  const appId = newAppId();
  const host = `${appId}.localhost`;
  const input = { appId, appName: 'Ferries', appTemplateId: 'distribution_website', urlRouting: { url: host } };
  await call(
    server.url,
    `mutation ($input: createAppInput!, $appId: String!, $ids: [productIdInput!]!) {
      createApp(input: $input) { errors } setAppProducts(appId: $appId, productIds: $ids) { errors } }`,
    { input, appId, ids: [productId] },
    tokens.accessToken,
  );
  await publishApp(server.url, tokens, appId);
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) sent.push(request.postData() ?? '');
  });
  await page.goto(`http://${host}:${new URL(server.url).port}/`);
  await expect(page.getByText('HKD 1,000 / HKD 2,000')).toBeVisible();
  await page.getByRole('link', { name: 'Get a price' }).click();

  const medical = page.getByRole('group', { name: 'Medical expenses' });
  await expect(medical.getByRole('radio')).toHaveCount(2);
  await expect(page.getByLabel(/deductible|code/i)).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(medical.getByText('Fill in this field.')).toBeVisible();
  await expectAccessible(page);
  await medical.getByLabel('Plus cover').check();
  await page.getByRole('radio', { name: 'Far south' }).check();
  const days = page.getByLabel('旅程 日數');
  await days.fill('3-5');
  await page.getByLabel('1. Age').fill('40');
  await expect(days).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(days).toBeFocused();
  await expect(page.getByRole('status').getByText('–')).toBeVisible();
  await days.fill('3');
  await expect(page.getByRole('status').getByText('HKD 235.00')).toBeVisible();
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/own-quote.png`, fullPage: true });
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByLabel('Full name').fill('Chan Tai Man');
  await page.getByLabel('Email address').fill('chan@customer.test');
  await page.goBack();
  await expect(medical.getByLabel('Plus cover')).toBeChecked();
  await expect(days).toHaveValue('3');
  await page.reload();
  await expect(days).toHaveValue('3');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Chan Tai Man');
  await page.reload();
  await expect(page.getByLabel('Email address')).toHaveValue('chan@customer.test');
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/own-summary.png`, fullPage: true });
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/^R-\d{8}-\w+$/)).toBeVisible();
  const submitted = sent.find((body) => body.includes('submitRequest')) ?? '';
  const { valuesJsonString } = JSON.parse(submitted).variables.input.offer;
  expect(JSON.parse(valuesJsonString)).toEqual({
    cover: { medical: 'plus' },
    trip: { region: 'far_south' },
    旅程: { 日數: 3 },
    insureds: [{ age: 40 }],
  });
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('chan@customer.test');
  await context.close();
});
