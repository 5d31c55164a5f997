// Changes in the inspector appear in the template, on the canvas, and on the customers' page.
import { givenApp } from '../apps/given-apps.ts';
import { call } from '../api.ts';
import { InspectorPane } from '../pages/inspector-pane.ts';
import { Shell } from '../pages/shell.ts';
import { UiEditorPage } from '../pages/ui-editor-page.ts';
import { expect, test } from '../test.ts';

const template = '<div class="mine"><h1 class="text-left">Quote</h1><CwButton label="Continue" /></div>';

async function storedTemplate(url: string, accessToken: string, id: string): Promise<string> {
  const query = 'query ($id: String) { components(where: { id: $id }) { list { vueTemplate } } }';
  const { components } = (await call(url, query, { id }, accessToken)) as {
    readonly components: { readonly list: readonly { readonly vueTemplate: string }[] };
  };
  return components.list[0]?.vueTemplate ?? '';
}

test('styles by width and state are written as classes, shown with their origin, and published', async ({
  signedIn: { page, tokens },
  server,
  browser,
}) => {
  const { appId, host, componentId } = await givenApp(server.url, tokens, template);
  const editor = new UiEditorPage(page);
  const inspector = new InspectorPane(page);
  await editor.open(appId, componentId);
  const heading = editor.canvas.getByRole('heading', { name: 'Quote' });
  await editor.node('Headline Quote').click();
  await inspector.open('Design');
  await inspector.button('center').click();
  await expect(heading).toHaveCSS('text-align', 'center');
  await inspector.fill('Size', '30px');
  await expect(heading).toHaveCSS('font-size', '30px');
  await inspector.group('Padding');
  await inspector.textbox('Top padding').fill('16');
  await inspector.textbox('Top padding').press('Enter');
  await expect(heading).toHaveCSS('padding', '16px');

  await inspector.scope('MD');
  await expect(inspector.pane.getByText('from All').first()).toBeVisible();
  await inspector.fill('Size', '48px');
  await inspector.scope('Hover');
  await inspector.group('Text');
  await inspector.button('Color: None').click();
  await page.getByRole('button', { name: 'c13: Brand, dark' }).click();
  await page.keyboard.press('Escape');
  await expect(inspector.button('Color: c13')).toBeFocused();

  await editor.node('Button Continue').click();
  await inspector.scope('Normal');
  await inspector.scope('All');
  await inspector.group('Background');
  await expect(inspector.pane.getByText('from the variant').first()).toBeVisible();
  await inspector.pane
    .getByRole('button', { name: /^Color: c12/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'c1: Subtle surface' }).click();
  await page.keyboard.press('Escape');
  await expect(editor.canvas.getByRole('button', { name: 'Continue' })).toHaveCSS(
    'background-color',
    'rgb(241, 245, 249)',
  );

  await editor.node('Box').click();
  await expect(inspector.pane.getByRole('region', { name: 'Other classes' })).toContainText('mine');
  await editor.save.click();
  await expect(editor.saved).toBeVisible();
  expect(await storedTemplate(server.url, tokens.accessToken, componentId)).toBe(
    '<div class="mine"><h1 class="text-center text-3xl p-4 md:text-5xl md:hover:text-c13">Quote</h1>' +
      '<CwButton label="Continue" class="!bg-c1" /></div>',
  );

  await editor.button('Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Publish the app' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Styled');
  await dialog.getByRole('button', { name: 'Publish the app' }).click();
  await expect(new Shell(page).toast('Release published')).toBeVisible();
  const customer = await browser.newPage({ viewport: { width: 500, height: 700 } });
  await customer.goto(`http://${host}:${new URL(server.url).port}/`);
  const published = customer.getByRole('heading', { name: 'Quote' });
  await expect(published).toHaveCSS('font-size', '30px');
  await published.hover();
  await expect(published).not.toHaveCSS('color', 'rgb(67, 56, 202)');
  await customer.setViewportSize({ width: 1000, height: 700 });
  await expect(published).toHaveCSS('font-size', '48px');
  await published.hover();
  await expect(published).toHaveCSS('color', 'rgb(67, 56, 202)');
  await expect(customer.getByRole('button', { name: 'Continue' })).toHaveCSS('background-color', 'rgb(241, 245, 249)');
  await customer.close();
});

test('a style is reset, undone, and copied to another element', async ({ signedIn: { page, tokens }, server }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { appId, componentId } = await givenApp(server.url, tokens, '<div><p class="p-4 md:p-8">A</p><i>B</i></div>');
  const editor = new UiEditorPage(page);
  const inspector = new InspectorPane(page);
  await editor.open(appId, componentId);
  await editor.node('Text A').click();
  await inspector.open('Design');
  await inspector.button('Copy styles').click();
  await expect(new Shell(page).toast('Styles copied')).toBeVisible();
  await inspector.group('Padding');
  await inspector.button('Reset: Padding').click();
  await expect(inspector.textbox('Left padding')).toHaveValue('');
  await editor.button('Undo').click();
  await expect(inspector.textbox('Left padding')).toHaveValue('16');
  await inspector.textbox('Left padding').press('ArrowUp');
  await expect(inspector.textbox('Left padding')).toHaveValue('20');
  // On a slow machine, the inspector still shows the element before when the button is pressed.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await editor.node(/^i B/).click();
  await inspector.button('Paste styles').click();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(inspector.textbox('Left padding')).toHaveValue('16');
  await expect(editor.canvas.getByText('B', { exact: true })).toHaveCSS('padding', '16px');
});

test('several elements are changed together, and each keeps its own values', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, componentId } = await givenApp(
    server.url,
    tokens,
    '<div><p class="pl-2 pt-1">A</p><p class="pl-4 border">B</p><CwButton label="C" /></div>',
  );
  const editor = new UiEditorPage(page);
  const inspector = new InspectorPane(page);
  await editor.open(appId, componentId);
  await editor.node('Text A').click();
  await editor.node('Text B').click({ modifiers: ['ControlOrMeta'] });
  await inspector.open('Design');
  await expect(inspector.pane.getByText('Changes apply to all 2 selected elements.')).toBeVisible();
  await inspector.group('Padding');
  await expect(inspector.textbox('Left padding')).toHaveAttribute('placeholder', 'Mixed');
  await inspector.textbox('Left padding').fill('32');
  await inspector.textbox('Left padding').press('Enter');
  for (const text of ['A', 'B']) {
    await expect(editor.canvas.getByText(text, { exact: true })).toHaveCSS('padding-left', '32px');
  }
  await inspector.group('Border');
  await inspector.button('A color for each side').click();
  await inspector.pane.getByRole('button', { name: /^Left border color/ }).click();
  await page.getByRole('textbox', { name: 'Other color' }).fill('#ff0000');
  await page.keyboard.press('Enter');
  await expect(editor.canvas.getByText('B', { exact: true })).toHaveCSS('border-left-color', 'rgb(255, 0, 0)');
  await page.keyboard.press('Escape');
  await inspector.open('Content');
  await expect(inspector.textbox('Text')).toHaveCount(0);
  await editor.save.click();
  await expect(editor.saved).toBeVisible();
  expect(await storedTemplate(server.url, tokens.accessToken, componentId)).toBe(
    '<div><p class="pt-1 pl-8 border-l-[#ff0000]">A</p><p class="pl-8 border border-l-[#ff0000]">B</p><CwButton label="C" /></div>',
  );
  await editor.node(/^Button/).click({ modifiers: ['ControlOrMeta'] });
  await inspector.open('Props');
  await expect(inspector.pane.getByText(/different kinds/)).toBeVisible();
});

