import { call, createProduct, newProductId } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { createPrice } from '../codes/priced-product.ts';
import { RateTablesPage } from '../pages/rate-tables-page.ts';
import { expect, test } from '../test.ts';
import { changeCell, givenTable, rowsOf } from './given-tables.ts';

const excelCells = [
  ['zone', 'days from', 'days to', 'amount'],
  ['asia', '1', '8', '118.10'],
  ['asia', '8', '15', '1,236.00'],
  ['europe', '1', '9', '150.00'],
  ['europe', '8', '15', '300.00'],
]
  .map((cells) => cells.join('\t'))
  .join('\r\n');

test('a table is created from cells of a spreadsheet, its problems are fixed one by one, and it is saved', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Travel');
  const tables = new RateTablesPage(page);
  await page.goto(`/products/detail/info/${productId.plan}/${productId.type}/${productId.version}`);
  await page.getByRole('link', { name: 'Add: Rate Tables' }).click();
  await expect(page.getByText('No rate tables yet')).toBeVisible();
  await tables.button('New Rate Table');
  const dialog = page.getByRole('dialog', { name: 'New rate table' });
  await dialog.getByRole('textbox', { name: 'Name' }).first().fill('travel_base');
  await tables.paste(dialog.getByRole('textbox', { name: 'Cells from a spreadsheet' }), excelCells);
  await expect(dialog.getByRole('status')).toHaveText('4 rows were read. Check the proposed columns.');
  const days = dialog.getByRole('listitem', { name: 'days' });
  await expect(days.getByRole('combobox', { name: 'Use' })).toHaveValue('Key: range');
  await expectAccessible(page);
  await tables.button('Continue to Rows');

  await expect(tables.cell(2, 4)).toHaveText('1236.00');
  await expect(tables.unsaved).toBeVisible();
  await expect(tables.problems).toContainText('1 problem');
  await page.getByRole('button', { name: 'Next problem' }).click();
  await expect(tables.problems).toContainText('row');
  await expect(tables.box).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await tables.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('The rate table was not saved.');
  await tables.type(3, 3, '8');
  await expect(tables.problems).toBeHidden();
  await tables.press('Control+s');
  await expect(page.getByText('Rate table saved')).toBeVisible();
  await page.reload();
  await expect(tables.cell(3, 3)).toHaveText('8');
  expect(await rowsOf(server.url, tokens, productId, 'travel_base')).toEqual([
    ['asia', 1, 8, 118.1],
    ['asia', 8, 15, 1236],
    ['europe', 1, 8, 150],
    ['europe', 8, 15, 300],
  ]);
});

test('two people change a table: other cells merge, and for the same cell one is chosen', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Travel');
  await givenTable(server.url, tokens, productId, 'travel_base');
  const tables = new RateTablesPage(page);
  await tables.open(productId, 'travel_base');
  await tables.type(1, 4, '120');
  await changeCell(server.url, tokens, productId, 'travel_base', { row: 2, column: 4, before: 236, after: 240 });
  await tables.press('Control+s');
  await expect(page.getByText('Both changes are saved.')).toBeVisible();
  await expect(tables.cell(2, 4)).toHaveText('240.00');
  await expect(tables.cell(1, 4)).toHaveText('120.00');

  await tables.type(3, 4, '160');
  await tables.type(2, 4, '250');
  await changeCell(server.url, tokens, productId, 'travel_base', { row: 3, column: 4, before: 150, after: 155 });
  await changeCell(server.url, tokens, productId, 'travel_base', { row: 2, column: 4, before: 240, after: 245 });
  await tables.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this rate table' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('radiogroup', { name: 'amount, row 3' }).getByText('Theirs: 155').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(tables.unsaved).toBeHidden();
  expect(await rowsOf(server.url, tokens, productId, 'travel_base')).toEqual([
    ['asia', 1, 8, 120],
    ['asia', 8, 15, 250],
    ['europe', 1, 8, 155],
  ]);
});

test('rows and columns are changed, filled and undone, and saved with a question before they are left', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Travel');
  await givenTable(server.url, tokens, productId, 'travel_base');
  const tables = new RateTablesPage(page);
  await tables.open(productId, 'travel_base');
  await tables.button('Columns…');
  const columns = page.getByRole('dialog', { name: 'Columns' });
  await columns.getByRole('button', { name: 'Add Value' }).click();
  const added = columns.getByRole('listitem').last();
  await added.getByRole('textbox', { name: 'Name' }).fill('share');
  await added.getByRole('combobox', { name: 'Unit' }).click();
  await page.getByRole('option', { name: 'Percent' }).click();
  await tables.button('Apply');
  await tables.type(1, 5, '12.5%');
  await expect(tables.cell(1, 5)).toHaveText('12.5');
  await tables.select(1, 5);
  await tables.press('Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
  await expect(tables.cell(3, 5)).toHaveText('12.5');

  await tables.select(1, 2);
  await tables.press('Shift+ArrowRight', 'Shift+ArrowDown');
  await dragHandle(tables, 2);
  await expect(tables.cell(4, 2)).toHaveText('22');
  await expect(tables.cell(4, 3)).toHaveText('29');
  await tables.press('Control+z');
  await expect(tables.cell(3, 3)).toHaveText('8');

  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await tables.press('Control+s');
  await expect(tables.saved).toBeVisible();
  await page.reload();
  await expect(tables.cell(3, 5)).toHaveText('12.5');
  await page.getByRole('button', { name: 'Back' }).click();
  await tables.button('Rename travel_base');
  await page.getByRole('dialog').getByRole('textbox').fill('travel_rates');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('link', { name: 'travel_rates' })).toBeVisible();
  await expectAccessible(page);
});

