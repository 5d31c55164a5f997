// From the template to use by staff: created, released and published in the studio, then used on the app's host.
import { expectAccessible } from '../axe.ts';
import { call, createProduct, demoUser, newProductId } from '../api.ts';
import { AppPage } from '../pages/app-page.ts';
import { ReleasePage } from '../pages/release-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { givenRequest, newAppId } from './given-apps.ts';
import { signInLinkTo } from './mailbox.ts';

test('staff create an admin portal from its template, sign in by a link and work on a request', async ({
  signedIn: { page, tokens },
  server,
  browser,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Journey');
  const caseNumber = await givenRequest(server.url, tokens, { productId, name: 'Wong Siu Ming' });
  const appId = newAppId();
  const name = `Portal ${appId.slice(4)}`;
  const host = `${appId.toLowerCase()}.localhost`;
  const apps = new AppPage(page);
  await apps.openList();
  await apps.create({ name, appId, host, template: 'Admin portal' });
  // Apps are compiled one after another, the demo's first.
  const ofDemo = `http://harbour-portal.localhost:${new URL(server.url).port}`;
  await expect
    .poll(async () => (await page.goto(ofDemo))?.status(), {
      message: 'published at the first start',
      timeout: 120_000,
    })
    .toBe(200);
  const releases = new ReleasePage(page);
  await releases.open();
  await releases.fillCreateDialog(`First of ${appId}`, name);
  await releases.create();
  await expect(new Shell(page).toast('Release created')).toBeVisible();
  await releases.openDetails(`First of ${appId}`);
  await releases.act('Publish');
  await expect(releases.state).toContainText('Live');

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const portal = await context.newPage();
  await portal.goto(`http://${host}:${new URL(server.url).port}/`);
  await portal.getByLabel('Email address').fill(demoUser.username);
  await portal.getByRole('button', { name: 'Send link' }).click();
  await expect(portal.getByRole('status')).toContainText('on its way');
  await portal.goto(await signInLinkTo(server.url, demoUser.username));
  await portal.getByRole('button', { name: 'Continue' }).click();
  await expect(portal.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
  await portal.getByLabel('Number, name, email or telephone').fill(caseNumber);
  await portal.getByRole('button', { name: 'Search' }).click();
  const found = portal.getByRole('main').getByRole('listitem');
  await expect(found).toHaveCount(1);
  await expectAccessible(portal);
  await found.getByRole('link').click();
  await expect(portal.getByRole('heading', { name: 'Wong Siu Ming' })).toBeVisible();
  await expectAccessible(portal);
  await portal.getByRole('combobox', { name: 'Status' }).click();
  await portal.getByRole('option', { name: 'In progress' }).click();
  await portal.getByRole('button', { name: 'Save' }).click();
  await expect(portal.getByText('The status has been saved.')).toBeVisible();

  await portal.getByRole('link', { name: 'Policies' }).click();
  await portal.getByLabel('Number, name or email address of the holder').fill('taiman.chan');
  await portal.getByRole('button', { name: 'Search' }).click();
  await expect(portal.getByRole('main').getByRole('listitem').first()).toContainText('Tai Man Chan');
  await expectAccessible(portal);
  await portal.getByRole('button', { name: '中文' }).click();
  await portal.getByLabel('保單編號、持有人姓名或電郵').fill('no such thing');
  await portal.getByRole('button', { name: '搜尋' }).click();
  await expect(portal.getByText('沒有符合搜尋的結果。')).toBeVisible();
  await portal.getByRole('button', { name: '登出' }).click();
  await expect(portal.getByRole('heading', { name: '登入' })).toBeVisible();
  await context.close();

  const query = `{ requests(where: { text_contains: "${caseNumber}" }) { list { status } } }`;
  expect(await call(server.url, query, {}, tokens.accessToken)).toEqual({
    requests: { list: [{ status: 'IN_PROGRESS' }] },
  });
});
