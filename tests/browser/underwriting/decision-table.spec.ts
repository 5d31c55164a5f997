import type { Page } from '@playwright/test';
import { createProduct, newProductId } from '../api.ts';
import { UnderwritingPage } from '../pages/underwriting-page.ts';
import { expect, test } from '../test.ts';

const rules = `{"decide" : [
  {"eachKey": {"age": {"var":"insured.age"}, "zone": {"var": "trip.zone"}}},
  {"preserve": {"hit": "first", "outputs": [{"name": "decision"}],
    "rows": [
      ["< 18",   "-", ["AGE_TOO_LOW"]],
      ["[18..80)", "asia, europe",  []]
    ]}}]}`;

/** Column 0 are the row numbers. */
function cell(page: Page, column: number, row: number) {
  const shown = page.locator(`[role=row][aria-rowindex="${row + 1}"]:has([role=rowheader])`);
  return shown.locator(`[aria-colindex="${column + 1}"]`);
}

async function type(page: Page, column: number, row: number, text: string): Promise<void> {
  await cell(page, column, row).click({ force: true });
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

async function openTable(page: Page, productId: Parameters<UnderwritingPage['open']>[0], logic: string) {
  const underwriting = new UnderwritingPage(page);
  await underwriting.openJson(productId);
  await underwriting.pasteLogic(logic);
  await underwriting.show('Decision table');
  return underwriting;
}

test('a decision table is edited in a grid, which changes only what differs in the JSON and shares its undo', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Table');
  const underwriting = await openTable(page, productId, rules);
  await expect(cell(page, 3, 1)).toHaveText('Decline: AGE_TOO_LOW');
  await expect(cell(page, 3, 2)).toHaveText('Accept');

  await type(page, 1, 2, '[18..85)');
  await type(page, 3, 3, 'Refer: AGE, needs a medical report');
  await expect(cell(page, 2, 3)).toHaveText('-');
  await type(page, 1, 3, '>= 85');
  await underwriting.show('JSON');
  const changed = rules
    .replace('[18..80)', '[18..85)')
    .replace('[]]', '[]],\n      [">= 85", "-", {"refer": "AGE", "reason": "needs a medical report"}]');
  await expect(underwriting.logic).toHaveText(changed.replaceAll('\n', ''));

  await underwriting.show('Decision table');
  await cell(page, 1, 1).click({ force: true });
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(page, 1, 3)).toHaveText('-');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(page, 1, 2)).toHaveText('[18..80)');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ControlOrMeta+y');
  await expect(cell(page, 1, 3)).toHaveText('>= 85');

  await underwriting.typeVariables('{"insured": {"age": 17}, "trip": {"zone": "asia"}}');
  await underwriting.test();
  await expect(underwriting.result).toContainText('Decline');
  await underwriting.typeVariables('{"insured": {"age": 90}, "trip": {"zone": "asia"}}');
  await underwriting.test();
  await expect(underwriting.result).toContainText('Referral codes');
  await underwriting.save();
  await expect(underwriting.saved).toBeVisible();
  // Logic that is one decision table opens as a table.
  await page.reload();
  await expect(cell(page, 3, 3)).toHaveText('Refer: AGE, needs a medical report');
});

test('what cannot be read remains in its cell, and a key or click takes the correction', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Corrections');
  const underwriting = await openTable(page, productId, rules);
  const problems = page.getByRole('group', { name: 'Problems' });

  await type(page, 3, 2, 'decline');
  await expect(problems).toContainText('Decline needs a code, such as Decline: MINOR.');
  await expect(cell(page, 3, 2)).toHaveText('decline');
  await type(page, 3, 2, 'decline MINOR');
  await expect(cell(page, 3, 2)).toHaveText('Decline: MINOR');

  await type(page, 1, 2, '60-65');
  await expect(problems).toContainText('60-65 cannot be read. Did you mean [60..65]?');
  // Enter has left the cell: the first key leads back to it.
  await page.keyboard.press('ControlOrMeta+.');
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ControlOrMeta+.');
  await expect(cell(page, 1, 2)).toHaveText('[60..65]');
  await expect(problems).toBeHidden();
  await type(page, 1, 2, 'under 18');
  await problems.getByRole('button', { name: 'Write < 18' }).click();
  await expect(cell(page, 1, 2)).toHaveText('< 18');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(page, 1, 2)).toHaveText('under 18');
  await expect(underwriting.saved).toBeHidden();
});

