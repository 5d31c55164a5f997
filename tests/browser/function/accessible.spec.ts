import { expectAccessible } from '../axe.ts';
import { FunctionPage } from '../pages/function-page.ts';
import { replaceText } from '../pages/replace-text.ts';
import { expect, test } from '../test.ts';
import { createFunction, givenWorkbook, ratingFields, ratingWith } from './given-functions.ts';

const mixed = {
  inputs: [{ name: 'age' }, { name: 'term' }, { name: 'start' }, { name: 'sum' }, { name: 'smoker' }],
  outputs: ratingFields.outputs,
};

test('the editor of a function is accessible, without a file and with one whose results differ', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const rater = new FunctionPage(page);
  await rater.open(await createFunction(server.url, tokens));
  await expect(rater.select).toBeVisible();
  await expectAccessible(page);
  const file = ratingWith({ B6: { f: 'B1*2', v: 81 }, A9: 'output_today', B9: { f: 'TODAY()', v: 46_000 } });
  const { fileKey } = await givenWorkbook(server.url, tokens, file);
  await rater.open(await createFunction(server.url, tokens, { ...mixed, fileKey }));
  await expect(rater.line('input_term')).toContainText('Not existing');
  await expect(rater.line('output_today')).toContainText('Depends on the date');
  await expectAccessible(page);
  await rater.show('Workbook');
  await expect(page.getByRole('region', { name: 'Differences' })).toBeVisible();
  await expectAccessible(page);
});

test('the editor of a function is available in Chinese', async ({ signedIn: { page, tokens }, server }) => {
  const { fileKey } = await givenWorkbook(server.url, tokens);
  const id = await createFunction(server.url, tokens, { ...ratingFields, fileKey });
  await page.addInitScript(() => localStorage.setItem('locale', 'zh-HK'));
  await page.goto(`/templates/function/${id}`);
  await expect(page.getByText('函數可供呼叫。')).toBeVisible();
  await page.getByRole('radiogroup', { name: '編輯或預覽' }).getByText('預覽').click();
  await page.getByRole('button', { name: '預覽資料' }).click();
  await replaceText(
    page.getByRole('textbox', { name: '模擬資料' }),
    '{"age": 50, "smoker": true, "start": "2026-02-01", "sum": 1000.5}',
  );
  await expect(page.getByLabel('結果')).toContainText('3.52');
  await expectAccessible(page);
});
