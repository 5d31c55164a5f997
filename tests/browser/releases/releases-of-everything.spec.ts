import { givenTenant } from '../admin.ts';
import { createProduct, newProductId, signIn } from '../api.ts';
import { axeViolations } from '../axe.ts';
import { ReleasePage } from '../pages/release-page.ts';
import { Shell } from '../pages/shell.ts';
import { enterSession } from '../session.ts';
import { expect, test } from '../test.ts';

test('a tenant changes with releases: a product is chosen, checked, published and rolled back', async ({
  page,
  server,
}) => {
  const { tenantId, user } = await givenTenant(server);
  const tokens = await signIn(server.url, tenantId, user);
  await createProduct(server.url, tokens, newProductId(), 'Sold before');
  await enterSession(page, tenantId, tokens);
  const shell = new Shell(page);
  const releases = new ReleasePage(page);
  await page.goto('/administration');
  await page.getByRole('link', { name: 'Changes' }).click();
  await page.getByRole('button', { name: 'Change with releases' }).click();
  await releases.dialog.getByRole('button', { name: 'Change with releases' }).click();
  await expect(shell.toast('Changes now take effect with releases')).toBeVisible();

  await page.getByRole('combobox', { name: 'Releases with products' }).click();
  await page.getByRole('option', { name: 'One approval' }).click();
  await expect(page.getByText('than there are other people who may approve releases (0)')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Releases with products' })).toHaveValue('No approval');
  await expect(page.getByText(`One user may approve releases: ${user.username}.`)).toBeVisible();
  expect(await axeViolations(page, 'light')).toEqual([]);

  const added = newProductId();
  await createProduct(server.url, tokens, added, 'New product');
  await page.getByRole('button', { name: 'Change when saved' }).click();
  await releases.dialog.getByRole('button', { name: 'Change when saved' }).click();
  await expect(page.getByRole('alert').filter({ hasText: added.plan })).toBeVisible();
  expect(await axeViolations(page, 'light')).toEqual([]);

  await page.getByRole('link', { name: 'Open the releases' }).click();
  await page.getByRole('button', { name: 'Create Release', exact: true }).click();
  await releases.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Launch');
  await releases.dialog.getByRole('checkbox', { name: added.plan }).check();
  expect(await axeViolations(page, 'light')).toEqual([]);
  await releases.create();
  await expect(shell.toast('Release created')).toBeVisible();

  await releases.openDetails('Launch');
  await expect(page.getByRole('region', { name: 'Checks' }).getByText('Passed')).toHaveCount(5);
  expect(await axeViolations(page, 'light')).toEqual([]);
  await releases.act('Publish');
  await expect(releases.state).toContainText('Live');
  await releases.act('Roll back');
  await expect(shell.toast('Release rolled back')).toBeVisible();
  await releases.closeDetails();
  await expect(releases.row('Rollback of Launch')).toContainText('Live');
});
