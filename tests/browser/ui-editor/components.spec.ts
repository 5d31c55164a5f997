// Nested components of the tenant: extracted from an element, and filled.
import { givenApp, givenComponent, givenPages, publishApp } from '../apps/given-apps.ts';
import { InspectorPane } from '../pages/inspector-pane.ts';
import { UiEditorPage } from '../pages/ui-editor-page.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../test.ts';

test('an element becomes a component, which receives the page data it displays', async ({
  signedIn: { page, tokens },
  server,
  browser,
}) => {
  const template =
    '<div><section v-for="plan in plans" :key="plan.name" class="p-4"><h2>{{ plan.name }}</h2></section></div>';
  const { appId, componentId, host } = await givenApp(server.url, tokens, template);
  const name = `Plan${appId}`;
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await editor.button('Code').click();
  await editor.writeCode(
    'Script',
    "export default { data: () => ({ plans: [{ name: 'Basic' }, { name: 'Full' }] }) };",
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(editor.canvas.getByRole('heading')).toHaveText(['Basic', 'Full']);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', ({ message }) => logged.push(message));
  await editor.node(/^section/).click();
  await editor.button('Actions for the selected element').click();
  await page.getByRole('menuitem', { name: 'Convert to a component…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convert to a component' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(editor.node(new RegExp(name))).toBeVisible();
  await expect(editor.canvas.getByRole('heading')).toHaveText(['Basic', 'Full']);
  expect(logged.filter((text) => text.includes('Unknown custom element'))).toEqual([]);
  await editor.save.click();
  await expect(editor.saved).toBeVisible();
  await publishApp(server.url, tokens, appId);
  const customer = await browser.newPage();
  await customer.goto(`http://${host}:${new URL(server.url).port}/`);
  await expect(customer.getByRole('heading')).toHaveText(['Basic', 'Full']);
  await customer.close();
  // It is an ordinary component, in which the page that shows it is not offered.
  await editor.choose(name);
  await expect(editor.node(/^Headline/)).toBeVisible();
  await editor.category('Components');
  await expect(editor.element(`Page${appId}`)).toHaveCount(0);
});

test('a slot of a component is filled', async ({ signedIn: { page, tokens }, server }) => {
  const { appId, componentId } = await givenApp(server.url, tokens, '<div></div>');
  const name = `Card${appId}`;
  const vueTemplate = '<article><header><slot name="head">Usual</slot></header><slot></slot></article>';
  await givenComponent(server.url, tokens, { name, vueTemplate });
  const editor = new UiEditorPage(page);
  const inspector = new InspectorPane(page);
  await editor.open(appId, componentId);
  await editor.category('Components');
  await editor.element(name).click();
  await expect(editor.node(new RegExp(name))).toBeVisible();
  await editor.node(new RegExp(name)).click();
  await expect(editor.canvas.getByText('Usual')).toBeVisible();
  await inspector.button('Fill the slot head').click();
  await editor.node(/^template/).click();
  await editor.category('Text');
  await editor.element('Headline').click();
  await expect(editor.canvas.locator('header').getByRole('heading', { name: 'Headline' })).toBeVisible();
  await expect(editor.canvas.getByText('Usual')).toBeHidden();
});

test('renaming a component in use updates everything that uses it', async ({
  signedIn: { page, tokens },
  server,
  browser,
}) => {
  const { appId, host, component, componentId } = await givenApp(server.url, tokens, '<div></div>');
  const [oldName, newName] = [`Card${appId}`, `Tile${appId}`];
  const cardId = await givenComponent(server.url, tokens, {
    name: oldName,
    vueTemplate: '<div><h2>Full cover</h2></div>',
  });
  await givenPages(server.url, tokens, appId, [
    { path: '/', name: 'Home', component },
    { path: '/card', name: 'Card', component: oldName },
  ]);
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await editor.category('Components');
  await editor.element(oldName).click();
  await expect(editor.node(new RegExp(oldName))).toBeVisible();
  // Unsaved work would be lost.
  await expect(editor.button('Save your changes before you rename the component')).toBeDisabled();
  await editor.save.click();
  await expect(editor.saved).toBeVisible();
  await publishApp(server.url, tokens, appId);

  await editor.choose(oldName);
  await expect(editor.canvas.getByRole('heading', { name: 'Full cover' })).toBeVisible();
  await editor.node(/Full cover/).click();
  await page.keyboard.press('ControlOrMeta+d');
  await editor.save.click();
  await expect(editor.saved).toBeVisible();
  await editor.button('Rename the component').click();
  const dialog = page.getByRole('dialog', { name: 'Rename the component' });
  await expect(dialog).toContainText(`${component}, ${appId}`);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Button');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('The name Button belongs to the element <button>.');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Name' }).fill(newName);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Component' })).toHaveValue(newName);
  await expect(page).toHaveURL(new RegExp(`component=${cardId}`));
  // Earlier changes can be undone and saved under the new name.
  await editor.button('Undo').click();
  await expect(editor.node(/Full cover/)).toHaveCount(1);
  await editor.save.click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await expect(editor.save).toBeEnabled();
  await expect(editor.canvas.getByRole('heading', { name: 'Full cover' })).toBeVisible();

  await editor.choose(component);
  await expect(editor.node(new RegExp(newName))).toBeVisible();
  await expect(editor.node(new RegExp(oldName))).toHaveCount(0);
  await expect(editor.canvas.getByRole('heading', { name: 'Full cover' })).toBeVisible();
  await editor.category('Components');
  await expect(editor.element(newName)).toBeVisible();
  await editor.button('Pages').click();
  await expect(page.getByRole('dialog', { name: 'Pages' })).toContainText(newName);
  await page.keyboard.press('Escape');

  const customer = await browser.newPage();
  const site = `http://${host}:${new URL(server.url).port}`;
  for (const isPublishedAgain of [false, true]) {
    if (isPublishedAgain) await publishApp(server.url, tokens, appId);
    for (const path of ['/', '/card']) {
      await customer.goto(`${site}${path}`);
      await expect(customer.getByRole('heading', { name: 'Full cover' })).toBeVisible();
    }
  }
  await customer.close();
});

test('the prompt to select a component does not reappear between creating one and its panes', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId } = await givenApp(server.url, tokens);
  const editor = new UiEditorPage(page);
  await editor.open(appId);
  const prompt = page.getByText('Select a component to render on the canvas');
  await expect(prompt).toBeVisible();
  await editor.button('Add a component').click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(`New${appId}`);
  // Every change of the page, with whether the prompt is shown while no dialog covers it.
  const exposures = await prompt.evaluateHandle((element) => {
    const seen: boolean[] = [];
    new MutationObserver(() => {
      seen.push(element.isConnected && document.querySelector('[role="dialog"]') === null);
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await page.keyboard.press('Enter');
  await expect(editor.node('Box')).toBeVisible();
  const seen = await exposures.jsonValue();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(true);
});
