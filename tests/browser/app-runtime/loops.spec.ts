// Components that repeatedly change their own dependencies, on a customer's page.
import { component, snapshotOf } from '../../../packages/server/src/testing/apps-to-compile.ts';
import { expect, test } from './harness.ts';
import { publishAndServe } from './published.ts';

const counting = (rest: string) => `export default { data: () => ({ count: 0 }), ${rest} };`;

const components = [
  component(
    'Home',
    '<main><h1>Quote</h1><LoopInRender /><LoopInHook /><LoopInWatcher /><Busy /><button @click="clicks += 1">Clicked {{ clicks }}</button></main>',
    'export default { data: () => ({ clicks: 0 }) };',
  ),
  component('LoopInRender', '<p>{{ count++ }}</p>', counting('')),
  component(
    'LoopInHook',
    '<p>{{ count }}</p>',
    counting('mounted() { this.count += 1; }, updated() { this.count += 1; }'),
  ),
  component(
    'LoopInWatcher',
    '<p>Kept</p>',
    counting('watch: { count() { this.count += 1; } }, created() { this.count += 1; }'),
  ),
  // As often as a long list that is loaded page by page.
  component(
    'Busy',
    '<output>{{ count }}</output>',
    counting(
      'async mounted() { for (let piece = 0; piece < 300; piece += 1) { this.count += 1; await this.$nextTick(); } }',
    ),
  ),
];

test('stops the updates of a component that never settles, reports it, and keeps the rest of the page working', async ({
  page,
}) => {
  const app = await publishAndServe(snapshotOf({ components }));
  const reported: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/component-failures')) reported.push(request.postDataJSON().component);
  });
  await page.goto(app.url);
  const button = page.getByRole('button', { name: 'Clicked' });
  await button.click();
  await expect(button).toHaveText('Clicked 1');
  await expect(page.getByRole('alert')).toHaveText(Array(2).fill('This part of the page cannot be displayed.'));
  await expect(page.getByText('Kept')).toBeVisible();
  await expect(page.locator('output')).toHaveText('300');
  expect(reported.toSorted()).toEqual(['LoopInHook', 'LoopInRender', 'LoopInWatcher']);
  await app.stop();
});
