import type { Page } from '@playwright/test';
import { newProductId } from '../api.ts';
import { createPricedProduct } from '../codes/priced-product.ts';
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
  await expect(price.getByRole('listitem')).toHaveText([
    '12,500 calculated as:',
    '1,250 trip.days',
    '× 10 because trip.zone = "asia"',
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
  await choose(page, 'Winter sports', 'No');
  for (const [label, text] of [
    ['Days of travel (day)', '5'],
    ['Age of the oldest traveler (year)', '40'],
    ['Adults', '2'],
    ['Country of destination', 'JP'],
  ] as const)
    await page.getByRole(label.startsWith('Country') ? 'combobox' : 'textbox', { name: label }).fill(text);
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('HKD');
  await expect(decision).toContainText('Accept');
  await page.getByRole('combobox', { name: 'Country of destination' }).fill('SY');
  await expect(decision).toContainText('Decline');
  await expect(decision).toContainText('Rejection codes: ');
});
