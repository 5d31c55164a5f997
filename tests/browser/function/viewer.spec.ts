import { FunctionPage } from '../pages/function-page.ts';
import { expect, test } from '../test.ts';
import { createFunction, givenWorkbook, ratingFields, ratingWith } from './given-functions.ts';

const longTable = Object.fromEntries(
  Array.from({ length: 3000 }, (_row, index) => [`H${index + 1}`, index === 2999 ? 'the last row' : index + 1]),
);

test('the sheets of a workbook show inputs, outputs, the cells an output needs, and a call', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { fileKey } = await givenWorkbook(server.url, tokens, ratingWith(longTable));
  const savedCalls = [
    {
      name: 'Half the sum',
      inputsJsonString: '{"age":40,"smoker":false,"start":"2026-01-01","sum":50000}',
      outputsJsonString: '{"premium":60}',
    },
  ];
  const id = await createFunction(server.url, tokens, { ...ratingFields, fileKey, savedCalls });
  const rater = new FunctionPage(page);
  await rater.open(id);
  await rater.line('output_premium').getByRole('button', { name: 'Quote!B6' }).click();
  const grid = page.getByRole('grid', { name: 'Quote' });
  const selected = page.getByRole('status', { name: 'Selected cell' });
  await expect(selected).toContainText('B6');
  await expect(selected).toContainText('=ROUND(VLOOKUP(B1,Rates!A2:B4,2,FALSE)*B4/1000*IF(B2,1.5,1),2)');
  await expect(selected).toContainText('output_premium');
  await expect(grid.getByRole('gridcell', { name: '120', exact: true })).toHaveAttribute('data-kind', 'output');
  await expect(grid.getByRole('gridcell', { name: '40', exact: true })).toHaveAttribute('data-kind', 'input');

  const card = page.getByRole('region', { name: 'Cells' });
  await card.getByRole('combobox', { name: 'Values' }).click();
  await page.getByRole('option', { name: 'After Half the sum' }).click();
  await expect(selected).toContainText('120 → 60');
  await expect(grid.getByRole('gridcell', { name: '60', exact: true })).toHaveAttribute('data-changed');
  await expect(grid.getByRole('gridcell', { name: '40', exact: true })).not.toHaveAttribute('data-changed');
  await card.getByRole('combobox', { name: 'Mark cells needed by' }).click();
  await page.getByRole('option', { name: 'premium' }).click();
  await expect(grid.getByRole('gridcell', { name: '60', exact: true })).toHaveAttribute('data-needed');
  await expect(grid.getByRole('gridcell', { name: '2027', exact: true })).not.toHaveAttribute('data-needed');

  await card.getByRole('textbox', { name: 'Go to cell' }).fill('H3000');
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('gridcell', { name: 'the last row' })).toBeVisible();
  await expect(grid.getByRole('row')).not.toHaveCount(3001);
  await grid.focus();
  await page.keyboard.press('ArrowUp');
  await expect(selected).toContainText('H2999');
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(selected).toContainText('input_age');

  await card.getByRole('textbox', { name: 'Go to cell' }).fill('Rates!B3');
  await page.keyboard.press('Enter');
  const rates = page.getByRole('grid', { name: 'Rates' });
  await expect(rates.getByRole('gridcell', { name: '1.2', exact: true })).toHaveAttribute('data-needed');
  await card.getByRole('textbox', { name: 'Go to cell' }).fill('nowhere');
  await page.keyboard.press('Enter');
  await expect(card.getByText('This cell does not exist.')).toBeVisible();
});
