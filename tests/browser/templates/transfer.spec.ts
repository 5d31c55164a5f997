import { readFile } from 'node:fs/promises';
import { givenUser } from '../administration/given-users.ts';
import { call, demoUser, signIn } from '../api.ts';
import { Shell } from '../pages/shell.ts';
import { TemplateListPage } from '../pages/template-list-page.ts';
import { TransferPage } from '../pages/transfer-page.ts';
import { enterSession } from '../session.ts';
import { expect, test } from '../test.ts';
import {
  createNotification,
  createSms,
  newTemplateName,
  storedSms,
  storedTexts,
  updateSms,
} from './given-templates.ts';

const findByName = `query ($name: String!) { templates(where: { name: $name }) { list { id } } }`;

async function idsNamed(url: string, accessToken: string, name: string): Promise<string[]> {
  const { templates } = (await call(url, findByName, { name }, accessToken)) as {
    templates: { list: { id: string }[] };
  };
  return templates.list.map(({ id }) => id);
}

test('selected templates can be exported and imported again, which reverts later changes', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const [name, other] = [newTemplateName(), newTemplateName()];
  const logo = '/api/v1/files/brand%2Flogo.png';
  const id = await createSms(server.url, tokens, { name, bodyLiquid: `See ${logo}` });
  await createNotification(server.url, tokens, { name: other, texts: { 'zh-HK': '<p>歡迎</p>' } });
  const list = new TemplateListPage(page);
  await list.open();
  await list.select(name);
  await list.select(other);
  await expect(list.selection).toContainText('2 selected');
  const download = page.waitForEvent('download');
  await list.selection.getByRole('button', { name: 'Export' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('templates.coverwright.json');
  const file = await readFile(await saved.path(), 'utf8');
  await expect(new Shell(page).toast('2 templates with 1 file in templates.coverwright.json')).toBeVisible();

  const transfer = new TransferPage(page);
  await transfer.openImport();
  await expect(transfer.start).toBeDisabled();
  await transfer.choose('templates.json', file);
  await expect(page.getByText('Everything is already identical. There is nothing to do.')).toBeVisible();
  await expect(transfer.preview.getByText('Unchanged')).toHaveCount(3);
  await expect(transfer.preview).toContainText('brand/logo.png');

  await updateSms(server.url, tokens, id, { bodyLiquid: 'Changed' });
  await transfer.choose('templates.json', file);
  await expect(transfer.preview).toContainText('1 setting or text changed');
  await expect(transfer.preview).toContainText('bodyLiquid');
  await transfer.start.click();
  await expect(new Shell(page).toast('Imported')).toBeVisible();
  await expect(list.heading).toBeVisible();
  expect(await storedSms(server.url, tokens, id)).toMatchObject({ bodyLiquid: `See ${logo}` });
});

test('an invalid, foreign or refused file is explained, and nothing is imported', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createSms(server.url, tokens, { bodyLiquid: 'See /api/v1/files/brand%2Flogo.png' });
  const exporting = `query ($ids: [String!]!) { exportTemplates(templateIds: $ids) { contentJsonString } }`;
  const { exportTemplates } = (await call(server.url, exporting, { ids: [id] }, tokens.accessToken)) as {
    exportTemplates: { contentJsonString: string };
  };
  const content = exportTemplates.contentJsonString;
  const transfer = new TransferPage(page);
  await page.goto('/templates/import');
  await transfer.choose('damaged.json', content.slice(0, 40));
  await expect(transfer.alert).toContainText('The file is not valid JSON');
  await transfer.choose('other.json', '{}');
  await expect(transfer.alert).toContainText('not an export of templates');
  await transfer.choose('wrong.json', content.replace('"contentBase64": "iVBORw0K', '"contentBase64": "iVBORw0L'));
  await expect(transfer.alert).toContainText('Parts of the file were refused');
  await expect(transfer.preview).toContainText('an import never overwrites a file');
  await expect(transfer.start).toBeDisabled();
});

test('a template is copied to a tenant in which the user signs in', async ({ signedIn: { page, tokens }, server }) => {
  const name = newTemplateName();
  await createNotification(server.url, tokens, { name, texts: { 'en-US': '<p>Hello</p>', 'zh-HK': '<p>你好</p>' } });
  const list = new TemplateListPage(page);
  await list.open();
  await list.openMenu(name);
  await page.getByRole('menuitem', { name: 'Copy to another tenant' }).click();
  const transfer = new TransferPage(page);
  await expect(page.getByRole('checkbox', { name: 'Include the files that the templates use' })).toBeChecked();
  await transfer.signIn('test_uat', demoUser.username, demoUser.password);
  await expect(transfer.preview).toContainText('2 texts added');
  await transfer.copyTo('test_uat').click();
  await expect(new Shell(page).toast('Copied')).toBeVisible();
  await expect(list.heading).toBeVisible();
  const target = await signIn(server.url, 'test_uat');
  const [copyId = ''] = await idsNamed(server.url, target.accessToken, name);
  expect(await storedTexts(server.url, target, copyId)).toEqual({ 'en-US': '<p>Hello</p>', 'zh-HK': '<p>你好</p>' });
});

test('a viewer can export a template but not import one', async ({ page, server }) => {
  const { email, password } = await givenUser(server.url, 'VIEWER');
  const name = newTemplateName();
  await createSms(server.url, await signIn(server.url, 'test_dev'), { name });
  await enterSession(page, 'test_dev', await signIn(server.url, 'test_dev', { username: email, password }));
  const list = new TemplateListPage(page);
  await list.open();
  await expect(page.getByRole('link', { name: 'Import', exact: true })).toHaveCount(0);
  await list.openMenu(name);
  await expect(page.getByRole('menuitem', { name: 'Delete template' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Export', exact: true }).click();
  await expect(new Shell(page).toast('Exported')).toBeVisible();
});
