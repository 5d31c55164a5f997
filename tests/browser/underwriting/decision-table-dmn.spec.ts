import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createProduct, newProductId } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { UnderwritingPage } from '../pages/underwriting-page.ts';
import { expect, test } from '../test.ts';

const rules = `{"merge": [{"if": [{"var": "smoker"}, ["SMOKER"], []]}, {"decide": [
  {"eachKey": {"age": {"var": "insured.age"}}},
  {"preserve": {"hit": "first", "outputs": [{"name": "decision"}], "rows": [["< 18", ["AGE_TOO_LOW"]]]}}]}]}`;

function decision(name: string, input: string, rows: readonly (readonly [string, string])[]): string {
  const written = rows
    .map(
      ([condition, outcome]) =>
        `<rule><inputEntry><text><![CDATA[${condition}]]></text></inputEntry><outputEntry><text>${outcome}</text></outputEntry></rule>`,
    )
    .join('');
  return `<decision name="${name}"><decisionTable hitPolicy="FIRST">
    <input label="age"><inputExpression><text>${input}</text></inputExpression></input>
    <output name="decision"/>${written}</decisionTable></decision>`;
}

function model(...decisions: readonly string[]) {
  const xml = `<definitions xmlns="https://www.omg.org/spec/DMN/20191111/MODEL/" name="model" namespace="urn:test">${decisions.join('')}</definitions>`;
  return { name: 'ages.dmn', mimeType: 'application/xml', buffer: Buffer.from(xml) };
}

const adults = decision('Adults', 'insured.age', [
  ['< 21', '"TOO_YOUNG"'],
  ['>= 21', '{refer: "AGE", reason: "needs a report"}'],
]);

/** Column 0 are the row numbers. */
function cell(page: Page, column: number, row: number) {
  const shown = page.locator(`[role=row][aria-rowindex="${row + 1}"]:has([role=rowheader])`);
  return shown.locator(`[aria-colindex="${column + 1}"]`);
}

async function exportTable(page: Page) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export DMN' }).click();
  const download = await downloading;
  const buffer = await readFile(await download.path());
  return { name: download.suggestedFilename(), mimeType: 'application/xml', buffer };
}

test('a decision table is imported from DMN in one step, edited, exported, and imported again', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Exchanged');
  const underwriting = new UnderwritingPage(page);
  await underwriting.openJson(productId);
  await underwriting.pasteLogic(rules);
  await underwriting.show('Decision table');
  await expect(cell(page, 2, 1)).toHaveText('Decline: AGE_TOO_LOW');

  await page.getByLabel('Import DMN').setInputFiles(model(adults));
  await expect(cell(page, 2, 1)).toHaveText('Decline: TOO_YOUNG');
  await expect(cell(page, 2, 2)).toHaveText('Refer: AGE, needs a report');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(page, 2, 1)).toHaveText('Decline: AGE_TOO_LOW');
  await page.keyboard.press('ControlOrMeta+y');
  await expect(cell(page, 2, 1)).toHaveText('Decline: TOO_YOUNG');

  await cell(page, 1, 1).click({ force: true });
  await page.keyboard.type('[18..21)');
  const exported = await exportTable(page);
  expect(exported.name).toBe(`${[productId.plan, productId.type, productId.version].join('-')}-underwriting.dmn`);
  await underwriting.show('JSON');
  await expect(underwriting.logic).toContainText('["[18..21)", ["TOO_YOUNG"]]');
  await expect(underwriting.logic).toContainText(
    '{"merge": [{"if": [{"var": "smoker"}, ["SMOKER"], []]}, {"decide": [',
  );
  const logic = await underwriting.logic.textContent();

  await underwriting.pasteLogic('{}');
  await underwriting.show('Decision table');
  await expect(page.getByRole('button', { name: 'Create table' })).toBeVisible();
  await page.getByLabel('Import DMN').setInputFiles(exported);
  await expect(cell(page, 1, 1)).toHaveText('[18..21)');
  await expect(cell(page, 2, 2)).toHaveText('Refer: AGE, needs a report');
  await underwriting.show('JSON');
  const again = await underwriting.logic.textContent();
  expect(logic).toContain(again);
});

test('a file with several tables is a choice, and what cannot be imported is listed with its cells', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Refused');
  const underwriting = new UnderwritingPage(page);
  await underwriting.openJson(productId);
  await underwriting.pasteLogic(rules);
  await underwriting.show('Decision table');
  const unfit = decision('Trips, long', 'trip.days', [
    ['< limit', '"LONG"'],
    ['-', 'reason + 1'],
  ]);
  await page.getByLabel('Import DMN').setInputFiles(model(adults, unfit));
  const choice = page.getByRole('dialog', { name: 'Import a decision table' });
  await expectAccessible(page);
  await choice.getByRole('combobox', { name: 'Decision table in the file' }).click();
  await page.getByRole('option', { name: 'Trips, long' }).click();
  await choice.getByRole('button', { name: 'Import' }).click();
  const refused = page.getByRole('dialog', { name: 'The file was not imported' });
  await expect(refused.getByRole('listitem')).toHaveText([
    /^The condition < limit in row 1 of the column "age" reads a variable/,
    /^The outcome reason \+ 1 in row 2 of the column "decision" is an expression/,
  ]);
  await expectAccessible(page);
  await refused.getByRole('contentinfo').or(refused).getByText('Close', { exact: true }).click();
  await expect(cell(page, 2, 1)).toHaveText('Decline: AGE_TOO_LOW');

  await page.getByLabel('Import DMN').setInputFiles({ ...model(adults), buffer: Buffer.alloc(4_000_001, ' ') });
  await expect(page.getByText('ages.dmn is larger than 4 MB.')).toBeVisible();
  await page.getByRole('button', { name: 'Menu of age' }).click();
  await page.getByRole('menuitem', { name: 'Edit condition…' }).click();
  const column = page.getByRole('dialog', { name: 'Edit condition…' });
  await column.getByRole('combobox', { name: 'Value' }).fill('insured.age + 1');
  await column.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Export DMN' }).click();
  await expect(page.getByRole('dialog', { name: 'The table was not exported' })).toContainText(
    'The column "age" is calculated.',
  );
});
