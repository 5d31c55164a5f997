// A component is user code: on the canvas it must not access the studio or send anything.
import { givenApp } from '../apps/given-apps.ts';
import { call } from '../api.ts';
import { UiEditorPage } from '../pages/ui-editor-page.ts';
import { expect, test } from '../test.ts';

const attempts = {
  storage: 'return localStorage.getItem("studioToken");',
  session: 'return sessionStorage.length;',
  cookie: 'return document.cookie || Promise.reject(new Error("none"));',
  parent: 'return parent.document.title;',
  top: 'top.location.href = "/dashboard"; return new Promise((done) => setTimeout(() => done(location.pathname === "/dashboard" ? "left" : Promise.reject(new Error("stayed"))), 500));',
  opened: 'const page = window.open("/apps"); if (!page) throw new Error("none"); return page.location.href;',
  network: 'return fetch("/config.json").then((response) => response.text());',
  request:
    'return new Promise((done, fail) => { const call = new XMLHttpRequest(); call.onload = () => done("sent"); call.onerror = fail; call.open("GET", "/config.json"); call.send(); });',
  picture:
    'return new Promise((done, fail) => { const image = new Image(); image.onload = () => done("sent"); image.onerror = fail; image.src = "/favicon.svg?stolen"; });',
  clipboard: 'return navigator.clipboard.readText();',
  worker: 'return new Promise((done, fail) => { navigator.serviceWorker.register("/sw.js").then(done, fail); });',
};

const script = `const attempts = { ${Object.entries(attempts)
  .map(([name, body]) => `${name}() { ${body} }`)
  .join(', ')} };
export default {
  data: () => ({ outcomes: {} }),
  async mounted() {
    for (const [name, attempt] of Object.entries(attempts)) {
      let outcome = 'kept out';
      try { await attempt(); outcome = 'REACHED'; } catch {}
      this.$set(this.outcomes, name, outcome);
    }
    this.$set(this.outcomes, 'all', 'tried');
    parent.postMessage({ type: 'rects', rects: [{ mark: '%', rects: [{ x: 'wide' }] }] }, '*');
    parent.postMessage({ type: 'drawn', id: 'none' }, '*');
    parent.postMessage({ type: 'hit', id: 1e308, node: { mark: '%E0%A4%A', rect: {}, children: [{}] } }, '*');
  },
};`;

test('a hostile component can access neither storage, token, network, clipboard nor the surrounding studio', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const answered: string[] = [];
  page.on('response', (response) => {
    const isFrame = response.frame() !== page.mainFrame() && !response.url().includes('component-frame');
    if (isFrame && response.url().startsWith('http')) answered.push(response.url());
  });
  const template = '<ul><li v-for="(outcome, name) in outcomes" :key="name">{{ name }}: {{ outcome }}</li></ul>';
  const { appId, componentId } = await givenApp(server.url, tokens, template);
  await call(
    server.url,
    'mutation ($id: String!, $input: updateComponentInput!) { updateComponent(id: $id, input: $input) { status errors } }',
    { id: componentId, input: { componentJsonString: JSON.stringify({ editorScript: script }) } },
    tokens.accessToken,
  );
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await expect(editor.canvas.getByText('all: tried')).toBeVisible();
  for (const name of Object.keys(attempts)) {
    await expect(editor.canvas.getByText(`${name}: kept out`, { exact: true })).toBeVisible();
  }
  expect(answered).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`/ui-editor/${appId}`));
  await editor.node(/^ul/).click();
  await expect(editor.node(/^ul/)).toHaveAttribute('aria-selected', 'true');
});

test('a script that never ends is stopped, and the work can be saved', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, componentId } = await givenApp(server.url, tokens, '<div><h1>Quote</h1></div>');
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await expect(editor.canvas.getByRole('heading', { name: 'Quote' })).toBeVisible();
  await editor.button('Code').click();
  await editor.writeCode('Script', 'export default { created() { for (;;) {} } };');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('The component does not respond.')).toBeVisible();
  await editor.button('Undo').click();
  await expect(editor.canvas.getByRole('heading', { name: 'Quote' })).toBeVisible();
  await editor.node('Headline Quote').click();
  await page.keyboard.press('ControlOrMeta+d');
  await editor.save.click();
  await expect(editor.saved).toBeVisible();
});

test('a canvas whose process has ended is detected when the pointer moves over it, and restored with the work', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, componentId } = await givenApp(server.url, tokens, '<div><h1>Quote</h1></div>');
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await editor.node('Headline Quote').click();
  await page.keyboard.press('ControlOrMeta+d');
  await expect(editor.canvas.getByRole('heading', { name: 'Quote' })).toHaveCount(2);
  const heading = await editor.pointOn(editor.canvas.getByRole('heading', { name: 'Quote' }).first());
  // As after the end of its process, the frame no longer responds.
  await page.locator('iframe[title^="Page of"]').evaluate((frame) => frame.setAttribute('src', 'about:blank'));
  await page.mouse.move(heading.x, heading.y);
  await expect(page.getByText('The component does not respond.')).toBeVisible();
  await editor.button('Try again').click();
  await expect(editor.canvas.getByRole('heading', { name: 'Quote' })).toHaveCount(2);
});

test('an edit that is made before the script has run is shown together with what the script provides', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, componentId } = await givenApp(
    server.url,
    tokens,
    '<div><h1>Quote</h1><output>{{ greeting }}</output></div>',
  );
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await expect(editor.canvas.getByRole('heading', { name: 'Quote' })).toBeVisible();
  await editor.button('Code').click();
  await editor.writeCode(
    'Script',
    `await new Promise((done) => addEventListener('message', ({ data }) => data.type === 'edit' && done()));
export default { data: () => ({ greeting: 'Good morning' }) };`,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await editor.node('Headline Quote').click();
  await page.keyboard.press('ControlOrMeta+d');
  await expect(editor.canvas.getByText('Good morning')).toBeVisible();
  await expect(editor.canvas.getByRole('heading', { name: 'Quote' })).toHaveCount(2);
});

test('a canvas that could not be loaded says so, and loads when tried again', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, componentId } = await givenApp(server.url, tokens, '<div><h1>Quote</h1></div>');
  const editor = new UiEditorPage(page);
  await page.route('**/component-frame.html', async (route) => route.abort());
  await editor.open(appId, componentId);
  await expect(page.getByText('The canvas could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await editor.button('Try again').click();
  await expect(editor.canvas.getByRole('heading', { name: 'Quote' })).toBeVisible();
  await expect(page.getByText('The canvas could not be loaded.')).toBeHidden();
});