test('content and props are bound, and written to the template', async ({ signedIn: { page, tokens }, server }) => {
  const { appId, componentId } = await givenApp(
    server.url,
    tokens,
    '<div><p>Old</p><CwTextInput label="Name" /><CwButton label="Go" /></div>',
  );
  const editor = new UiEditorPage(page);
  const inspector = new InspectorPane(page);
  await editor.open(appId, componentId);
  await editor.node('Text Old').click();
  await inspector.textbox('Text').fill('Hello & {{ 1 + 1 }}');
  await expect(editor.canvas.getByText('Hello & 2')).toBeVisible();
  await inspector.textbox('Text').press('End');
  await inspector.textbox('Text').pressSequentially(', again');
  await inspector.textbox('Text').press('ControlOrMeta+z');
  await expect(inspector.textbox('Text')).toHaveValue('Old');
  await inspector.textbox('Text').press('ControlOrMeta+Shift+z');
  await expect(inspector.textbox('Text')).toHaveValue('Hello & {{ 1 + 1 }}, again');
  await expect(editor.canvas.getByText('Hello & 2, again')).toBeVisible();
  await inspector.textbox('Text').press('ControlOrMeta+z');
  await expect(inspector.textbox('Text')).toHaveValue('Old');
  await inspector.textbox('Text').fill('Hello & {{ 1 + 1 }}');
  await expect(editor.node('Text Hello & {{ 1 + 1 }}')).toBeVisible();
  await inspector.field('Shown').click();
  await page.getByRole('option', { name: /^v-if/ }).click();
  await inspector.fill('Expression', '1 < 2');
  await inspector.fill('Repeat, v-for', 'oops');
  await expect(inspector.pane.getByText('Enter a loop such as item in items')).toBeVisible();
  await inspector.field('Repeat, v-for').press('Escape');
  await inspector.textbox('New attribute').fill('lang');
  await inspector.button('Add').click();
  await inspector.fill('lang', 'en');

  await editor.node(/^Text Hello/).press('F2');
  await page.keyboard.type('Greeting');
  await page.keyboard.press('Enter');
  await expect(editor.node('Text Greeting')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ControlOrMeta+d');
  await expect(page.getByText(/A component has one root element/)).toBeVisible();
  await expect(editor.node(/^Box/)).toHaveCount(1);

  await editor.node(/^Text Input/).click();
  // Until it is shown, the inspector has the fields of the element before.
  await expect(inspector.field('v-model')).toBeVisible();
  await inspector.fill('Bind to', 'form.input1');
  await expect(inspector.field('v-model')).toHaveValue('form.input1');
  await inspector.open('Props');
  const required = inspector.pane.getByRole('switch', { name: 'required' });
  await required.click();
  await expect(required).toBeChecked();
  await inspector.textbox('hint').fill('As in your passport');
  await inspector.textbox('hint').press('Enter');

  await editor.node('Button Go').click();
  await inspector.field('size').click();
  await page.getByRole('option', { name: 'lg', exact: true }).click();
  await inspector.open('Content');
  await inspector.button('Add an event').click();
  await inspector.fill('Handler of click', 'go(1)');
  await editor.save.click();
  await expect(editor.saved).toBeVisible();
  expect(await storedTemplate(server.url, tokens.accessToken, componentId)).toBe(
    '<div><p v-if="1 < 2" lang="en">Hello &amp; {{ 1 + 1 }}</p>' +
      '<CwTextInput label="Name" v-model="form.input1" required hint="As in your passport" />' +
      '<CwButton label="Go" size="lg" @click="go(1)" /></div>',
  );
});
