// From the sources of components to a customer's page: the server's compiler and the runtime together.
import { component, snapshotOf } from '../../../packages/server/src/testing/apps-to-compile.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from './harness.ts';
import { publishAndServe } from './published.ts';

const quoteForm = component(
  'QuoteForm',
  `<form class="flex flex-col gap-4" @submit.prevent="submit">
  <CwTextInput v-model="form.name" :label="$t('name')" :errors="problems" required />
  <CwTextInput v-model="form.card" label="HKID" />
  <CwSelect v-model="form.country" label="Destination" :options="['Japan', 'Korea']" />
  <CwDatePicker v-model="form.start" label="Start" />
  <CwButton type="submit" label="Send" />
  <output>{{ outcome }}</output>
</form>`,
  `import { hkid, minLength } from '@coverwright/app-runtime/validators';
export default {
  data: () => ({ form: { name: '', card: '', country: null, start: null }, problems: [], outcome: '' }),
  methods: {
    submit() {
      this.problems = minLength(3)(this.form.name) && this.form.name ? [] : [this.$t('nameTooShort')];
      this.outcome = hkid(this.form.card) ? 'valid' : 'invalid';
    },
  },
};`,
);
const home = component(
  'Home',
  '<main class="mx-auto max-w-xl p-6"><h1 class="text-2xl font-primary text-c7">{{ $t("title") }}</h1><QuoteForm /></main>',
);

const snapshot = snapshotOf({
  components: [home, quoteForm],
  texts: {
    'en-US': { title: 'Travel', name: 'Name', nameTooShort: 'Enter at least three letters.' },
    'zh-HK': { title: '旅遊' },
  },
});

test('runs a published app under its policy, with its widgets, styles and validators', async ({ page }) => {
  const app = await publishAndServe(snapshot);
  const errors: string[] = [];
  const notes: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    (message.type() === 'error' ? errors : notes).push(message.text());
  });
  await page.goto(app.url);
  await expect(page.getByRole('heading', { name: 'Travel' })).toBeVisible();
  await page.getByLabel('Name').fill('Al');
  await page.getByLabel('HKID').fill('A123456(3)');
  await page.getByRole('combobox', { name: 'Destination' }).click();
  await page.getByRole('option', { name: 'Korea' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Enter at least three letters.')).toBeVisible();
  await expect(page.locator('output')).toHaveText('valid');
  const color = await page
    .getByRole('button', { name: 'Send' })
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(color).toBe('rgb(79, 70, 229)');
  const hidden = await page
    .locator('.sr-only')
    .first()
    .evaluate((element) => getComputedStyle(element).position);
  expect(hidden).toBe('absolute');
  await page.getByRole('button', { name: /Start/ }).click();
  await expectAccessible(page);
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/published.png` });
  expect(errors).toEqual([]);
  // The development build of Vue would log a message here, and is larger.
  expect(notes).toEqual([]);
  await app.stop();
});

test('shows its static part before its scripts, but not to readers of another language', async ({ page }) => {
  const app = await publishAndServe(snapshot);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/app-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(app.url, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { name: 'Travel' });
  await expect(heading).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('locale', 'zh-HK'));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-waits', '');
  await expect(page.getByText('Travel')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: '旅遊' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK');
  await page.evaluate(() => localStorage.clear());
  await page.unrouteAll({ behavior: 'wait' });
  await app.stop();
});

test('shows the dark colours of its theme on a dark device, and loads a widget that is only named in a text', async ({
  page,
}) => {
  const kind = component(
    'Home',
    '<component :is="kind" label="Agree" />',
    "export default { data: () => ({ kind: 'CwToggle' }) }",
  );
  const theme = {
    colors: [{ id: 'c0', name: 'x', value: '#ffffff' }],
    dark: { colors: [{ id: 'c0', value: '#000102' }] },
  };
  const app = await publishAndServe(snapshotOf({ components: [kind], config: { theme } }));
  const variable = async (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--c0'));
  await page.goto(app.url);
  await expect(page.getByRole('switch', { name: 'Agree' })).toBeVisible();
  expect(await variable()).toBe('255 255 255');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await variable()).toBe('0 1 2');
  await page.emulateMedia({ colorScheme: null });
  await app.stop();
});

test('animates as templates specify, and also shows and hides without animations', async ({ page }) => {
  const counter = component(
    'CounterPart',
    '<button @click="count += 1">Count {{ count }}</button>',
    'export default { data: () => ({ count: 0 }) }',
  );
  const templateOf = (name: string, inner: string) =>
    component('Home', `<main><h1>${name}</h1>${inner}</main>`, script);
  const script = `export default { data: () => ({ isShown: true, isFirst: true, entered: 0 }) }`;
  const animated = templateOf(
    'Animated',
    `<transition @after-leave="entered += 1"><p v-if="isShown">Text</p></transition>
    <transition><p v-show="isShown">Kept</p></transition>
    <keep-alive><CounterPart v-if="isFirst" /></keep-alive>
    <button @click="isShown = !isShown">Switch</button><button @click="isFirst = !isFirst">Change</button>
    <output>{{ entered }}</output>`,
  );
  const plain = templateOf('Plain', '<p v-show="isShown">Kept</p><button @click="isShown = !isShown">Switch</button>');
  const app = await publishAndServe(snapshotOf({ components: [animated, counter] }));
  await page.goto(app.url);
  await page.getByRole('button', { name: 'Switch' }).click();
  await expect(page.getByText('Text')).toHaveCount(0);
  await expect(page.getByText('Kept')).toBeHidden();
  await expect(page.locator('output')).toHaveText('1');
  await page.getByRole('button', { name: 'Count 0' }).click();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('button', { name: /Count/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
  await app.stop();
  const other = await publishAndServe(snapshotOf({ components: [plain] }));
  await page.goto(other.url);
  await page.getByRole('button', { name: 'Switch' }).click();
  await expect(page.getByText('Kept')).toBeHidden();
  await page.getByRole('button', { name: 'Switch' }).click();
  await expect(page.getByText('Kept')).toBeVisible();
  await other.stop();
});
