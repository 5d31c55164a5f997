import { call } from '../api.ts';
import { ratingWorkbook, workbookFile } from '../../../packages/server/src/testing/workbook-file.ts';
import { bucketName, givenFile } from '../files/given-files.ts';
import { FunctionPage } from '../pages/function-page.ts';
import { expect, test } from '../test.ts';
import { createFunction, givenWorkbook, rating, ratingFields, ratingWith } from './given-functions.ts';

test('inputs and outputs match the workbook, are added, removed and restored, before everything is saved', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { fileKey } = await givenWorkbook(server.url, tokens);
  const inputs = [{ name: 'age', liquid: '{{ age }}' }, { name: 'term' }];
  const id = await createFunction(server.url, tokens, { inputs, outputs: [{ name: 'premium' }], fileKey });
  const rater = new FunctionPage(page);
  await rater.open(id);
  await expect(rater.line('input_age')).toContainText('Matched');
  await expect(rater.line('input_term')).toContainText('Not existing');
  await expect(rater.line('input_sum')).toContainText('Not added');
  await expect(page.getByText('The workbook has no input_term. Remove it, or select another file.')).toBeVisible();

  await rater.remove('input_term');
  await expect(rater.line('input_term')).toBeHidden();
  await expect(page.getByText('The function can be called once it is saved.')).toBeVisible();
  await rater.undo.click();
  await expect(rater.line('input_term')).toContainText('Not existing');
  await rater.redo.click();
  await rater.addOne('input_sum');
  await expect(rater.line('input_sum')).toContainText('Matched');
  await rater.remove('input_age');
  await expect(rater.line('input_age')).toContainText('Not added');
  await rater.undo.click();
  await expect(rater.liquid('age')).toHaveValue('{{ age }}');
  await page.getByRole('button', { name: 'Add all (2) to the inputs' }).click();
  await expect(rater.inputs.getByText('Not added')).toHaveCount(0);
  await rater.save.click();
  await expect(rater.saved).toBeVisible();
  await expect(rater.usable).toBeVisible();
  await page.reload();
  await expect(rater.liquid('age')).toHaveValue('{{ age }}');
  await expect(rater.inputs.getByText('Matched')).toHaveCount(4);
  await expect(rater.outputs.getByText('Not added')).toHaveCount(1);
});

test.describe('with a fake clock', () => {
  test.use({ isContextNew: true });

  test('a workbook that is checked in the background is polled for a while, and again after every save', async ({
    signedIn: { page, tokens },
    server,
  }) => {
    const { fileKey } = await givenWorkbook(server.url, tokens);
    const rater = new FunctionPage(page);
    await page.clock.install();
    let isChecked = false;
    // As after an import: the function exists before the report on its workbook.
    await page.route('**/graphql', async (route) => {
      const isOfWorkbook = (route.request().postData() ?? '').includes('query FunctionWorkbook');
      if (!isOfWorkbook || isChecked) return route.continue();
      const answer = await (await route.fetch()).text();
      return route.fulfill({ body: answer.replace(/"workbook":\{.*\}(?=\}\])/u, '"workbook":null') });
    });
    await rater.open(await createFunction(server.url, tokens, { ...ratingFields, fileKey }));
    await expect(rater.checking).toBeVisible();
    await rater.show('Workbook');
    await expect(rater.checking).toBeVisible();
    await expect(async () => {
      await page.clock.fastForward(2000);
      await expect(rater.checking).toBeHidden({ timeout: 1 });
    }).toPass({ intervals: [1] });
    await rater.setting('Name').fill('Renamed');
    await rater.save.click();
    await expect(rater.checking).toBeVisible();
    isChecked = true;
    await page.clock.fastForward(2000);
    await expect(rater.usable).toBeVisible();
    await expect(rater.checking).toBeHidden();
  });
});

const damaged = Buffer.from(workbookFile(ratingWorkbook, { 'xl/workbook.xml': '<workbook' }));

