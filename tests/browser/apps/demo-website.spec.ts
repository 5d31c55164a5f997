// The demo's website as a customer sees it, and what staff do with the request.
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../test.ts';
import { sentKb, watchShifts } from './first-page.ts';
import { call } from '../api.ts';
import { createDocument, newDocumentName } from '../html-pdf/given-documents.ts';
import { readDocument } from '../html-pdf/read-document.ts';
import { Shell } from '../pages/shell.ts';

const requests = '{ requests(limit: 100) { list { caseNumber appId locale name } } }';

const certificate = `query cases($where: caseWhere, $limit: Int) {
  cases(where: $where, limit: $limit) { list { caseNumber holder { name } proposals { totalPrice { formattedPrice } } } } }`;

test('a customer gets a price on a phone and leaves a request that arrives in the studio, where it is printed', async ({
  signedIn: { page: studio, tokens },
  server,
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const site = `http://harbour-direct.localhost:${new URL(server.url).port}`;
  await expect
    .poll(async () => (await page.goto(site))?.status(), { message: 'published at the first start', timeout: 60_000 })
    .toBe(200);
  await expect(page.getByRole('heading', { name: 'Health First VHIS Flexi 2026' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'What is covered Travel Plus' }).click();
  await expect(page.getByText('Up to HKD 1,000,000 for each insured person')).toBeVisible();
  await page.getByRole('link', { name: 'Get a price' }).click();
  await expect(page.getByRole('status').getByText('HKD 150.15')).toBeVisible();
  await page.getByRole('radio', { name: 'Worldwide' }).check();
  await expect(page.getByRole('status').getByText('HKD 232.23')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your request' })).toBeFocused();

  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByRole('button', { name: '中文' }).click();
  const customer = `陳${newDocumentName().replaceAll(/\D/g, '')}`;
  await page.getByLabel('姓名').fill(customer);
  await page.getByLabel('電郵地址').fill('taiman@customer.example');
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  // As impatient as real users.
  await page.getByRole('button', { name: '提交申請' }).dblclick();
  await expect(page.getByRole('heading', { name: '多謝你的申請' })).toBeVisible();
  const caseNumber = await page.getByText(/^R-\d{8}-\w+$/).textContent();
  await expectAccessible(page);
  await context.close();

  const arrived = (await call(server.url, requests, {}, tokens.accessToken)) as {
    readonly requests: { readonly list: readonly { readonly name: string }[] };
  };
  expect(arrived.requests.list.filter((one) => one.name === customer)).toEqual([
    { caseNumber, appId: 'harbourDirect', locale: 'zh-HK', name: customer },
  ]);

  const name = newDocumentName();
  const html = `<h1>Certificate {{ cases.list[0].caseNumber }}</h1>
    <p>{{ cases.list[0].holder.name }} is offered cover for {{ cases.list[0].proposals[0].totalPrice.formattedPrice }}.</p>`;
  await createDocument(server.url, tokens, { name, html, graphQlQuery: certificate });
  await studio.goto('/requests');
  await studio.getByRole('searchbox').fill(caseNumber ?? '');
  await studio.getByRole('button', { name: caseNumber ?? '' }).click();
  const details = studio.getByRole('dialog', { name: caseNumber ?? '' });
  const template = details.getByRole('combobox', { name: 'Template' });
  await expect(template).toBeEnabled();
  // The only one that fits is already selected; other stories may have created more.
  if ((await template.inputValue()) !== name) {
    await template.fill(name);
    await studio.getByRole('option', { name }).click();
  }
  await expect(template).toHaveValue(name);
  await expectAccessible(studio);
  const [download] = await Promise.all([
    studio.waitForEvent('download'),
    details.getByRole('button', { name: 'Print' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${caseNumber}.pdf`);
  await expect(new Shell(studio).toast('Document printed')).toBeVisible();
  const { pages } = await readDocument(await readFile(await download.path()));
  expect(pages).toEqual([`Certificate ${caseNumber} ${customer} is offered cover for HKD 232.23.`]);
});

test('a customer whose journey cannot be accepted online is asked to contact sales', async ({ server, page }) => {
  const site = `http://harbour-direct.localhost:${new URL(server.url).port}`;
  await expect.poll(async () => (await page.goto(site))?.status(), { timeout: 60_000 }).toBe(200);
  await page.getByRole('link', { name: 'What is covered Travel Plus' }).click();
  await expect(page.getByText('Up to HKD 1,000,000 for each insured person')).toBeVisible();
  await page.getByRole('link', { name: 'Get a price' }).click();
  await page.getByRole('combobox', { name: 'Country of destination' }).click();
  await page.getByRole('option', { name: 'Syria' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Full name').fill('Chan Tai Man');
  await page.getByLabel('Email address').fill('taiman@customer.example');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Oops, it seems like your case requires special care')).toBeVisible();
  await expect(page.getByText('Please contact our sales team.')).toBeVisible();
  await expect(page.getByText(/^R-\d{8}-\w+$/)).toBeVisible();
  await expectAccessible(page);
});

test('the first page of a customer is light, and nothing on it moves while it loads', async ({ server, browser }) => {
  const site = `http://harbour-direct.localhost:${new URL(server.url).port}`;
  const pages = [
    { path: '/products/travel_plus/single_trip/2026.2', loaded: 'Travel Plus Single Trip 2026', atMostKb: 44 },
    {
      path: '/quote/travel_plus/single_trip/2026.2',
      loaded: 'Your price for Travel Plus Single Trip 2026',
      atMostKb: 55.4,
    },
  ];
  for (const { path, loaded, atMostKb } of pages) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    const page = await context.newPage();
    const shifts = await watchShifts(page);
    await page.route('**/graphql', async (route) => {
      // The placeholder that the page shows until it has its answers is painted by then.
      await page.evaluate(async () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      await route.continue();
    });
    await expect.poll(async () => (await page.goto(`${site}${path}`))?.status(), { timeout: 60_000 }).toBe(200);
    await expect(page.getByRole('heading', { name: loaded, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifts(), path).toBeLessThan(0.01);
    expect(await sentKb(page), path).toBeLessThan(atMostKb);
    await page.unrouteAll({ behavior: 'wait' });
    await context.close();
  }
});
