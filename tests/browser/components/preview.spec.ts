// The preview next to the source of a component.
import { givenComponent } from '../apps/given-apps.ts';
import { CodePage } from '../pages/code-page.ts';
import { expect, test } from '../test.ts';

test('a component is shown while its source is typed, at both widths, and the last version remains while it does not compile', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const inner = `Inner${letters()}`;
  await givenComponent(server.url, tokens, { name: inner, vueTemplate: '<b>Gold plan</b>' });
  const name = `Preview${letters()}`;
  const id = await givenComponent(server.url, tokens, { name, vueTemplate: `<div><h1>Before</h1><${inner} /></div>` });
  const editor = new CodePage(page);
  await editor.openComponent(id);
  const { preview } = editor;
  await expect(preview.getByRole('heading', { name: 'Before' })).toBeVisible();
  await expect(preview.getByText('Gold plan')).toBeVisible();

  await editor.type('Template', '<h1 class="md:hidden">Narrow</h1>');
  await expect(preview.getByText('Narrow')).toBeAttached();
  await expect(preview.getByText('Narrow')).toBeHidden();
  await page.getByRole('button', { name: 'Phone' }).click();
  await expect(preview.getByText('Narrow')).toBeVisible();

  await editor.type('Template', '<div>\n  <p v-if="a +">Half</p>\n</div>');
  await expect(page.getByText('Shows the last version that compiled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Template, line 2' })).toBeVisible();
  await expect(editor.mark.first()).toBeVisible();
  await expect(preview.getByText('Narrow')).toBeVisible();
  await editor.type('Template', '<p>{{ $insurance.locale }}</p>');
  await expect(preview.getByText('en-US')).toBeVisible();
  await page.getByRole('combobox', { name: 'Language of the texts' }).click();
  await page.getByRole('option', { name: /zh-HK/ }).click();
  await expect(preview.getByText('zh-HK')).toBeVisible();
});

test('a component that throws is replaced by a message, and one that never ends is closed', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const name = `Preview${letters()}`;
  const id = await givenComponent(server.url, tokens, { name, vueTemplate: '<p>{{ compute() }}</p>' });
  const editor = new CodePage(page);
  await editor.openComponent(id);
  await page.getByRole('radiogroup', { name: 'Part of the component' }).getByText('Script').click();
  await editor.type('Script', 'export default {\n  methods: { compute() { throw new Error("No number."); } },\n};');
  await expect(editor.preview.getByRole('alert')).toBeVisible();
  // The script contains the same words, in quotation marks.
  await expect(page.getByText('No number.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'While running, line 2' }).click();
  await expect(editor.code('Script')).toBeFocused();

  await editor.type('Script', 'export default { methods: { compute() { return "Twelve"; } } };');
  await expect(editor.preview.getByText('Twelve')).toBeVisible();
  await editor.type('Script', 'export default { methods: { compute() { while (true) {} } } };');
  await expect(page.getByText('The component stopped responding.')).toBeVisible();
  await expect(editor.preview.getByText('Twelve')).toBeVisible();
  await editor.type('Script', 'export default { methods: { compute() { return "Thirteen"; } } };');
  await expect(editor.preview.getByText('Thirteen')).toBeVisible();
  await expect(page.getByText('The component stopped responding.')).toBeHidden();
});

test('a preview that could not be loaded says so, and loads when tried again', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const name = `Preview${letters()}`;
  const id = await givenComponent(server.url, tokens, { name, vueTemplate: '<p>Gold plan</p>' });
  const editor = new CodePage(page);
  await page.route('**/component-frame.html', async (route) => route.abort());
  await editor.openComponent(id);
  await expect(page.getByText('The preview could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(editor.preview.getByText('Gold plan')).toBeVisible();
  await expect(page.getByText('The preview could not be loaded.')).toBeHidden();
});

test('code in the preview cannot access the studio or the network', async ({ signedIn: { page, tokens }, server }) => {
  const script = `const tries = {
  page: () => parent.document.title,
  storage: () => localStorage.length,
  session: () => parent.sessionStorage.length,
  cookies: () => { document.cookie = 'a=b'; },
  top: () => { top.location = '/products'; },
  popup: () => { if (open('/products') === null) throw new Error('refused'); },
};
const reached = Object.entries(tries).flatMap(([name, run]) => { try { run(); return [name]; } catch { return []; } });
export default {
  data: () => ({ reached: reached.join() || 'nothing', network: 'waiting' }),
  methods: { leave() { location.href = '/products'; } },
  async created() {
    const sent = await Promise.allSettled([fetch('/config.json'), fetch('/graphql', { method: 'POST', body: '{}' }), import('/assets/x.js')]);
    this.network = sent.some(({ status }) => status === 'fulfilled') ? 'open' : 'closed';
  },
};`;
  const name = `Preview${letters()}`;
  const id = await givenComponent(server.url, tokens, {
    name,
    vueTemplate: '<p>{{ reached }}, {{ network }} <button @click="leave">Leave</button></p>',
    componentJsonString: JSON.stringify({ editorScript: script }),
  });
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) requested.push(new URL(request.url()).pathname);
  });
  const editor = new CodePage(page);
  await editor.openComponent(id);
  await expect(editor.preview.getByText('nothing, closed')).toBeVisible();
  // At its own size, because the test clicks at the position of the button on an unscaled page.
  await page.getByRole('button', { name: 'Phone' }).click();
  await editor.preview.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('The component stopped responding.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(editor.preview.getByText('nothing, closed')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/components/${id}`));
  expect(requested.filter((path) => /config|graphql|assets/.test(path))).toEqual([]);
});

function letters(): string {
  return crypto.randomUUID().replaceAll(/[\d-]/g, '').slice(0, 6);
}
