// Every widget as customers use it: at the width of a phone and of a desktop, with pointer and keys.
import { expectAccessible } from '../axe.ts';
import { expect, test } from './harness.ts';

/** The narrowest width that WCAG 2.2 requires; also a page zoomed to 400 percent. */
const phone = { width: 320, height: 640 };

for (const section of ['texts', 'numbers', 'choices', 'selects', 'dates', 'others', 'elements']) {
  test(`shows ${section} without anything that axe objects to`, async ({ widgets, page }) => {
    await widgets.open(section);
    await expectAccessible(page);
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/${section}-desk.png`, fullPage: true });
    await page.setViewportSize(phone);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/${section}-phone.png`, fullPage: true });
  });
}

test('shows states in forced colours, in which backgrounds do not', async ({ widgets, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await widgets.open('choices');
  for (const name of ['Renew automatically', 'Golf']) {
    const control = page.getByRole(name === 'Golf' ? 'checkbox' : 'switch', { name });
    await expect(control).toHaveCSS('opacity', '1');
    expect((await control.boundingBox())?.width).toBeGreaterThanOrEqual(20);
    await expect(control.locator('+ span')).toBeHidden();
  }
  await expect(page.getByRole('group', { name: 'Plan', exact: true }).getByLabel('Plus')).toHaveCSS('opacity', '1');
  await widgets.open('selects');
  await page.getByRole('combobox', { name: /Other destinations/ }).press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Korea' }).locator('svg')).toHaveCSS('visibility', 'hidden');
  await expect(page.getByRole('option', { name: 'Taiwan' }).locator('svg')).toHaveCSS('visibility', 'visible');
  await widgets.open('dates');
  const background = async (day: string): Promise<string> =>
    page
      .getByRole('group', { name: 'One day' })
      .locator(`[data-day="${day}"]`)
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background('2026-06-18')).not.toBe(await background('2026-06-19'));
  await widgets.open('numbers');
  await expect(page.getByRole('slider', { name: 'Deductible' })).toHaveCSS('opacity', '1');
  await page.emulateMedia({ forcedColors: null });
});
