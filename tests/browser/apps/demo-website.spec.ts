// The website of the demo as a customer sees it.
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../test.ts';
import { call } from '../api.ts';

const requests = '{ requests(limit: 100) { list { caseNumber appId locale } } }';

test('a customer gets a price on a phone and leaves a request that arrives in the studio', async ({
  signedIn: { tokens },
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
  await page.getByLabel('姓名').fill('陳大文');
  await page.getByLabel('電郵地址').fill('taiman@customer.example');
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: '提交申請' }).click();
  await expect(page.getByRole('heading', { name: '多謝你的申請' })).toBeVisible();
  const caseNumber = await page.getByText(/^R-\d{8}-\w+$/).textContent();
  await expectAccessible(page);
  await context.close();

  expect(await call(server.url, requests, {}, tokens.accessToken)).toMatchObject({
    requests: { list: expect.arrayContaining([{ caseNumber, appId: 'harbourDirect', locale: 'zh-HK' }]) },
  });
});
