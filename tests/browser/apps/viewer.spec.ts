import { givenUser } from '../administration/given-users.ts';
import { createProduct, newProductId, signIn } from '../api.ts';
import { CodePage } from '../pages/code-page.ts';
import { expect, test } from '../test.ts';
import { givenApp, givenRequest } from './given-apps.ts';

/** The first word of every control that changes something. */
const writing =
  /^(add|assign|choose|create|delete|discard|manage|new|publish|remove|roll|save|schedule|undo|update)\b/i;

test('a viewer sees apps, components, releases and requests, but no controls that change them', async ({
  page,
  server,
}) => {
  const tokens = await signIn(server.url, 'test_dev');
  const { appId, name, componentId, component } = await givenApp(server.url, tokens);
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Looked at');
  const number = await givenRequest(server.url, tokens, { productId, name: `Chan ${productId.plan}` });
  const viewer = await givenUser(server.url, 'VIEWER');
  await viewer.enter(page);
  const expectNothingToWrite = async () => {
    await expect(page.getByRole('button', { name: writing, disabled: false })).toHaveCount(0);
  };
  await page.goto('/apps');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectNothingToWrite();
  await page.goto(`/apps/detail/${appId}`);
  await expect(page.getByRole('heading', { name: 'Products sold' })).toBeVisible();
  await expectNothingToWrite();
  const editor = new CodePage(page);
  await editor.openConfig(appId);
  await expect(editor.code('Configuration')).toHaveAttribute('aria-readonly', 'true');
  await expectNothingToWrite();
  await page.goto('/components');
  await expect(page.getByRole('link', { name: component })).toBeVisible();
  await expectNothingToWrite();
  await editor.openComponent(componentId);
  await expect(editor.code('Template')).toHaveAttribute('aria-readonly', 'true');
  await expectNothingToWrite();
  await page.goto('/releases');
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
  await expectNothingToWrite();
  await page.goto('/requests');
  await page.getByRole('button', { name: number }).click();
  await expect(page.getByRole('dialog', { name: number })).toContainText('No notes yet.');
  await expectNothingToWrite();
});
