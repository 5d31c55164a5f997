import { call } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { bucketName, givenFile } from '../files/given-files.ts';
import { FunctionPage } from '../pages/function-page.ts';
import { Shell } from '../pages/shell.ts';
import { TemplateListPage } from '../pages/template-list-page.ts';
import { expect, test } from '../test.ts';
import { createFunction, givenWorkbook, newFunctionName, ratingFields } from './given-functions.ts';

test('an actuary gets from an empty template to a premium for a policy, which other systems can call', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { folder } = await givenWorkbook(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'notes.txt');
  const name = newFunctionName();
  const list = new TemplateListPage(page);
  await list.open();
  await list.create(name, 'Function');
  await expect(new Shell(page).toast('Template Created')).toBeVisible();
  await list.link(name).click();
  await expect(page).toHaveURL(/\/templates\/function\//);

  const rater = new FunctionPage(page);
  await expect(page.getByText('No data is available, select an excel file to initialize data')).toBeVisible();
  await rater.select.click();
  await rater.openFolder(bucketName, folder);
  await rater.pickFile('notes.txt');
  await expect(new Shell(page).toast('please select Excel file')).toBeVisible();
  await rater.pickFile('life.xlsx');
  await expect(rater.fileKey).toHaveValue(`${folder}life.xlsx`);
  await expect(rater.fileKey).toHaveAttribute('readonly');
  await expect(rater.line('input_age')).toContainText('Not added');
  await expect(rater.line('input_age')).toContainText('number');
  await expect(rater.line('input_start')).toContainText('date');
  await expect(rater.line('output_premium')).toContainText('Quote!B6');
  await expect(page.getByText('It has no outputs. Add at least one.')).toBeVisible();

  await page.getByRole('button', { name: 'Add all (4) to the inputs' }).click();
  await page.getByRole('button', { name: 'Add all (2) to the outputs' }).click();
  await expect(rater.line('input_age')).toContainText('Matched');
  await expect(page.getByText('The function can be called once it is saved.')).toBeVisible();
  await rater.chooseQuery('Policies');
  await rater.liquid('smoker').fill('{% if policies.list[0].id %}true{% endif %}');
  await page.getByRole('button', { name: 'Insert Liquid for start' }).click();
  await rater.dialog.getByPlaceholder('Search paths').fill('startDate');
  await rater.dialog.getByRole('treeitem').first().click();
  await rater.dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(rater.liquid('start')).toHaveValue('{{ policies.list[0].startDate }}');
  await rater.liquid('sum').fill('{{ policies.list[0].premium.amount }}');
  await rater.setting('Logical ID optional').fill(name.replaceAll(' ', '_'));
  await page.keyboard.press('ControlOrMeta+s');
  await expect(rater.saved).toBeVisible();
  await expect(rater.usable).toBeVisible();

  // The record has no age.
  await rater.showPreview();
  await expect(rater.console.getByText(/age/)).toBeVisible();
  await rater.openPanel('Preview data');
  await rater.typeMock('{"age": 40}');
  const query = '{ policies(limit: 1) { list { startDate premium { amount } } } }';
  const { policies } = (await call(server.url, query, {}, tokens.accessToken)) as {
    readonly policies: { readonly list: readonly { startDate: string; premium: { amount: number } }[] };
  };
  const [{ startDate, premium } = { startDate: '', premium: { amount: 0 } }] = policies.list;
  const expected = Math.round((1.2 * premium.amount * 1.5) / 10) / 100;
  await expect(rater.result('premium')).toHaveText(String(expected));
  await expect(rater.result('years')).toHaveText(String(Number(startDate.slice(0, 4)) + 1));
  await expect(rater.console.getByText('No problems')).toBeVisible();

  await page.getByRole('button', { name: 'API docs' }).click();
  await expect(rater.dialog.getByText(`/api/v1/functions/${name.replaceAll(' ', '_')}`).first()).toBeVisible();
  await rater.dialog.getByRole('button', { name: /^Send/ }).click();
  await expect(rater.dialog.getByText('200', { exact: true }).first()).toBeVisible();
  await expect(rater.dialog.getByRole('textbox', { name: 'Response as JSON' })).toContainText('"premium": 120');
  await expectAccessible(page);
});

test('a call without a result is reported with its cell, and leads to the input', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { fileKey } = await givenWorkbook(server.url, tokens);
  const inputs = [{ name: 'age', liquid: '{{ age | plusone }}' }, ...ratingFields.inputs.slice(1)];
  const id = await createFunction(server.url, tokens, { ...ratingFields, inputs, fileKey });
  const rater = new FunctionPage(page);
  await rater.open(id);
  // Even while the preview is hidden.
  await expect(rater.console.getByText(/Liquid of age/)).toBeVisible();
  await rater.showPreview();
  const mock = '{"age": 41, "smoker": true, "start": "2026-02-01", "sum": 1000';
  await rater.openPanel('Preview data');
  await rater.typeMock(`${mock}}`);
  await expect(rater.console.getByText('1 error')).toBeVisible();
  await expect(rater.console.getByText(/Liquid of age/)).toBeVisible();
  await rater.console.getByRole('button', { name: 'Show in editor' }).click();
  await expect(rater.liquid('age')).toBeFocused();
  await rater.liquid('age').fill('{{ age }}');
  await expect(rater.preview.getByText(/Save to apply your changes/)).toBeVisible();
  await rater.save.click();
  await expect(rater.console.getByText('premium: #N/A in Quote!B6')).toBeVisible();
  await rater.typeMock(`${mock}, "age": 50}`);
  await expect(rater.result('premium')).toHaveText('3.52');
  await expect(rater.console.getByText('No problems')).toBeVisible();
});
