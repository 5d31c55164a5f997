import { expectAccessible } from '../axe.ts';
import { BenefitsPage } from '../pages/benefits-page.ts';
import { expect, test } from '../test.ts';
import { givenBenefits, travelBenefits } from './given-benefits.ts';

test('axe finds nothing on the benefits, empty and filled', async ({ signedIn: { page, tokens }, server }) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, []));
  await expect(page.getByRole('heading', { name: 'there are currently no benefits' })).toBeVisible();
  await expectAccessible(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  await benefits.row(/Laptop/).click();
  await expect(benefits.field('Name')).toBeVisible();
  await expectAccessible(page);
  await benefits.openAddMain();
  await benefits.dialog.getByRole('switch', { name: 'This benefit is optional' }).click();
  await expectAccessible(page);
});

test('axe finds nothing on any type of value', async ({ signedIn: { page, tokens }, server }) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  await benefits.row(/Laptop/).click();
  for (const type of ['Text', 'Boolean', 'Date', 'JSON']) {
    await benefits.chooseType(type);
    if (type === 'JSON') await expect(page.getByRole('textbox', { name: 'JSON value' })).toBeVisible();
    await expectAccessible(page);
  }
});

test('the benefits are available in Chinese', async ({ signedIn: { page, tokens }, server }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'zh-HK'));
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  await expect(page.getByRole('heading', { name: '保障項目', level: 1 })).toBeVisible();
  const row = page.getByRole('row', { name: /行李保障/ });
  await row.click();
  await expect(page.getByRole('textbox', { name: '名稱' })).toHaveValue('行李保障');
  await expectAccessible(page);
});
