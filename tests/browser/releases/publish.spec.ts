import { changeTemplate, givenApp } from '../apps/given-apps.ts';
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
  await releases.create();
  await expect(shell.toast('Release created')).toBeVisible();
  await expect(releases.row(first)).toContainText('Ready');
  await expect(releases.row(first)).toContainText(name);

  await releases.openDetails(first);
  await releases.schedule('2020-01-01T09:00');
  await expect(releases.dialog.getByText('Choose a time in the future')).toBeVisible();
  await releases.dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  // There is no earlier release to roll back to.
  await expect(releases.dialog.getByText('Customers see it within a second.', { exact: true })).toBeVisible();
  await releases.dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(releases.state).toContainText('Live');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open the app' }).click(),
  ]);
  await expect(opened.getByRole('heading', { name: 'Quote' })).toBeVisible();
  await opened.close();
  await page.getByRole('link', { name: "Failures on customers' pages" }).click();
  await expect(page.getByRole('heading', { name: "Components that failed on customers' pages" })).toBeInViewport();
  await page.goBack();
  await releases.closeDetails();
  await changeTemplate(server.url, tokens, componentId, '<h1>Changed</h1>');
  await releases.fillCreateDialog(second, name);
  await releases.create();
  await releases.openDetails(second);
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open the preview' }).click(),
  ]);
  await expect(preview.getByRole('heading', { name: 'Changed' })).toBeVisible();
  await preview.close();
  await releases.act('Publish');
  await expect(releases.state).toContainText('Live');
  await releases.closeDetails();
  await expect(releases.row(first)).toContainText('Replaced');
  await releases.openDetails(second);
  await releases.act('Roll back');
  await expect(shell.toast('Release rolled back')).toBeVisible();
  await releases.closeDetails();
  await expect(releases.row(first)).toContainText('Live');

  await page.goto(`http://${host}:${new URL(server.url).port}/`);
  await expect(page.getByRole('heading', { name: 'Quote' })).toBeVisible();
});

/** The next day on which London's clocks go forward: a release can be scheduled up to a year ahead. */
function nextSummerTime(): Date {
  const now = new Date();
  const lastSunday = (year: number) => new Date(Date.UTC(year, 2, 31 - new Date(Date.UTC(year, 2, 31)).getUTCDay()));
  const [soon, later] = [lastSunday(now.getUTCFullYear()), lastSunday(now.getUTCFullYear() + 1)];
  return soon > now ? soon : later;
}

test('a release is scheduled in the local time of a time zone', async ({ signedIn: { page, tokens }, server }) => {
  const { appId, name } = await givenApp(server.url, tokens);
  const changed = nextSummerTime();
  const next = new Date(changed.getTime() + 86_400_000);
  const day = next.toISOString().slice(0, 10).split('-').toReversed().join('/');
  const releases = new ReleasePage(page);
  await page.goto('/releases');
  await releases.fillCreateDialog(`Later of ${appId}`, name);
  await releases.create();
  await releases.openDetails(`Later of ${appId}`);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const { dialog } = releases;
  await expect(dialog.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Hong_Kong');
  await dialog.getByRole('combobox', { name: 'Time zone' }).fill('Europe/London');
  await page.getByRole('option', { name: 'Europe/London' }).click();
  // While a year is typed, the field has the years 2, 20 and 202.
  await dialog.getByLabel('Date and time').focus();
  for (const key of '31012027') await page.keyboard.press(key);
  await page.keyboard.press('ArrowRight');
  for (const key of '0930AM') await page.keyboard.press(key);
  await expect(dialog.getByLabel('Date and time')).toBeVisible();
  for (const clock of ['0001-01-01T00:00', '0002-01-31T09:30', '9999-12-31T23:59', '275760-09-13T00:00']) {
    await dialog.getByLabel('Date and time').fill(clock);
    await expect(dialog.getByLabel('Date and time')).toHaveValue(clock);
  }
  await dialog.getByLabel('Date and time').fill(`${changed.toISOString().slice(0, 10)}T01:30`);
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(
    dialog.getByText('This time does not exist in Europe/London, because the clocks change. Choose another.'),
  ).toBeVisible();
  await dialog.getByLabel('Date and time').fill(`${next.toISOString().slice(0, 10)}T09:30`);
  await expect(dialog.getByText(`${day} 16:30 in your time zone, Asia/Hong_Kong`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText(`${day} 09:30 (Europe/London)`)).toBeVisible();
});

test('an app that does not compile is not released, and the problems are listed', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, name } = await givenApp(server.url, tokens, '<div><p>Quote</b></div>');
  const releases = new ReleasePage(page);
  await releases.open();
  await releases.fillCreateDialog(`Broken ${appId}`, name);
  await releases.create();
  await expect(releases.dialog.getByText('These problems prevent the release.')).toBeVisible();
  await expect(releases.dialog.getByRole('alert').getByRole('listitem').first()).toContainText(name);
  await releases.dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(releases.row(`Broken ${appId}`)).toHaveCount(0);
});
