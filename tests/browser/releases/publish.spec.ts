import { changeTemplate, givenApp } from '../apps/given-apps.ts';
import { expectAccessible } from '../axe.ts';
import { ReleasePage } from '../pages/release-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';

test('a release is published, replaced by a second one, and live again after a rollback', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, name, host, componentId } = await givenApp(server.url, tokens);
  const releases = new ReleasePage(page);
  const shell = new Shell(page);
  const [first, second] = [`First of ${appId}`, `Second of ${appId}`];
  await page.goto('/apps');
  await page.getByRole('link', { name: 'Releases', exact: true }).click();
  await releases.fillCreateDialog(first, name);
  await expectAccessible(page);
  await releases.create();
  await expect(shell.toast('Release created')).toBeVisible();
  await expect(releases.row(first)).toContainText('Ready');

  await releases.openDetails(first);
  await expectAccessible(page);
  await releases.schedule('2020-01-01T09:00');
  await expect(releases.dialog.getByText('Choose a time in the future')).toBeVisible();
  await expectAccessible(page);
  await releases.dialog.getByRole('button', { name: 'Cancel' }).click();
  await releases.act('Publish');
  await expect(releases.row(first)).toContainText('Live');
  await releases.closeDetails();
  await changeTemplate(server.url, tokens, componentId, '<h1>Changed</h1>');
  await releases.fillCreateDialog(second, name);
  await releases.create();
  await releases.openDetails(second);
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    releases.dialog.getByRole('link', { name: 'Open the preview' }).click(),
  ]);
  await expect(preview.getByRole('heading', { name: 'Changed' })).toBeVisible();
  await preview.close();
  await expectAccessible(page);
  await releases.act('Publish');
  await expect(releases.row(second)).toContainText('Live');
  await expect(releases.row(first)).toContainText('Replaced');
  await releases.act('Roll back');
  await expect(shell.toast('Release rolled back')).toBeVisible();
  await expect(releases.row(first)).toContainText('Live');
  await releases.closeDetails();
  await expectAccessible(page);

  await page.goto(`http://${host}:${new URL(server.url).port}/`);
  await expect(page.getByRole('heading', { name: 'Quote' })).toBeVisible();
});

test('an app that does not compile is not released, and what keeps it from that is listed', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, name } = await givenApp(server.url, tokens, '<div><p>Quote</b></div>');
  const releases = new ReleasePage(page);
  await releases.open();
  await releases.fillCreateDialog(`Broken ${appId}`, name);
  await releases.create();
  await expect(releases.dialog.getByText('These problems keep the apps from being released.')).toBeVisible();
  await expect(releases.dialog.getByRole('alert').getByRole('listitem').first()).toContainText(name);
  await expectAccessible(page);
  await releases.dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(releases.row(`Broken ${appId}`)).toHaveCount(0);
});
