// What the toolbar and the keyboard do, with what is stored as the measure.
import { expectAccessible } from '../axe.ts';
import { expect, test } from './harness.ts';

const html =
  '<p>Dear {{ name }}</p><p style="page-break-after: always"></p><table border="1"><tr><td>1</td></tr></table>';

test('axe finds nothing, in light and in dark, also with a dialog open', async ({ richText, page }) => {
  await richText.edit(html);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Find and replace' }).click();
  await page.mouse.move(5, 700);
  await expect(page.locator('.tox-tooltip')).toHaveCount(0);
  await expectAccessible(page);
});

test('the pickers put in what was picked, as Liquid and with the stored address', async ({ richText, page }) => {
  const frame = await richText.edit('<p>a</p>');
  await frame.getByText('a').click();
  await page.getByRole('button', { name: 'Advanced' }).click();
  await page.getByRole('menuitem', { name: 'Liquid picker' }).click();
  await expect(frame.getByText('policy.issuerNumber')).toBeVisible();
  await page.getByRole('button', { name: 'Insert an image' }).click();
  await expect(frame.locator('img[src^="blob:"]')).toBeVisible();
  const value = await richText.value();
  expect(value).toContain('{{ policy.issuerNumber | default: "a > b" }}');
  expect(value).toContain('<img src="/api/v1/files/logo.png?tenantIdIfNoToken=test_dev" alt="">');
});

test('a page break is a div with its rule', async ({ richText, page }) => {
  const frame = await richText.edit('<p>a</p>');
  await frame.getByText('a').click();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Page break' }).click();
  expect(await richText.value()).toContain('<div style="page-break-after: always;"></div>');
});

test('Escape goes to the toolbar, and saving is left to the page', async ({ richText, page }) => {
  const frame = await richText.edit('<p>a</p>');
  await page.evaluate(() => {
    window.addEventListener('keydown', ({ key, ctrlKey }) => {
      if (ctrlKey) document.title = `${key} ${String(Reflect.get(window, 'value'))}`;
    });
  });
  await frame.getByText('a').click();
  await page.keyboard.press('End');
  await page.keyboard.type('b');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveTitle('s <p>ab</p>');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
});

test('a loop that loses its end is told, and undo makes it whole', async ({ richText, page }) => {
  const torn = '<div>{% for b in bs %}<p>b</p>{% endfor %}</div>';
  const frame = await richText.edit(torn);
  await frame.getByText('{% endfor %}').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Backspace');
  await richText.value();
  await expect(page.getByText('“for” has lost its end')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await richText.value()).toBe(torn);
  await expect(page.getByText('“for” has lost its end')).toBeHidden();
});
