// Apps of two tenants, published on one server.
import { signIn } from '../api.ts';
import { expect, test } from '../test.ts';
import { givenApp, publishApp } from './given-apps.ts';

test('each of two tenants has its app on its host, and a guest of one cannot use the other', async ({
  server,
  page,
}) => {
  const publish = async (tenantId: string, heading: string) => {
    const tokens = await signIn(server.url, tenantId);
    const app = await givenApp(server.url, tokens, `<h1>${heading}</h1>`);
    await publishApp(server.url, tokens, app.appId);
    return `http://${app.host}:${new URL(server.url).port}`;
  };
  const ours = await publish('test_dev', 'Ours');
  const theirs = await publish('test_uat', 'Theirs');
  await page.goto(ours);
  await expect(page.getByRole('heading', { name: 'Ours' })).toBeVisible();
  const token = await page.evaluate(async () => {
    localStorage.setItem('kept', 'ours');
    const answer = await fetch('/guest', { method: 'POST' });
    return ((await answer.json()) as { readonly accessToken: string }).accessToken;
  });
  const askProducts = async () =>
    page.evaluate(async (bearer) => {
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ query: '{ products_2 { list { name } } }' }),
      });
      return (await answer.json()) as { readonly errors?: readonly object[]; readonly data?: object | null };
    }, token);
  expect((await askProducts()).errors).toBeUndefined();

  await page.goto(theirs);
  await expect(page.getByRole('heading', { name: 'Theirs' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('kept'))).toBeNull();
  expect((await askProducts()).errors).toHaveLength(1);
  await expect(page.getByText('Ours')).toHaveCount(0);
});
