import type { Page } from '@playwright/test';
import { call, createProduct, newProductId } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { createPrice, createPricedProduct } from '../codes/priced-product.ts';
import { givenTable } from '../rate-tables/given-tables.ts';
import { expect, test } from '../test.ts';

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const travel = '/products/detail/quote/travel_plus/single_trip/2027.1';

test('a quote is priced and decided while it is typed, and explained', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  const rate = { if: [{ '==': [{ var: 'trip.zone' }, 'asia'] }, 10, 20] };
  await createPricedProduct(server.url, tokens, productId, JSON.stringify({ '*': [{ var: 'trip.days' }, rate] }));
  const { plan, type, version = '' } = productId;
  await page.goto(`/products/detail/info/${plan}/${type}/${version}`);
  await page.getByRole('link', { name: 'Try Quote' }).click();
  const price = page.getByRole('region', { name: 'Price' });

  await page.getByLabel('trip.days').fill('1,250');
  await page.getByRole('combobox', { name: 'trip.zone' }).fill('asia');
  await expect(price.getByText('HKD 12,500.00')).toBeVisible();
  const steps = page.getByRole('region', { name: 'How the premium was calculated' });
  await expect(steps.getByRole('listitem')).toHaveText([
    '12,500 calculated as:',
    '1,250 trip.days',
    '× 10 because trip.zone is asia',
  ]);
  await page.getByLabel('trip.days').fill('many');
  await expect(price.getByText('The price cannot be calculated.')).toBeVisible();
  await page.getByLabel('trip.days').fill('2');
  await expect(price.getByText('HKD 20.00')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('trip.days')).toHaveValue('2');
  await expect(price.getByText('HKD 20.00')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByLabel('trip.days')).toHaveValue('');
});

test('declared inputs give a quote its fields, and a decision its values', async ({ signedIn: { page } }) => {
  await page.goto(travel);
  const decision = page.getByRole('region', { name: 'Decision' });
  await expect(decision).toContainText('Enter the values of a quote.');
  await choose(page, 'Zone', 'Asia');
  await expect(page.getByRole('combobox', { name: 'Winter sports' })).toHaveAttribute('placeholder', 'For example No');
  await choose(page, 'Winter sports', 'No');
  for (const [label, text] of [
    ['Days of travel', '5'],
    ['Age of the oldest traveler (years)', '40'],
    ['Adults', '2'],
    ['Country of destination', 'JP'],
  ] as const)
    await page.getByRole(label.startsWith('Country') ? 'combobox' : 'textbox', { name: label }).fill(text);
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('HKD');
  const steps = page.getByRole('region', { name: 'How the premium was calculated' });
  await expect(steps.getByText('Days of travel', { exact: true })).toBeVisible();
  await expect(decision).toContainText('Accept');
  await page.getByRole('combobox', { name: 'Country of destination' }).fill('SY');
  await expect(decision).toContainText('Decline');
  await expect(decision).toContainText('Rejection codes: ');
  await choose(page, 'Discount codes', 'EARLYBIRD10 · Early bird, 60 days before departure');
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('After the discount Early bird');
});

