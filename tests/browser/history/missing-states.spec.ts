import { createProduct, newProductId } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../test.ts';

test('links to states and items that do not exist say so, and lead back', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { plan, type, version = '' } = newProductId();
  await createProduct(server.url, tokens, { plan, type, version }, 'Remembered');
  const path = `/history/product/${encodeURIComponent([plan, version, type].join('|'))}`;
  await page.goto(`${path}?from=1&to=99`);
  await expect(page.getByRole('heading', { name: 'A state of this comparison no longer exists' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('NOT_FOUND');
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show all states' }).click();
  await expect(page.getByRole('table', { name: 'History' })).toContainText('Created');

  await page.goto(`${path}?state=99`);
  const panel = page.getByRole('dialog', { name: 'State 99' });
  await expect(panel).toContainText('This state no longer exists');
  await panel.getByRole('button', { name: 'Show all states' }).click();
  await expect(panel).toHaveCount(0);

  await page.goto('/history/product/no%7C1%7Csuch');
  await expect(page.getByRole('heading', { name: 'This item does not exist' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('selecting a state does not move the list', async ({ signedIn: { page, tokens }, server }) => {
  const { plan, type, version = '' } = newProductId();
  await createProduct(server.url, tokens, { plan, type, version }, 'Still');
  await page.goto(`/history/product/${encodeURIComponent([plan, version, type].join('|'))}`);
  const state = page.getByRole('checkbox', { name: 'Compare state 1' });
  await expect(page.getByText('Select two states to compare them.')).toBeVisible();
  const before = await state.boundingBox();
  await state.check();
  await expect(page.getByText('State 1 selected. Select a second one.')).toBeVisible();
  expect((await state.boundingBox())?.y).toBe(before?.y);
});

test('a link to a request that does not exist leads to the list', async ({ signedIn: { page } }) => {
  await page.goto('/requests?request=none');
  const panel = page.getByRole('dialog', { name: 'Request' });
  await expect(panel.getByRole('heading', { name: 'This request does not exist' })).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Show all' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/\/requests$/);
});
