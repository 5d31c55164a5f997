import { BenefitsPage } from '../pages/benefits-page.ts';
import { expect, test } from '../test.ts';
import { givenBenefits } from './given-benefits.ts';

test('benefits are built from scratch: main, child, options, manual input, in two languages', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, []));
  await expect(page.getByRole('heading', { name: 'there are currently no benefits' })).toBeVisible();
  await benefits.press('Add Benefit');
  // Without a type id nothing happens.
  await benefits.dialog.getByRole('button', { name: 'Add' }).click();
  await expect(benefits.dialog).toBeVisible();
  await benefits.dialog.getByLabel('Type id').fill('Baggage Loss');
  await benefits.dialog.getByLabel('Type id').blur();
  await expect(benefits.dialog.getByLabel('Type id')).toHaveValue('baggage_loss');
  await benefits.dialog.getByRole('button', { name: 'Add' }).click();
  await expect(benefits.selectedRow).toContainText('baggage_loss');

  await benefits.chooseType('Number');
  await benefits.field('Amount').pressSequentially('1200000.5');
  await expect(benefits.field('Amount')).toHaveValue('1,200,000.5');
  await benefits.field('Name').fill('Baggage loss');
  await benefits.field('Short value').fill('{this|C1}');
  await benefits.field('Detailed value').fill('Up to {this|C1} each {that}');
  await expect(page.getByText('{that} is not a placeholder')).toBeVisible();
  await benefits.field('Detailed value').fill('Up to {this|C1} each');
  await expect(benefits.customersSee).toContainText('Baggage loss');
  await expect(benefits.customersSee).toContainText('Up to HKD 1,200,000.50 each');
  await benefits.chooseTextsLocale('繁體中文');
  await benefits.field('Name').fill('行李保障');
  await benefits.field('Short value').fill('最高 {this|C1}');
  await expect(benefits.customersSee).toContainText('最高 HKD 1,200,000.50');
  await benefits.chooseTextsLocale('English');
  await expect(benefits.field('Name')).toHaveValue('Baggage loss');
  await expect(benefits.unsaved).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(benefits.unsaved).toBeHidden();
  await expect(benefits.saved).toBeVisible();
  await expect(benefits.row(/Baggage loss baggage_loss HKD 1,200,000.50/)).toBeVisible();

  await benefits.press('Add Child Benefit');
  await benefits.add('per article');
  await expect(benefits.selectedRow).toHaveAttribute('aria-level', '2');
  await expect(benefits.field('Parent')).toHaveValue('baggage_loss');

  await benefits.openAddMain();
  await benefits.dialog.getByLabel('Type id').fill('personal_accident');
  await benefits.dialog.getByRole('switch', { name: 'This benefit is optional' }).click();
  await expect(benefits.dialog.getByLabel('Option key')).toHaveValue('option_0');
  await benefits.dialog.getByRole('button', { name: 'Add' }).click();
  await expect(benefits.selectedRow).toContainText('option_0');
  await benefits.press('Add Option');
  await expect(benefits.dialog.getByLabel('Option key')).toHaveValue('option_1');
  await benefits.dialog.getByRole('button', { name: 'Add' }).click();
  await expect(benefits.row(/personal_accident/)).toContainText('2 options');

  await benefits.openAddMain();
  await benefits.dialog.getByLabel('Type id').fill('winter_sports');
  await benefits.dialog.getByRole('switch', { name: 'This benefit is optional' }).click();
  await benefits.dialog.getByText('Manual user input').click();
  await benefits.dialog.getByRole('button', { name: 'Add' }).click();
  await expect(benefits.row(/winter_sports/)).toContainText('Customer enters');

  await page.reload();
  await expect(benefits.row(/Baggage loss/)).toBeVisible();
  expect(await benefits.typeIds()).toEqual([
    'baggage_loss',
    'per_article',
    'personal_accident',
    'option_0',
    'option_1',
    'winter_sports',
  ]);
  await benefits.chooseTreeLocale(/zh-HK/);
  await expect(benefits.row(/行李保障 baggage_loss 最高 HKD 1,200,000.50/)).toBeVisible();
});

test('a type id that is missing or taken is reported at its field, which has the focus', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, [{ typeId: 'medical' }]));
  await benefits.openAddMain();
  const typeId = benefits.dialog.getByLabel('Type id');
  await benefits.dialog.getByRole('button', { name: 'Add' }).click();
  await expect(typeId).toHaveAccessibleDescription(/This field is required/);
  await expect(typeId).toBeFocused();
  await typeId.fill('Medical');
  await expect(benefits.dialog.getByText('A benefit medical already exists. Choose another type id.')).toBeVisible();
  await benefits.dialog.getByRole('button', { name: 'Add' }).click();
  await expect(typeId).toBeFocused();
});
