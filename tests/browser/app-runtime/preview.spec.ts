// The sandboxed frame that shows a component during editing.
import type { Frame, Page } from '@playwright/test';
import { expect, test } from './harness.ts';

interface Shown {
  readonly template: string;
  readonly script?: string;
  readonly components?: readonly object[];
}

let lastId = 0;

async function open(page: Page, url: string): Promise<Frame> {
  await page.goto(`${url}/studio`);
  await expect.poll(async () => lastAnswer(page, 'ready')).toBeDefined();
  const frame = page.frames()[1];
  if (!frame) throw new Error('There is no frame.');
  return frame;
}

/** The latest message of its type: the frame also sends rendering reports at any time. */
async function lastAnswer(page: Page, type: string): Promise<unknown> {
  return page.evaluate(
    (wanted) => Reflect.get(window, 'answers').findLast((each: { type: string }) => each.type === wanted),
    type,
  );
}

/** @returns the frame's report */
async function show(page: Page, { template, script = '', components = [] }: Shown): Promise<object[]> {
  lastId += 1;
  const id = lastId;
  const component = { name: 'QuoteForm', template, script };
  const request = {
    type: 'render',
    id,
    component,
    components,
    css: '.own { color: rgb(1, 2, 3) }',
    variants: {},
    theme: {},
    texts: { hello: 'Good morning' },
    locale: 'en-US',
  };
  await page.evaluate((message) => Reflect.get(window, 'render')(message), request);
  const answer = async () =>
    page.evaluate(
      (one) =>
        Reflect.get(window, 'answers').find(
          (each: { id?: number; type: string }) => each.id === one && each.type === 'rendered',
        ),
      id,
    );
  await expect.poll(answer).toBeDefined();
  return (await answer()).problems;
}

test('renders a component with its script, texts, styles, widgets and other components', async ({ page, harness }) => {
  const frame = await open(page, harness.url);
  const problems = await show(page, {
    template:
      '<div class="own"><h1>{{ $t("hello") }}</h1><CwTextInput v-model="name" label="Name" /><CwButton label="Price" @click="ask" /><output>{{ price }}</output><i>{{ $route.params.plan }}</i><PlanCard title="Gold" /></div>',
    script: `import { required } from '@coverwright/app-runtime/validators';
import PlanCard from './PlanCard.vue';
export default {
  components: { PlanCard },
  data: () => ({ name: 'Ada', price: '' }),
  methods: { async ask() { this.price = (await this.$insurance.price({}, {})).formattedPrice + required(this.name); } },
};`,
    components: [
      { name: 'PlanCard', template: '<p>Plan {{ title }}</p>', script: 'export default { props: ["title"] }' },
    ],
  });
  expect(problems).toEqual([]);
  await expect(frame.getByText('Good morning')).toBeVisible();
  await expect(frame.getByLabel('Name')).toHaveValue('Ada');
  await frame.getByRole('button', { name: 'Price' }).click();
  await expect(frame.locator('output')).toHaveText('HKD 469.00true');
  await expect(frame.getByText('Plan Gold')).toBeVisible();
  // As on a page for the sample product.
  await expect(frame.getByText('single_trip')).toBeVisible();
  expect(await frame.locator('.own').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
});

test('reports compile errors with their line, and keeps the last rendering', async ({ page, harness }) => {
  const frame = await open(page, harness.url);
  await show(page, { template: '<p>Before</p>' });
  const problems = await show(page, { template: '<div>\n  <p>\n  <b v-if="a +">x</b>\n</p></div>' });
  expect(problems).toMatchObject([{ component: 'QuoteForm', part: 'template', line: 3 }]);
  await expect(frame.getByText('Before')).toBeVisible();
  const inScript = await show(page, {
    template: '<p>After</p>',
    script: 'export default {\n  data: () => ({ a: nowhere }),\n',
  });
  expect(inScript).toMatchObject([{ component: 'QuoteForm', part: 'script' }]);
});

test('reports exceptions during rendering and use', async ({ page, harness }) => {
  const frame = await open(page, harness.url);
  const problems = await show(page, {
    template: '<div><p>{{ compute() }}</p></div>',
    script: 'export default {\n  methods: {\n    compute() { throw new Error("No number."); },\n  },\n};',
  });
  expect(problems).toMatchObject([{ message: 'No number.', part: 'render', line: 3 }]);
  await expect(frame.getByRole('alert')).toBeVisible();
  expect(
    await show(page, {
      template: '<button @click="run">Run</button>',
      script: 'export default { methods: { run() { throw new Error("Later."); } } };',
    }),
  ).toEqual([]);
  await frame.getByRole('button', { name: 'Run' }).click();
  await expect.poll(async () => lastAnswer(page, 'problem')).toMatchObject({ problem: { message: 'Later.' } });
});

test('reports updates that trigger each other endlessly', async ({ page, harness }) => {
  const frame = await open(page, harness.url);
  await show(page, {
    template: '<button @click="count += 1">Count {{ count }}</button>',
    script: 'export default { data: () => ({ count: 0 }), watch: { count() { this.count += 1; } } };',
  });
  await frame.getByRole('button').click();
  await expect
    .poll(async () => lastAnswer(page, 'problem'))
    .toMatchObject({
      problem: { component: 'QuoteForm', message: expect.stringContaining('infinite update loop') },
    });
  const problems = await show(page, {
    template: '<p>{{ count++ }}</p>',
    script: 'export default { data: () => ({ count: 0 }) };',
  });
  expect(problems).toMatchObject([
    { component: 'QuoteForm', message: expect.stringContaining('infinite update loop') },
  ]);
  await show(page, { template: '<p>Still here</p>' });
  await expect(frame.getByText('Still here')).toBeVisible();
});

test('accepts messages only from the studio, and cannot access any of it', async ({ page, harness }) => {
  const frame = await open(page, harness.url);
  await show(page, {
    template: '<p>{{ reached }}</p>',
    script: `let reached = 'nothing';
try { reached = parent.document.title; } catch {}
try { reached = localStorage.getItem('accessToken'); } catch {}
export default { data: () => ({ reached }) };`,
  });
  await expect(frame.getByText('nothing')).toBeVisible();
  const request = {
    type: 'render',
    id: 999,
    component: { name: 'Other', template: '<p>Foreign</p>', script: '' },
    components: [],
    css: '',
    variants: {},
    theme: {},
    texts: {},
    locale: 'en-US',
  };
  await frame.evaluate((message) => window.postMessage(message, '*'), request);
  await page.evaluate(() => Reflect.get(window, 'render')({ type: 'render', id: 'not complete' }));
  expect(await show(page, { template: '<p>Still here</p>' })).toEqual([]);
  await expect(frame.getByText('Foreign')).toBeHidden();
  const answered: boolean = await page.evaluate(() =>
    Reflect.get(window, 'answers').some(({ id }: { id?: number }) => id === 999),
  );
  expect(answered).toBe(false);
});