/** Over this many rows below the selected ones. */
async function dragHandle({ page }: RateTablesPage, rows: number): Promise<void> {
  const handle = page.locator('[data-fill-handle]');
  const { x, y } = (await handle.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 4, y + 4);
  await page.mouse.down();
  await page.mouse.move(x - 8, y + rows * 28 - 8, { steps: 4 });
  await page.mouse.up();
}

test('a table of 12,000 rows is loaded in parts, checked in a worker, and saved by its changes', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Travel');
  const rows = Array.from({ length: 12_000 }, (_, row) => [`zone${row}`, 1, 8, 100 + row]);
  await givenTable(server.url, tokens, productId, 'travel_base', rows);
  const tables = new RateTablesPage(page);
  await tables.open(productId, 'travel_base');
  await expect(page.getByText('12,000 rows', { exact: true })).toBeVisible();
  await tables.select(1, 1);
  await tables.press('Control+ArrowDown');
  await page.keyboard.type('zone11998\n');
  await expect(tables.problems).toContainText('1 problem');
  await tables.press('Control+z');
  await expect(tables.problems).toBeHidden();
  await tables.press('Control+End');
  await page.keyboard.type('5');
  await tables.press('Control+s');
  await expect(tables.saved).toBeVisible();
  await page.reload();
  await expect(page.getByText('12,000 rows', { exact: true })).toBeVisible();
  await tables.select(1, 1);
  await tables.press('Control+End');
  await expect(tables.cell(12_000, 4)).toHaveText('5.00');
});

test('a table that logic looks up is not deleted, and its uses are named', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Travel');
  await givenTable(server.url, tokens, productId, 'travel_base');
  await givenTable(server.url, tokens, productId, 'unused');
  const lookup = { table: ['travel_base', { eachKey: { zone: { var: 'zone' }, days: { var: 'days' } } }, 'amount'] };
  await createPrice(server.url, tokens, productId, JSON.stringify(lookup));
  const tables = new RateTablesPage(page);
  await tables.open(productId);
  await tables.button('Delete travel_base');
  const inUse = page.getByRole('dialog', { name: 'This rate table is in use' });
  await expect(inUse.getByRole('link', { name: 'Pricing' })).toBeVisible();
  await expectAccessible(page);
  await inUse.getByRole('button', { name: 'Close' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Delete this rate table?' });
  await tables.button('Delete unused');
  await dialog.getByRole('textbox').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Rate table deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'unused' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'New Rate Table' })).toBeFocused();
});

test('a table is compared with the inputs, and headings and percentages that were pasted are noticed', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Travel');
  await givenTable(server.url, tokens, productId, 'travel_base', [['asia', 1, 8, 118.1]]);
  const choices = ['asia', 'europe'].map((value) => ({ value, label: { 'en-US': value } }));
  const inputs = [
    { path: 'zone', type: 'choice', choices },
    { path: 'days', type: 'integer', minimum: 1, maximum: 14 },
  ];
  const declare = `mutation ($productId: productIdInput!, $inputs: String!) {
    updateProductInputs(productId: $productId, inputsJsonString: $inputs) { status errors } }`;
  await call(server.url, declare, { productId, inputs: JSON.stringify(inputs) }, tokens.accessToken);
  const tables = new RateTablesPage(page);
  await tables.open(productId, 'travel_base');
  await expect(tables.cell(1, 4)).toHaveText('118.10');
  const coverage = page.getByRole('region', { name: 'Compared with the inputs' });
  await expect(coverage.getByRole('listitem')).toHaveText(['zone: asia; days: 8 to 14', 'zone: europe']);

  await tables.select(2, 1);
  await tables.paste(
    tables.box,
    ['Zone', 'days from', 'days to', 'amount', 'asia', '8', '15', '236', 'europ', '1', '15', '12.5%']
      .map((cell, index) => `${cell}${index % 4 === 3 ? '\n' : '\t'}`)
      .join(''),
  );
  await expect(tables.cell(2, 4)).toHaveText('236.00');
  await expect(page.getByText('The first row was taken for headings and left out.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Paste Headings as a Row' })).toBeVisible();
  await expectAccessible(page);
  await expect(tables.problems).toContainText('Row 3 has the percentage “12.5%” in the column “amount”');
  await tables.button('Write 12.5');
  await expect(tables.cell(3, 4)).toHaveText('12.50');
  await expect(page.getByText('The first row was taken for headings and left out.')).toBeHidden();
  await expect(tables.problems).toContainText('Row 3 is never used');
  await tables.button('Write europe');
  await expect(coverage).toContainText('Every value that the inputs allow has a row (zone, days).');
});
