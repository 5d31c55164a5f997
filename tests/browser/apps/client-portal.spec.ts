// The portal of the demo as a customer sees it, on a phone.
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../test.ts';
import { signInLinkTo } from './mailbox.ts';

const email = 'taiman.chan@customer.example';

const phone = { width: 390, height: 844 };

test('a customer signs in by a link, finds their policies and downloads a schedule, in both languages', async ({
  page,
  server,
}) => {
  await page.setViewportSize(phone);
  const portal = `http://harbour-portal.localhost:${new URL(server.url).port}`;
  await expect
    .poll(async () => (await page.goto(portal))?.status(), { message: 'published at the first start', timeout: 60_000 })
    .toBe(200);
  await expect(page).toHaveURL(`${portal}/sign-in`);
  await expectAccessible(page);
  await page.getByLabel('Email address').fill('taiman');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Enter a valid email address.')).toBeVisible();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('status')).toContainText(`If we know ${email}, an email with a link is on its way.`);
  await expectAccessible(page);

  const link = await signInLinkTo(server.url, email);
  await page.goto(link);
  await expect(page.getByText('Your link is ready.')).toBeVisible();
  await expect(page).toHaveURL(`${portal}/sign-in`);
  await page.reload();
  await expect(page.getByText('Open the link in the email again')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Your link is ready.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My policies' })).toBeVisible();
  const policies = page.getByRole('main').getByRole('listitem');
  await expect(policies.first()).toContainText('Issued');
  await expectAccessible(page);

  await page.reload();
  await policies.first().getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Tai Man Chan' }).first()).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF Policy schedule' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Policy schedule .* (TP|HF)-\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByRole('status')).toContainText('has been downloaded.');

  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { name: '文件' })).toBeVisible();
  await page.getByRole('link', { name: '我的申請' }).click();
  await expect(page.getByText('你的電郵地址下沒有申請。')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${portal}/policies/nothing`);
  await expect(page.getByRole('heading', { name: '找不到此保單。' })).toBeVisible();
  await page.getByRole('button', { name: '登出' }).click();
  await expect(page.getByRole('heading', { name: '登入' })).toBeVisible();
  await page.goto(portal);
  await expect(page).toHaveURL(`${portal}/sign-in`);

  await page.goto(link);
  await page.getByRole('button', { name: '繼續' }).click();
  await expect(page.getByRole('alert')).toContainText('此連結已被使用');
  await page.getByRole('button', { name: '要求新連結' }).click();
  await expect(page.getByLabel('電郵地址')).toBeVisible();
});

test('a page that cannot reach the server reports it and can retry', async ({ page, server }) => {
  await page.setViewportSize(phone);
  const portal = `http://harbour-portal.localhost:${new URL(server.url).port}`;
  await expect
    .poll(async () => (await page.goto(portal))?.status(), { message: 'published at the first start', timeout: 60_000 })
    .toBe(200);
  const other = 'kayan.wong@customer.example';
  await page.getByLabel('Email address').fill(other);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('status')).toContainText('on its way');
  await page.goto(await signInLinkTo(server.url, other));
  await page.route('**/graphql', async (route) =>
    route.request().postData()?.includes('appPolicies') === true ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('There is no connection to the server.');
  await expectAccessible(page);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
