// A published app with a component that throws: customers see the rest of the page, and staff see which component failed.
import type { Page } from '@playwright/test';
import { AppPage } from '../pages/app-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { givenApp, givenComponent, publishApp } from './given-apps.ts';

const failing = `
export default {
  data: () => ({ price: null }),
  methods: { pay() { throw new Error('The card 4111 1111 1111 1111 of Chan Tai Man was refused.'); } },
};`;

/** With an additional component that is not part of the app. */
const failingWithin = `
export default {
  components: { Fee: { name: 'Fee', render() { throw new Error('There is no fee.'); } } },
};`;

/** The failure reports that the customer's page sends during an action, as JSON texts. */
function watchReports(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/component-failures')) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

/** The status of the response to a component's report. */
async function answerTo(page: Page, component: string): Promise<number> {
  const isOfComponent = (body: string | null) => body?.includes(`"component":"${component}"`) === true;
  const response = await page.waitForResponse(
    (one) => one.url().endsWith('/component-failures') && isOfComponent(one.request().postData()),
  );
  return response.status();
}

test("a component that fails on a customer's page is listed for staff, with a link to the editor", async ({
  signedIn: { page, tokens },
  server,
}) => {
  const suffix = crypto.randomUUID().slice(0, 8).toUpperCase();
  const [price, payment, fees] = [`Price${suffix}`, `Payment${suffix}`, `Fees${suffix}`];
  await givenComponent(server.url, tokens, {
    name: price,
    vueTemplate: '<p>{{ price.amount }}</p>',
    componentJsonString: JSON.stringify({ editorScript: failing }),
  });
  const paymentId = await givenComponent(server.url, tokens, {
    name: payment,
    vueTemplate: '<div><button type="button" @click="pay">Pay</button></div>',
    componentJsonString: JSON.stringify({ editorScript: failing }),
  });
  await givenComponent(server.url, tokens, {
    name: fees,
    vueTemplate: '<p><Fee /></p>',
    componentJsonString: JSON.stringify({ editorScript: failingWithin }),
  });
  const { appId, name, host } = await givenApp(
    server.url,
    tokens,
    `<main><h1>Quote</h1><${price} /><${price} /><${fees} /><${payment} /></main>`,
  );
  await publishApp(server.url, tokens, appId);

  const apps = new AppPage(page);
  await apps.open(appId);
  await expect(apps.heading(name)).toBeVisible();
  const list = page.getByRole('region', { name: "Components that failed on customers' pages" });
  await expect(list.getByText("No component has failed on a customer's page.")).toBeVisible();

  const shop = await page.context().newPage();
  const reports = watchReports(shop);
  const violations: string[] = [];
  shop.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  const address = `http://${host}:${new URL(server.url).port}/`;
  const [, ofPrice, ofFees] = await Promise.all([shop.goto(address), answerTo(shop, price), answerTo(shop, fees)]);
  expect([ofPrice, ofFees]).toEqual([204, 204]);
  await expect(shop.getByRole('heading', { name: 'Quote' })).toBeVisible();
  await Promise.all([answerTo(shop, payment), shop.getByRole('button', { name: 'Pay' }).click()]);
  // It fails again, but is reported only once per page.
  await shop.getByRole('button', { name: 'Pay' }).click();
  await Promise.all([answerTo(shop, price), answerTo(shop, fees), shop.reload()]);
  await expect(shop.getByRole('alert')).toHaveCount(3);
  const reported = reports.map((body) => (JSON.parse(body) as { readonly component: string }).component);
  expect(reported).toHaveLength(5);
  expect(reported.filter((component) => component === payment)).toHaveLength(1);
  expect(reports.join(' ')).not.toContain('Chan');
  expect(violations).toEqual([]);
  await shop.close();

  await page.reload();
  const row = (component: string) => list.getByRole('row').filter({ hasText: component });
  await expect(row(price).getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await expect(row(fees).getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await expect(row(payment).getByRole('cell', { name: '1', exact: true })).toBeVisible();
  await expect(row(price)).toContainText(`Release of ${appId}`);
  await expect(row(price)).toContainText('Live');
  await row(payment).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/ui-editor/${appId}\\?component=${paymentId}$`));

  await apps.open(appId);
  await list.getByRole('button', { name: 'Clear list' }).click();
  await apps.submit('Clear list');
  await expect(new Shell(page).toast('List cleared')).toBeVisible();
  await expect(list.getByText("No component has failed on a customer's page.")).toBeVisible();
});
