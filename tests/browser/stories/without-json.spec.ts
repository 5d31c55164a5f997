// Somebody who has never seen JSON builds a travel product: from a workbook of rates to a price by API.
import type { Page } from '@playwright/test';
import { createProduct, newProductId } from '../api.ts';
import { AdministrationPage } from '../pages/administration-page.ts';
import { InputsPage } from '../pages/inputs-page.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { RateTablesPage } from '../pages/rate-tables-page.ts';
import { UnderwritingPage } from '../pages/underwriting-page.ts';
import { givenTable, rowsOf, travelRows, workbookOf } from '../rate-tables/given-tables.ts';
import { expect, test } from '../test.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Neither the word, nor an object, nor a path in the code of a program. */
async function expectNoJson(page: Page): Promise<void> {
  await expect(page.getByText(/[{[]\s*"/)).toHaveCount(0);
  await expect(page.getByText('JSON').filter({ visible: true })).toHaveCount(0);
}

test('a travel product is built from a workbook of rates to a price by API', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const source = newProductId();
  await createProduct(server.url, tokens, source, 'Rates');
  await givenTable(server.url, tokens, source, 'rates');
  const workbook = await workbookOf(server.url, tokens, source, 'rates');
  const productId = newProductId();
  const product = new ProductPage(page);

  const list = new ProductListPage(page);
  await list.open();
  await list.openCreateDialog();
  await list.enter({ name: 'Weekend Trips', version: '1', plan: productId.plan, type: productId.type });
  await list.submit();
  await expect(list.dialog).toBeHidden();
  await expect(page.getByText('None yet: paste rates from a spreadsheet')).toBeVisible();
  await expectNoJson(page);

  await page.getByRole('link', { name: 'Add: Rate Tables' }).click();
  await importRates(page, workbook);
  expect(await rowsOf(server.url, tokens, productId, 'travel_base')).toEqual(travelRows);

  await product.open(productId);
  await page.getByRole('link', { name: 'Add: Inputs' }).click();
  await declareInputs(new InputsPage(page));

  await product.open(productId);
  await page.getByRole('link', { name: 'Add: Pricing' }).click();
  const pricing = new PricingPage(page);
  await pricing.show('Formula');
  await pricing.typeFormula('table("travel_base", {zone: trip.zone, days: trip.days}, "amount") * trip.adults');
  await pricing.save();
  await expect(pricing.saved).toBeVisible();

  await product.open(productId);
  await page.getByRole('link', { name: 'Add: Underwriting' }).click();
  await decideByAge(page);

  await product.open(productId);
  for (const fact of ['4 declared inputs', '1 table', 'Calculated from 3 values', '1 rule'])
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
  await expectNoJson(page);
  await page.getByRole('link', { name: 'Try Quote' }).click();
  await quote(page);

  const key = await new AdministrationPage(page).createKey('Travel agency');
  const { plan, type, version = '' } = productId;
  const response = await fetch(`${server.url}/api/v1/products/${plan}/${type}/${version}/price`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ values: { trip: { zone: 'europe', days: 2, adults: 3 }, insured: { age: 40 } } }),
  });
  expect(await response.json()).toMatchObject({ amount: 450, formattedPrice: 'HKD 450.00' });
});

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function importRates(page: Page, workbook: Buffer): Promise<void> {
  const tables = new RateTablesPage(page);
  await tables.button('New Rate Table');
  const dialog = page.getByRole('dialog', { name: 'New rate table' });
  await dialog.getByRole('textbox', { name: 'Name' }).first().fill('travel_base');
  await dialog.getByLabel('Choose File…').setInputFiles({ name: 'rates.xlsx', mimeType: xlsx, buffer: workbook });
  await expect(dialog.getByRole('status')).toHaveText('3 rows were read. Check the proposed columns.');
  await tables.button('Continue to Rows');
  await expectNoJson(page);
  await tables.press('Control+s');
  await expect(page.getByText('Rate table saved')).toBeVisible();
}

async function declareInputs(inputs: InputsPage): Promise<void> {
  const { page } = inputs;
  for (const [path, label, kind] of [
    ['trip.zone', 'Zone', 'Choice'],
    ['trip.days', 'Days of travel', 'Whole number'],
    ['trip.adults', 'Adults', 'Whole number'],
    ['insured.age', 'Age', 'Whole number'],
  ] as const) {
    await inputs.press('Add Input');
    await inputs.cell('Path of Unnamed input').fill(path);
    await inputs.cell(`Label of ${path}`).fill(label);
    await choose(page, `Type of ${path}`, kind);
    await choose(page, `Whether ${path} is required`, 'Required');
  }
  const zone = await inputs.openDetails('trip.zone');
  for (const value of ['asia', 'europe']) {
    await zone.getByRole('textbox', { name: 'New value' }).fill(value);
    await page.keyboard.press('Enter');
  }
  await zone.getByRole('textbox', { name: 'Label of asia' }).fill('Asia');
  const age = await inputs.openDetails('insured.age');
  await age.getByRole('combobox', { name: 'Unit' }).fill('years');
  await inputs.chooseLevel('Refuse');
  await expectNoJson(page);
  await inputs.save();
  await expect(inputs.saved).toBeVisible();
}

/** Rows of conditions and outcomes: travelers of 80 and older are declined. */
async function decideByAge(page: Page): Promise<void> {
  const underwriting = new UnderwritingPage(page);
  await underwriting.show('Decision table');
  await choose(page, 'Conditions', 'insured.age – Age');
  // The list stays open for further conditions.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create table' }).click();
  const tables = new RateTablesPage(page);
  await tables.type(1, 1, '>= 80');
  await tables.type(1, 2, 'Decline: AGE_ABOVE_LIMIT');
  await tables.type(2, 2, 'Accept');
  await underwriting.save();
  await expect(underwriting.saved).toBeVisible();
}

async function quote(page: Page): Promise<void> {
  await choose(page, 'Zone', 'Asia');
  await page.getByLabel('Days of travel').fill('9');
  await page.getByLabel('Adults').fill('2');
  const age = page.getByLabel('Age (years)');
  await age.fill('40');
  await expect(page.getByRole('region', { name: 'Price' }).getByText('HKD 472.00')).toBeVisible();
  const decision = page.getByRole('region', { name: 'Decision' });
  await expect(decision).toContainText('Accept');
  await age.fill('81');
  await expect(decision).toContainText('AGE_ABOVE_LIMIT');
  await expectNoJson(page);
}