test('a file that is not a workbook is refused with a reason, and the function keeps the previous one', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { folder, fileKey } = await givenWorkbook(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'damaged.xlsx', damaged);
  const rater = new FunctionPage(page);
  await rater.open(await createFunction(server.url, tokens, { ...ratingFields, fileKey }));
  await expect(rater.usable).toBeVisible();
  await rater.selectAnother.click();
  await rater.openFolder(bucketName, folder);
  await rater.pickFile('damaged.xlsx');
  await expect(page.getByText('File not compatible, please select an excel file')).toBeVisible();
  await expect(rater.fileKey).toHaveValue(fileKey);
  await expect(rater.usable).toBeVisible();
});

test('a check can be cancelled, and the file removed and restored', async ({ signedIn: { page, tokens }, server }) => {
  const { folder, fileKey } = await givenWorkbook(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'next.xlsx', rating);
  const rater = new FunctionPage(page);
  await rater.open(await createFunction(server.url, tokens, { ...ratingFields, fileKey }));
  await expect(rater.usable).toBeVisible();
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if ((route.request().postData() ?? '').includes('mutation UpdateFunctionTemplate')) await held;
    // A cancelled check cannot continue.
    await route.continue().catch(() => undefined);
  });
  await rater.selectAnother.click();
  await rater.openFolder(bucketName, folder);
  await rater.pickFile('next.xlsx');
  await page.getByRole('button', { name: 'Use the new file' }).click();
  await expect(rater.checking).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(rater.checking).toBeHidden();
  await expect(rater.fileKey).toHaveValue(fileKey);
  release();
  await page.unroute('**/graphql');

  await page.getByRole('button', { name: 'Remove the Excel file' }).click();
  await expect(rater.select).toBeVisible();
  await rater.undo.click();
  await expect(rater.fileKey).toHaveValue(fileKey);
  await expect(rater.usable).toBeVisible();
});

test('a workbook with different results is compared cell by cell, and accepted in the name of the user', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { fileKey } = await givenWorkbook(server.url, tokens, ratingWith({ B6: { f: 'B1*2', v: 81 } }));
  const rater = new FunctionPage(page);
  await rater.open(await createFunction(server.url, tokens, { ...ratingFields, fileKey }));
  await expect(rater.line('output_premium')).toContainText('Differs from Excel');
  await page.getByRole('button', { name: 'Show the differences' }).click();
  const differences = page.getByRole('region', { name: 'Differences' });
  await expect(differences.getByRole('row', { name: /Quote!B6/ })).toContainText('=B1*2');
  await expect(differences.getByRole('row', { name: /Quote!B6/ })).toContainText('81');
  await expect(differences.getByRole('row', { name: /Quote!B6/ })).toContainText('80');
  await page.getByRole('button', { name: 'Accept the differences' }).click();
  await rater.dialog.getByRole('button', { name: 'Accept the differences' }).click();
  await expect(page.getByText(/accepted that its results differ from those that Excel stored/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Check' })).toContainText('admin@coverwright.test');
});

test('a replaced file is checked again on request', async ({ signedIn: { page, tokens }, server }) => {
  const { folder, fileKey } = await givenWorkbook(server.url, tokens);
  const id = await createFunction(server.url, tokens, { ...ratingFields, fileKey });
  const remove = 'mutation ($key: String!) { deleteFile(key: $key) { status } }';
  await call(server.url, remove, { key: fileKey }, tokens.accessToken);
  await givenFile(server.url, tokens, folder, 'life.xlsx', ratingWith({ A8: 'input_term', B8: 10 }));
  const rater = new FunctionPage(page);
  await rater.open(id);
  await expect(page.getByText('The Excel file was replaced or deleted after it was checked.')).toBeVisible();
  await expect(rater.line('input_term')).toBeHidden();
  // Another save does not switch to the new file.
  await rater.liquid('age').fill('{{ age }}');
  await rater.save.click();
  await expect(rater.saved).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(rater.line('input_term')).toContainText('Not added');
  await expect(rater.usable).toBeVisible();
});