test('rows, columns and what several matching rows mean are changed, and problems are shown at their cells', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Columns');
  const underwriting = await openTable(page, productId, rules);
  await cell(page, 1, 2).click({ force: true });
  await page.getByRole('button', { name: 'Move rows up' }).click();
  await expect(cell(page, 1, 1)).toHaveText('[18..80)');

  await page.getByRole('button', { name: 'Insert condition' }).click();
  const dialog = page.getByRole('dialog', { name: 'Insert condition' });
  await dialog.getByLabel('Name').fill('days');
  await dialog.getByRole('combobox', { name: 'Value' }).fill('trip.days +');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog.getByText('A value is missing here')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Value' }).fill('trip.days + 1');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(page.getByRole('columnheader', { name: /^days/ })).toContainText('trip.days + 1');
  await expect(cell(page, 3, 1)).toHaveText('-');

  await type(page, 3, 1, '< x');
  await expect(page.getByText(/in row 1 of the column "days"/)).toBeVisible();
  await type(page, 3, 1, '<= 90');
  await expect(page.getByText(/in row 1 of the column "days"/)).toBeHidden();

  await page.getByRole('button', { name: 'Menu of zone' }).click();
  await page.getByRole('menuitem', { name: 'Delete column' }).click();
  await page.getByRole('combobox', { name: 'When several rows match' }).click();
  await page.getByRole('option', { name: 'Unique' }).click();
  await expect(page.getByText('Exactly one row may match.')).toBeVisible();
  await page.getByRole('combobox', { name: 'If no row matches' }).fill('Decline: OTHER');
  await page.getByRole('combobox', { name: 'If no row matches' }).press('Enter');

  await underwriting.show('JSON');
  await expect(underwriting.logic).toContainText(
    '{"age": {"var":"insured.age"}, "days": {"+": [{"var": "trip.days"}, 1]}}',
  );
  await expect(underwriting.logic).toContainText('["[18..80)", "<= 90",  []]');
  await expect(underwriting.logic).toContainText('"hit": "unique"');
  await expect(underwriting.logic).toContainText('"default": ["OTHER"]');
});

test('logic without a table gets one for its variables, beside what it has', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Created');
  const underwriting = await openTable(page, productId, '{"if": [{"var": "insured.smoker"}, ["SMOKER"], []]}');
  await page.getByRole('combobox', { name: 'Conditions' }).click();
  await page.getByRole('option', { name: 'insured.smoker' }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(cell(page, 2, 1)).toHaveText('Accept');
  await underwriting.show('JSON');
  await expect(underwriting.logic).toContainText('{"merge": [{"if": [{"var": "insured.smoker"}, ["SMOKER"], []]},');
  await underwriting.show('Decision table');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Create table' })).toBeVisible();
});

test('a first table in empty underwriting accepts what its rows do not decline', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'First table');
  const underwriting = await openTable(page, productId, '{}');
  await page.getByRole('textbox', { name: 'Condition' }).fill('insured.age');
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByRole('combobox', { name: 'If no row matches' })).toHaveValue('Accept');
  await type(page, 1, 1, '< 18');
  await type(page, 2, 1, 'decline: MINOR');

  await underwriting.typeVariables('{"insured": {"age": 30}}');
  await underwriting.test();
  await expect(underwriting.result).toContainText('Accept');
  await underwriting.typeVariables('{"insured": {"age": 17}}');
  await underwriting.test();
  await expect(underwriting.result).toContainText('MINOR');
});

test('what no row covers and rows that never decide are shown, and lead to the rows', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Covered');
  const hidden = rules.replace('[]]', '[]],\n      ["[20..30]", "asia", []]').replace('"asia, europe"', '"-"');
  const underwriting = await openTable(page, productId, hidden);
  const coverage = page.getByRole('region', { name: 'Coverage' });
  await expect(coverage.getByRole('status')).toHaveText(
    '1 combination is not covered by any row. 1 row can never decide.',
  );
  await expect(coverage).toContainText('Row 3 never decides. Row 2 decides instead');
  await coverage.getByRole('button', { name: 'Go to row 3' }).click();
  await expect(page.getByRole('grid').locator('textarea:focus')).toHaveAccessibleName(/^age, row 3/);
  await page.getByRole('button', { name: 'Delete rows' }).click();
  await coverage.getByRole('button', { name: 'Add row' }).click();
  await expect(cell(page, 1, 3)).toHaveText('80');
  await page.keyboard.type('decline: AGE_TOO_HIGH');
  await page.keyboard.press('Enter');
  await type(page, 1, 3, '>= 80');
  await type(page, 2, 3, '-');
  await expect(coverage.getByRole('status')).toHaveText(
    'Every combination of values is covered, and every row can be reached.',
  );
  await underwriting.show('JSON');
  await expect(underwriting.logic).toContainText('[">= 80", "-", ["AGE_TOO_HIGH"]]');
});
