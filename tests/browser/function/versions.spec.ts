import { bucketName, givenFile } from '../files/given-files.ts';
import { FunctionPage } from '../pages/function-page.ts';
import { expect, test } from '../test.ts';
import { createFunction, givenWorkbook, ratingFields, ratingWith } from './given-functions.ts';

test('a new version of a workbook is compared, and tested with the saved calls, before it takes effect', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { folder, fileKey } = await givenWorkbook(server.url, tokens);
  const doubled = ratingWith({ B6: { f: 'ROUND(VLOOKUP(B1,Rates!A2:B4,2,FALSE)*B4/500*IF(B2,1.5,1),2)', v: 240 } });
  await givenFile(server.url, tokens, folder, 'life-2027.xlsx', doubled);
  const id = await createFunction(server.url, tokens, { ...ratingFields, fileKey });
  const rater = new FunctionPage(page);
  await rater.open(id);

  await rater.show('Saved calls');
  await page.getByRole('button', { name: 'Add call' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a saved call' });
  await dialog.getByLabel('Name').fill('Forty, a thousand');
  await expect(dialog.getByLabel('age')).toHaveValue('40');
  await dialog.getByLabel('sum').fill('much');
  await dialog.getByRole('button', { name: 'Calculate' }).click();
  await expect(dialog.getByRole('alert')).toContainText('sum');
  await dialog.getByLabel('sum').fill('1000');
  await dialog.getByRole('button', { name: 'Calculate' }).click();
  await expect(dialog.getByText('premium 1.2, years 2027')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('row', { name: /Forty, a thousand/ })).toContainText('premium 1.2');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  await rater.show('Inputs and outputs');
  await rater.selectAnother.click();
  await rater.openFolder(bucketName, folder);
  await rater.pickFile('life-2027.xlsx');
  const comparison = page.getByRole('dialog', { name: 'Compare the new file' });
  await expect(comparison.getByText('The changes affect output_premium.')).toBeVisible();
  const compared = comparison.getByRole('row', { name: /Forty, a thousand/ });
  await expect(compared).toContainText('Not as expected');
  await expect(compared).toContainText('premium 1.2');
  await expect(compared).toContainText('premium 2.4');
  const changed = comparison.getByRole('row', { name: /Quote!B6/ });
  await expect(changed).toContainText('B4/1000');
  await expect(changed).toContainText('B4/500');
  await comparison.getByRole('button', { name: 'Keep the current file' }).click();
  await expect(rater.fileKey).toHaveValue(fileKey);

  await rater.selectAnother.click();
  await rater.openFolder(bucketName, folder);
  await rater.pickFile('life-2027.xlsx');
  await comparison.getByRole('button', { name: 'Use the new file' }).click();
  await expect(rater.fileKey).toHaveValue(`${folder}life-2027.xlsx`);
  await expect(rater.usable).toBeVisible();
});
