import { givenComponent } from '../apps/given-apps.ts';
import { bucketName, givenFile, givenFolder } from '../files/given-files.ts';
import { FilesPage } from '../pages/files-page.ts';
import { createSms } from '../templates/given-templates.ts';
import { expect, test } from '../test.ts';

test('before a folder is deleted, its dialog names what uses the files in it, and does not grow', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const parent = await givenFolder(server.url, tokens, ['claims']);
  const folder = `${parent}claims/`;
  await givenFile(server.url, tokens, folder, 'terms.txt');
  await givenFile(server.url, tokens, folder, 'unused.txt');
  const name = `Uses${crypto.randomUUID().slice(0, 8)}`;
  const address = `/api/v1/files/${folder}terms.txt`;
  await givenComponent(server.url, tokens, { name, vueTemplate: `<a href="${address}">Terms</a>` });
  const sms = await createSms(server.url, tokens, { name: `${name} SMS`, bodyLiquid: address });
  const files = new FilesPage(page);
  await files.open(bucketName, parent);
  const answer = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('ItemUses')) await answer.promise;
    await route.continue();
  });
  await files.chooseAction('claims', 'Remove');
  await expect(files.dialog).toBeVisible();
  await expect(files.dialog.locator('[aria-live]')).toHaveCount(1);
  const before = await files.dialog.boundingBox();
  answer.resolve();
  await expect(files.dialog.getByText(`Used by ${name} (component) and ${name} SMS (template).`)).toBeVisible();
  expect(await files.dialog.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');

  await files.open(bucketName, folder);
  await files.row('unused.txt').click();
  await expect(files.details.getByText('Not used by any product, template, component or app.')).toBeVisible();
  await files.press('Clear selection');
  await files.row('terms.txt').click();
  await files.details.getByRole('link', { name: `${name} SMS` }).click();
  await expect(page).toHaveURL(new RegExp(`/templates/[^/]+/${sms}$`));
  await expect(page.getByRole('region', { name: 'Used by' })).toContainText('Not used by any');
});

test('the editor of a component lists what uses it, up to ten, and all on request', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const name = `Used${crypto.randomUUID().slice(0, 8)}`;
  const id = await givenComponent(server.url, tokens, { name, vueTemplate: '<b/>' });
  for (const letter of 'ABCDEFGHIJKL') {
    await givenComponent(server.url, tokens, { name: `${name}${letter}`, vueTemplate: `<p><${name}/></p>` });
  }
  await page.goto(`/components/${id}`);
  await page.getByRole('button', { name: 'Used by' }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('heading', { name: 'Used by 12' })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'Show all 12' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(12);
  await dialog.getByRole('link', { name: `${name}L` }).click();
  await expect(page.getByRole('heading', { name: `${name}L` })).toBeVisible();
});
