// Components of the tenant inside of others: made out of an element, and filled.
import { givenApp, givenComponent, publishApp } from '../apps/given-apps.ts';
import { InspectorPane } from '../pages/inspector-pane.ts';
import { UiEditorPage } from '../pages/ui-editor-page.ts';
import { expect, test } from '../test.ts';

test('an element becomes a component, which gets what it shows of the page', async ({
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
  await editor.node(/^section/).click();
  await editor.button('Actions for the selected element').click();
  await page.getByRole('menuitem', { name: 'Convert to a component…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convert to a component' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(editor.node(new RegExp(name))).toBeVisible();
  await expect(editor.canvas.getByRole('heading')).toHaveText(['Basic', 'Full']);
  await editor.save.click();
  await expect(editor.saved).toBeVisible();
  await publishApp(server.url, tokens, appId);
  const customer = await browser.newPage();
  await customer.goto(`http://${host}:${new URL(server.url).port}/`);
  await expect(customer.getByRole('heading')).toHaveText(['Basic', 'Full']);
  await customer.close();
  // It is a component like any other, in which the page that shows it is not offered.
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
