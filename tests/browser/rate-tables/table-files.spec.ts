import { readFile } from 'node:fs/promises';
import { createProduct, newProductId, type ProductId, type Tokens } from '../api.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { RateTablesPage } from '../pages/rate-tables-page.ts';
import { expect, test } from '../test.ts';
import { givenTable, rowsOf, travelRows } from './given-tables.ts';

/** A workbook of rates, as another system may have written it. */
async function workbookOf(url: string, { accessToken }: Tokens, productId: ProductId, name: string): Promise<Buffer> {
  const { plan, type, version = '' } = productId;
  const response = await fetch(`${url}/api/v1/rate-tables/${plan}/${type}/${version}/${name}?format=xlsx`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return Buffer.from(await response.arrayBuffer());
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('rows are imported from a file, undone, and exported', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Travel');
  await givenTable(server.url, tokens, productId, 'travel_base');
  const tables = new RateTablesPage(page);
  await tables.open(productId, 'travel_base');
  const csv = 'amount;zone;days (from);days (to)\r\n99.50;africa;1;8\r\nmany;africa;8;15\r\n';
  await page.getByLabel('Import…').setInputFiles({
    name: 'rates.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  await expect(page.getByText('2 rows were imported. 1 cell does not fit its column.')).toBeVisible();
  await expect(tables.cell(1, 1)).toHaveText('africa');
  await expect(tables.problems).toContainText('1 problem');
  await tables.press('Control+z');
  await expect(tables.cell(1, 1)).toHaveText('asia');
  await expect(tables.unsaved).toBeHidden();
  const downloading = page.waitForEvent('download');
  await tables.button('Export');
  await page.getByRole('menuitem', { name: 'Comma-separated values (CSV)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('travel_base.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain('zone,days (from),days (to),amount');
});

test('a product is priced from a workbook of rates, without any JSON, and sold by the API', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const source = newProductId();
  await createProduct(server.url, tokens, source, 'Rates');
  await givenTable(server.url, tokens, source, 'rates');
  const workbook = await workbookOf(server.url, tokens, source, 'rates');
  const productId = newProductId();
  const { plan, type, version = '' } = productId;
  await createProduct(server.url, tokens, productId, 'Travel');

  const tables = new RateTablesPage(page);
  await tables.open(productId);
  await tables.button('New Rate Table');
  const dialog = page.getByRole('dialog', { name: 'New rate table' });
  await dialog.getByRole('textbox', { name: 'Name' }).first().fill('travel_base');
  await dialog.getByLabel('Choose File…').setInputFiles({ name: 'rates.xlsx', mimeType: xlsx, buffer: workbook });
  await expect(dialog.getByRole('status')).toHaveText('3 rows were read. Check the proposed columns.');
  await tables.button('Continue to Rows');
  await tables.press('Control+s');
  await expect(page.getByText('Rate table saved')).toBeVisible();
  expect(await rowsOf(server.url, tokens, productId, 'travel_base')).toEqual(travelRows);

  const pricing = new PricingPage(page);
  await pricing.open(productId);
  await pricing.show('Formula');
  await pricing.typeFormula('table("travel_base", {zone: trip.zone, days: trip.days}, "amount") * trip.adults');
  await pricing.save();
  await expect(pricing.saved).toBeVisible();

  await page.goto(`/products/detail/inputs/${plan}/${type}/${version}`);
  await page.getByRole('button', { name: 'Propose from Logic' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add 3 Inputs' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  await page.goto(`/products/detail/quote/${plan}/${type}/${version}`);
  await page.getByRole('combobox', { name: 'trip.zone' }).fill('asia');
  await page.getByLabel('trip.days').fill('9');
  await page.getByLabel('trip.adults').fill('2');
  await expect(page.getByRole('region', { name: 'Price' }).getByText('HKD 472.00')).toBeVisible();

  const response = await fetch(`${server.url}/api/v1/products/${plan}/${type}/${version}/price`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.accessToken}` },
    body: JSON.stringify({ values: { trip: { zone: 'europe', days: 2, adults: 3 } } }),
  });
  expect(await response.json()).toMatchObject({ amount: 450 });
});
