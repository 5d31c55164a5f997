import { signIn } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { ApiDocsPage } from '../pages/api-docs-page.ts';
import { Shell } from '../pages/shell.ts';
import { enterSession } from '../session.ts';
import { expect, test } from '../test.ts';
import { travelProductId } from './travel-values.ts';

test('axe finds nothing on the API docs, their answers and problems', async ({ signedIn: { page } }) => {
  const docs = new ApiDocsPage(page);
  await docs.open(travelProductId);
  await docs.send();
  await expect(docs.answer).toBeVisible();
  await expectAccessible(page);
  await docs.choose('Underwriting');
  await docs.choose('TypeScript');
  await docs.typeBody('{"values": {}}');
  await docs.send();
  await expect(docs.tryOut).toContainText('400');
  await expectAccessible(page);
  await docs.typeBody('{');
  await docs.send();
  await expect(docs.tryOut.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing where a tenant has no API keys yet', async ({ page, server }) => {
  // No story makes keys in this tenant.
  await enterSession(page, 'test', await signIn(server.url, 'test'));
  await new ApiDocsPage(page).open(travelProductId);
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the API keys and their dialogs', async ({ signedIn: { page } }) => {
  const docs = new ApiDocsPage(page);
  await docs.open(travelProductId);
  await page.getByRole('button', { name: 'Create Key' }).click();
  await docs.dialog.getByRole('button', { name: 'Create Key' }).click();
  await expect(docs.dialog.getByText('This field is required')).toBeVisible();
  await expectAccessible(page);
  await docs.dialog.getByLabel('Name').fill('Looked at');
  await docs.dialog.getByRole('button', { name: 'Create Key' }).click();
  await expect(docs.dialog.getByText('not shown again')).toBeVisible();
  await expectAccessible(page);
  await docs.dialog.getByRole('button', { name: 'Done' }).click();
  await docs.keys.getByRole('button', { name: 'Revoke Looked at' }).click();
  await expect(docs.dialog).toContainText('Looked at');
  await expectAccessible(page);
});

test('the API docs speak Chinese', async ({ signedIn: { page } }) => {
  const docs = new ApiDocsPage(page);
  await docs.open(travelProductId);
  await expect(docs.body).toBeVisible();
  await new Shell(page).chooseLanguage('English', '繁體中文');
  await expect(page.getByRole('button', { name: '下載 openapi.json' })).toBeVisible();
  await expectAccessible(page);
});