test('a quote asks what the present values need, and is filled from a request', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  const isPrivate = { '==': [{ var: 'cover.ward' }, 'private'] };
  const excess = { if: [isPrivate, { var: 'cover.excess' }, 0] };
  await createPricedProduct(server.url, tokens, productId, JSON.stringify({ '-': [{ var: 'sum' }, excess] }));
  const inputs = [
    { path: 'cover.ward', type: 'choice', choices: [{ value: 'private' }, { value: 'general' }], level: 'refuse' },
    { path: 'cover.excess', type: 'amount', minimum: 0, maximum: 900, level: 'refuse', requiredWhen: isPrivate },
    { path: 'sum', type: 'amount', maximum: 5000, requiredWhen: true, isPersonal: true },
  ];
  const declare = `mutation ($productId: productIdInput!, $inputs: String!) {
    updateProductInputs(productId: $productId, inputsJsonString: $inputs, expectedRevision: "none") { errors } }`;
  await call(server.url, declare, { productId, inputs: JSON.stringify(inputs) }, tokens.accessToken);
  const name = `Chan ${productId.plan}`;
  const values = { cover: { ward: 'private', excess: 100 }, sum: 4000 };
  const input = {
    idempotencyKey: crypto.randomUUID(),
    productId,
    holder: { name, email: 'chan@customer.test' },
    offer: { valuesJsonString: JSON.stringify(values) },
  };
  const submit = 'mutation ($input: caseInput!) { createCase(input: $input) { errors } }';
  await call(server.url, submit, { input }, tokens.accessToken);

  const { plan, type, version = '' } = productId;
  await page.goto(`/products/detail/quote/${plan}/${type}/${version}`);
  const [ward, own, sum] = [
    page.getByRole('combobox', { name: 'cover.ward' }),
    page.getByLabel('cover.excess'),
    page.getByLabel('sum'),
  ];
  const price = page.getByRole('region', { name: 'Price' });
  await expect(sum).toHaveAttribute('aria-required', 'true');
  await expect(own).toHaveCount(0);
  await choose(page, 'cover.ward', 'private');
  await own.fill('1000');
  await expect(page.getByText('Enter a number from 0 to 900.')).toBeVisible();
  await expect(own).toHaveAttribute('aria-invalid', 'true');
  await sum.fill('6000');
  await expect(page.getByText('Enter 5000 or less.')).toBeVisible();
  await expect(sum).not.toHaveAttribute('aria-invalid', 'true');
  await choose(page, 'cover.ward', 'general');
  await expect(own).toHaveCount(0);
  await expect(price.getByText('HKD 6,000.00')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Fill from Request or Policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fill from a request or policy' });
  await dialog.getByRole('searchbox').fill(name);
  await expect(dialog.getByRole('status')).toHaveText('These are all requests for this product that match.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name }).click();
  await expect(ward).toHaveValue('private');
  await expect(own).toHaveValue('100');
  await expect(sum).toHaveValue('4000');
  await expect(price.getByText('HKD 3,900.00')).toBeVisible();
  await page.reload();
  await expect(own).toHaveValue('100');
  await expect(sum).toHaveValue('');
});

test('a quote and a test are filled with the facts of a policy', async ({ signedIn: { page } }) => {
  await page.goto(travel);
  await page.getByRole('button', { name: 'Fill from Request or Policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fill from a request or policy' });
  await dialog.getByText('Policies', { exact: true }).click();
  const status = dialog.getByRole('status');
  await expect(status).toHaveText('These are the latest policies for this product that match.');
  const policies = dialog.getByRole('listitem').getByRole('button');
  const count = await policies.count();
  await expect(policies.first()).toContainText(/TP-\d{4}-\d{6}.*Version 2026\.2 · 3 of \d+ fields/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Show Older Policies' }).click();
  await expect(status).toHaveText('These are all policies for this product that match.');
  expect(await policies.count()).toBeGreaterThan(count);
  await dialog.getByRole('searchbox').fill('HF-');
  await expect(status).toHaveText('No policy for this product matches.');
  await dialog.getByRole('searchbox').fill('TP-');
  await policies.first().click();
  const days = page.getByRole('textbox', { name: 'Days of travel' });
  await expect(days).toHaveValue(/^\d+$/);
  await expect(page.getByRole('textbox', { name: 'Adults' })).toHaveValue('');

  await page.goto(travel.replace('/quote/', '/pricing/'));
  await page.getByRole('button', { name: 'Fill from Request or Policy' }).click();
  await dialog.getByText('Policies', { exact: true }).click();
  await policies.first().click();
  await expect(days).toHaveValue(/^\d+$/);
});

test('the explanation of a price leads to the row of a rate table', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  const keys = { eachKey: { zone: { var: 'trip.zone' }, days: { var: 'trip.days' } } };
  await createProduct(server.url, tokens, productId, 'Looked up');
  await givenTable(server.url, tokens, productId, 'travel');
  await createPrice(server.url, tokens, productId, JSON.stringify({ table: ['travel', keys, 'amount'] }));
  const { plan, type, version = '' } = productId;
  await page.goto(`/products/detail/quote/${plan}/${type}/${version}`);
  await choose(page, 'trip.zone', 'asia');
  await page.getByLabel('trip.days').fill('9');
  const step = page.getByRole('region', { name: 'How the premium was calculated' }).getByRole('listitem');
  await expect(step).toHaveText('236 amount from table travel (zone asia, days from 8 to below 15) row 2');
  await step.getByRole('link', { name: 'travel' }).click();
  await expect(page.getByRole('heading', { name: 'travel' })).toBeVisible();
  await expect(page.getByRole('grid').locator('textarea:focus')).toHaveAccessibleName(/^zone, row 2/);
});

test('a decline names the row of the decision table, and leads to it', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  const rows = [
    ['asia', []],
    ['europe, mars', ['EXCLUDED']],
  ];
  const table = { hit: 'first', outputs: [{ name: 'decision' }], rows, default: [] };
  const underwriting = { decide: [{ eachKey: { zone: { var: 'trip.zone' } } }, { preserve: table }] };
  const rules = { underwritingRules: JSON.stringify(underwriting) };
  const create = 'mutation ($product: createProductInput) { createProduct(product: $product) { productId { plan } } }';
  await call(server.url, create, { product: { productId, name: 'Decided', ...rules } }, tokens.accessToken);
  const { plan, type, version = '' } = productId;
  await page.goto(`/products/detail/quote/${plan}/${type}/${version}`);
  await page.getByRole('combobox', { name: 'trip.zone' }).fill('mars');
  const decision = page.getByRole('region', { name: 'Decision' });
  await expect(decision).toContainText('By row 2 of the decision table: zone europe, mars');
  await expectAccessible(page);
  await decision.getByRole('link', { name: 'Open row' }).click();
  await expect(page.getByRole('grid').locator('textarea:focus')).toHaveAccessibleName(/row 2/);
});
