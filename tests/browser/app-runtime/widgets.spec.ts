// Every widget as customers use it: at the width of a phone and of a desktop, with pointer and keys.
import { expectAccessible } from '../axe.ts';
import { expect, test } from './harness.ts';

const phone = { width: 390, height: 844 };

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
