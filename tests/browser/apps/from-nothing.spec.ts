// The complete path of a product manager: from no app to a price in a published one.
import { expectAccessible } from '../axe.ts';
import { AppPage } from '../pages/app-page.ts';
import { ReleasePage } from '../pages/release-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { newAppId } from './given-apps.ts';

test('an app is created, sells a product, is published, and gives a customer a price in Chinese', async ({
  signedIn: { page },
  server,
  browser,
}) => {
  const appId = newAppId();
  const name = `Shop ${appId.slice(4)}`;
  const host = `${appId}.localhost`;
  const apps = new AppPage(page);
  const shell = new Shell(page);
  await apps.openList();
  await apps.create({ name, appId, host, template: 'Distribution website' });

  await apps.button('Choose products').click();
  await apps.dialog.getByRole('checkbox', { name: 'Travel Plus Single Trip 2027' }).check();
  await apps.submit('Save');
  await expect(shell.toast('Products saved')).toBeVisible();

  const releases = new ReleasePage(page);
  const release = `First of ${appId}`;
  await releases.open();
  await releases.fillCreateDialog(release, name);
  await releases.create();
  await expect(releases.row(release)).toContainText('Ready');
  await releases.openDetails(release);
  await releases.act('Publish');
  await expect(releases.state).toContainText('Live');

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const shop = await context.newPage();
  await shop.goto(`http://${host}:${new URL(server.url).port}/`);
  await shop.getByRole('button', { name: '中文' }).click();
  await expect(shop.locator('html')).toHaveAttribute('lang', 'zh-HK');
  await expectAccessible(shop);
  await shop.getByRole('link', { name: '查看保費' }).first().click();
  await expect(shop.getByRole('status').getByText(/^HKD \d+\.\d\d$/)).toBeVisible();
  await expectAccessible(shop);
  await context.close();
});
