import { call } from '../api.ts';
import { DynamicPage } from '../pages/dynamic-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { createDynamic, newTemplateName } from './given-templates.ts';

test('a dynamic template is created, changed, saved and found again', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const name = newTemplateName();
  const dynamic = new DynamicPage(page);
  await dynamic.open(await createDynamic(server.url, tokens, name));
  await expect(dynamic.emptyCard).toBeVisible();
  // Text typed in the settings in the meantime remains.
  await dynamic.setting('Name').fill(`${name} b`);
  await dynamic.create.click();
  await expect(new Shell(page).toast('Dynamic value has been added')).toBeVisible();
  await expect(dynamic.value).toContainText('"hello"');
  await expect(dynamic.setting('Name')).toHaveValue(`${name} b`);
  await expect(dynamic.unsaved).toBeVisible();

  await dynamic.type('{"zones":["asia","world"],"rate":1.10}');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(dynamic.saved).toBeVisible();
  await page.reload();
  await expect(dynamic.value).toContainText('{"zones":["asia","world"],"rate":1.10}');
  await expect(dynamic.setting('Name')).toHaveValue(`${name} b`);
  await dynamic.format();
  await expect(dynamic.value).toContainText('"rate": 1.10');
  await expect(dynamic.unsaved).toBeVisible();
});

test('invalid JSON is refused with its position, and nothing is saved', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const dynamic = new DynamicPage(page);
  await dynamic.open(await createDynamic(server.url, tokens, newTemplateName()));
  await dynamic.create.click();
  await dynamic.type('{\n  "a": 1,\n  "b" 2\n}');
  await dynamic.save.click();
  await expect(dynamic.console.getByText(/Line 3: This is not valid JSON/)).toBeVisible();
  await expect(dynamic.unsaved).toBeVisible();
  await dynamic.setting('Name').click();
  await dynamic.console.getByRole('button', { name: 'Show in editor' }).click();
  await expect(dynamic.value).toBeFocused();
  await dynamic.type('{"a": 1}');
  await dynamic.save.click();
  await expect(dynamic.saved).toBeVisible();
  await expect(dynamic.console.getByText('No problems')).toBeVisible();
});

test('a value that another user has already added is not added twice', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createDynamic(server.url, tokens, newTemplateName());
  const dynamic = new DynamicPage(page);
  await dynamic.open(id);
  await expect(dynamic.create).toBeVisible();
  const query = `mutation ($id: String!) {
    addDynamicValueToTemplate(templateId: $id, input: { valueJsonString: "{\\"theirs\\":1}" }) { status }
  }`;
  await call(server.url, query, { id }, tokens.accessToken);
  await dynamic.create.click();
  await page.getByRole('button', { name: 'Reload theirs' }).click();
  await expect(dynamic.value).toContainText('"theirs"');
});

test('the JSON is not reported as saved if only the settings were', async ({ signedIn: { page, tokens }, server }) => {
  const dynamic = new DynamicPage(page);
  await dynamic.open(await createDynamic(server.url, tokens, newTemplateName()));
  await dynamic.create.click();
  await dynamic.type('{"a": 2}');
  await dynamic.setting('Name').fill('Renamed');
  await page.route('**/graphql', async (route) => {
    const isValue = (route.request().postData() ?? '').includes('updateDynamicValueOfTemplate');
    await (isValue ? route.abort() : route.continue());
  });
  await dynamic.save.click();
  await expect(dynamic.console.getByText(/The settings were saved, but the JSON was not\./)).toBeVisible();
  await expect(dynamic.unsaved).toBeVisible();
  await page.unroute('**/graphql');
  // Continues from the saved half, without a conflict.
  await dynamic.save.click();
  await expect(dynamic.saved).toBeVisible();
  await page.reload();
  await expect(dynamic.value).toContainText('{"a": 2}');
  await expect(dynamic.setting('Name')).toHaveValue('Renamed');
});
