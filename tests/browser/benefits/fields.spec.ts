import { cut } from '../network.ts';
import { BenefitsPage } from '../pages/benefits-page.ts';
import { expectMarked } from '../pages/select-keys.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { givenBenefits, travelBenefits } from './given-benefits.ts';

for (const [typed, key, code] of [
  ['usd', 'Enter', 'USD'],
  ['jap', 'Tab', 'JPY'],
  ['Euro', 'Tab', 'EUR'],
] as const) {
  test(`${typed} and ${key} choose ${code}`, async ({ signedIn: { page, tokens }, server }) => {
    const benefits = new BenefitsPage(page);
    await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
    await benefits.row(/Travel delay/).click();
    await benefits.currency.click();
    await page.keyboard.type(typed);
    await expectMarked(page.getByRole('option', { name: new RegExp(`^${code}`) }));
    await page.keyboard.press(key);
    await expect(benefits.currency).toHaveValue(code);
    await benefits.update();
    await expect(benefits.row(new RegExp(`Travel delay delay ${code} 300`))).toBeVisible();
    await benefits.currency.focus();
    await page.keyboard.press('Tab');
    await expect(benefits.currency).toHaveValue(code);
  });
}

test('choosing the same currency again keeps it, an emptied field is restored, and historic ones are listed separately', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(
    await givenBenefits(server.url, tokens, [{ typeId: 'config', valueJsonString: '1', currencyCode: 'USD' }]),
  );
  await benefits.row(/config/).click();
  await benefits.currency.click();
  await expect(page.getByText('Historic and other currencies')).toBeAttached();
  await expect(page.getByRole('option').first()).toHaveText(/^HKD/);
  await page.getByRole('option', { name: /^USD/ }).click();
  await expect(benefits.currency).toHaveValue('USD');
  await benefits.currency.fill('');
  await page.keyboard.press('Tab');
  await expect(benefits.currency).toHaveValue('USD');
  await expect(benefits.unsaved).toBeHidden();
});

test('an addition that failed can be retried with one click', async ({ signedIn: { page, tokens }, server }) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  await benefits.openAddMain();
  const mend = await cut(page, 'AddBenefit');
  await benefits.dialog.getByLabel('Type id').fill('Ski pass');
  await page.keyboard.press('Enter');
  await expect(new Shell(page).toast('The benefit was not added.')).toBeVisible();
  await mend();
  await benefits.dialog.getByLabel('Type id').focus();
  await benefits.dialog.getByRole('button', { name: 'Add' }).click();
  await expect(benefits.dialog).toBeHidden();
  await expect(benefits.selectedRow).toContainText('ski_pass');
});

test('a type id without a letter or digit is reported at its field', async ({ signedIn: { page, tokens }, server }) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  await benefits.openAddMain();
  await benefits.dialog.getByLabel('Type id').fill('!!!');
  await benefits.dialog.getByRole('button', { name: 'Add' }).click();
  await expect(benefits.dialog.getByText('A type id must contain letters or digits')).toBeVisible();
  await expect(benefits.dialog.getByLabel('Type id')).toHaveValue('!!!');
});

test('placeholders have the same meaning in every text', async ({ signedIn: { page, tokens }, server }) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  await benefits.row(/Travel delay/).click();
  await benefits.field('Name').fill('Delay {this}');
  await benefits.field('Description').fill('Pays {this|C1} {once}');
  await expect(benefits.customersSee).toContainText('Delay 300');
  await expect(benefits.customersSee).toContainText('Pays HKD 300 {once}');
  await expect(page.getByText('{once} is not a placeholder.')).toBeVisible();
});

test('the keys that move a benefit are reported below the tree', async ({ signedIn: { page, tokens }, server }) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  await expect(page.getByText('Drag to move, or')).toBeVisible();
  await expect(benefits.row('Baggage loss baggage HKD 20,000')).toBeVisible();
  await expect(benefits.row(/Collapse/)).toBeHidden();
});
