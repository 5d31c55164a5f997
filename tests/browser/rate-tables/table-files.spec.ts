import { readFile } from 'node:fs/promises';
import { createProduct, newProductId } from '../api.ts';
import { RateTablesPage } from '../pages/rate-tables-page.ts';
import { expect, test } from '../test.ts';
import { givenTable, workbookOf } from './given-tables.ts';

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

test('a file with the same rows changes nothing, and no cell can be edited while it is read', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Travel');
  await givenTable(server.url, tokens, productId, 'travel_base');
  const workbook = await workbookOf(server.url, tokens, productId, 'travel_base');
  const tables = new RateTablesPage(page);
  await tables.open(productId, 'travel_base');
  await expect(tables.cell(1, 1)).toHaveText('asia');
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  await page.route('**/rate-tables/read', async (route) => {
    await gate;
    await route.continue();
  });
  await page.getByLabel('Import…').setInputFiles({ name: 'rates.xlsx', mimeType: xlsx, buffer: workbook });
  await expect(page.getByText('Reading the file…')).toBeVisible();
  await expect(page.locator('[inert] [role=grid]')).toBeVisible();
  open();
  await expect(page.getByText('Nothing has changed')).toBeVisible();
  await expect(tables.unsaved).toBeHidden();
  await expect(tables.box).toBeFocused();
  await tables.type(1, 1, 'africa');
  await expect(tables.cell(1, 1)).toHaveText('africa');
});
