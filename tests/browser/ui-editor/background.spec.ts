// Pictures from the tenant's files as backgrounds of elements.
import { call, type Tokens } from '../api.ts';
import { givenApp, publishApp } from '../apps/given-apps.ts';
import { expectAccessible } from '../axe.ts';
import { bucketName, givenFile, givenFolder, png } from '../files/given-files.ts';
import { FilePicker } from '../pages/file-picker.ts';
import { InspectorPane } from '../pages/inspector-pane.ts';
import { UiEditorPage } from '../pages/ui-editor-page.ts';
import { expect, test } from '../test.ts';

async function makePublic(url: string, { accessToken }: Tokens, key: string): Promise<void> {
  const mutation = `mutation ($bucketName: String!, $key: String!) {
    setFileAcl(bucketName: $bucketName, key: $key, isPublic: true) { status errors } }`;
  await call(url, mutation, { bucketName, key }, accessToken);
}

test('a public picture is chosen as a background, and visitors see it', async ({
  signedIn: { page, tokens },
  server,
  browser,
}) => {
  const folder = await givenFolder(server.url, tokens);
  const name = 'hero_1 (保單).png';
  await givenFile(server.url, tokens, folder, name, png);
  await makePublic(server.url, tokens, `${folder}${name}`);
  await givenFile(server.url, tokens, folder, 'secret.png', png);
  await givenFile(server.url, tokens, folder, 'terms.txt');
  const template = '<section class="p-4 bg-gradient-to-r">Cover</section>';
  const { appId, componentId, host } = await givenApp(server.url, tokens, template);
  const editor = new UiEditorPage(page);
  const inspector = new InspectorPane(page);
  await editor.open(appId, componentId);
  await editor.node(/^section/).click();
  await inspector.open('Design');
  await inspector.group('Background');
  await expect(inspector.field('Image')).toHaveValue('to right');
  await inspector.button('Choose a picture from the files').click();
  const picker = new FilePicker(page);
  await picker.openFolder(bucketName, folder);
  await picker.pick('terms.txt');
  await expect(page.getByText('Choose a JPG, PNG, GIF or WebP picture')).toBeVisible();
  await picker.pick('secret.png');
  await expect(page.getByText('The picture is private, and visitors could not see it.')).toBeVisible();
  await picker.pick(name);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(inspector.field('Image')).toHaveValue(name);
  const background = inspector.pane
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Background/ }) });
  const choices = [
    ['Size', 'cover'],
    ['Position', 'center'],
    ['Repeat', 'no-repeat'],
  ] as const;
  for (const [field, value] of choices) {
    await background.getByRole('combobox', { name: field, exact: true }).click();
    await page.getByRole('option', { name: value, exact: true }).click();
  }
  const shown = editor.canvas.getByText('Cover');
  await expect(shown).toHaveCSS('background-image', /^url\("data:image\/png;base64,/);
  await expect(shown).toHaveCSS('background-size', 'cover');
  await expectAccessible(page);
  await editor.save.click();
  await expect(editor.saved).toBeVisible();

  await page.goto(`/components/${componentId}`);
  const preview = page.frameLocator('iframe[title^="Preview of"]').getByText('Cover');
  await expect(preview).toHaveCSS('background-image', /^url\("data:image\/png;base64,/);

  await publishApp(server.url, tokens, appId);
  const customer = await browser.newPage();
  const loaded = customer.waitForResponse((response) => response.url().includes('/api/v1/files/'));
  await customer.goto(`http://${host}:${new URL(server.url).port}/`);
  const response = await loaded;
  expect(response.status()).toBe(200);
  expect((await response.body()).equals(png)).toBe(true);
  const published = customer.getByText('Cover');
  await expect(published).toHaveCSS('background-repeat', 'no-repeat');
  await expect(published).toHaveCSS('background-position', '50% 50%');
  await customer.close();
});

test('the canvas shows only what visitors may see, and no private picture', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  for (const name of ['public.png', 'private.png']) await givenFile(server.url, tokens, folder, name, png);
  await makePublic(server.url, tokens, `${folder}public.png`);
  const picture = (name: string) => `<p class="bg-[url(/api/v1/files/${folder}${name}.png)]">${name}</p>`;
  const image = (name: string) => `<img src="/api/v1/files/${folder}${name}.png" alt="${name} image">`;
  const names = ['public', 'private', 'missing'];
  const template = `<div>${names.map(picture).join('')}${names.map(image).join('')}</div>`;
  const { appId, componentId } = await givenApp(server.url, tokens, template);
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  const shown = (name: string) => editor.canvas.getByText(name, { exact: true });
  const data = /^data:image\/png;base64,/;
  await expect(editor.canvas.getByAltText('public image')).toHaveAttribute('src', data);
  await expect(shown('public')).toHaveCSS('background-image', /^url\("data:image\/png;base64,/);
  for (const name of ['private', 'missing']) {
    await expect(shown(name)).toHaveCSS('background-image', new RegExp(`/${name}\\.png"\\)$`));
    await expect(editor.canvas.getByAltText(`${name} image`)).toHaveAttribute('src', new RegExp(`/${name}\\.png$`));
  }
});
