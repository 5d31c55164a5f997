import { BenefitsPage } from '../pages/benefits-page.ts';
import { expect, test } from '../test.ts';
import { givenBenefits, travelBenefits, type GivenBenefit } from './given-benefits.ts';

test('benefits are moved by buttons within their limits', async ({ signedIn: { page, tokens }, server }) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  const button = (name: string) => page.getByRole('button', { name });
  await expect(button('Move up')).toHaveAttribute('aria-disabled', 'true');
  await benefits.row(/Baggage loss/).click();
  await button('Move up').click();
  await expect(benefits.announcement).toHaveText('Baggage loss is at position 1 of 3 at the top level.');
  await expect(button('Move up')).toHaveAttribute('aria-disabled', 'true');
  await button('Move down').click();
  await button('In one level').click();
  await expect.poll(async () => benefits.typeIds()).toEqual(['medical', 'dental', 'baggage', 'laptop', 'delay']);
  await expect(benefits.row(/Baggage loss/)).toHaveAttribute('aria-level', '2');
  await button('Out one level').click();
  await expect(benefits.row(/Baggage loss/)).toHaveAttribute('aria-level', '1');
});

test('benefits are moved by keyboard, and moved back', async ({ signedIn: { page, tokens }, server }) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  await benefits.row(/Baggage loss/).click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(benefits.announcement).toHaveText('Baggage loss is at position 1 of 3 at the top level.');
  expect(await benefits.typeIds()).toEqual(['baggage', 'laptop', 'medical', 'dental', 'delay']);
  await page.keyboard.press('End');
  await expect(benefits.row(/Travel delay/)).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(benefits.announcement).toHaveText('Travel delay is at position 2 of 2 under Medical expenses.');
  await expect(benefits.row(/Travel delay/)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(benefits.row(/Travel delay/)).toHaveAttribute('aria-level', '1');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => benefits.typeIds()).toEqual(['medical', 'dental', 'baggage', 'laptop', 'delay']);
  const redone = page.waitForResponse((response) => /\bMoveBenefit\b/.test(response.request().postData() ?? ''));
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(async () => benefits.typeIds()).toEqual(['baggage', 'laptop', 'medical', 'dental', 'delay']);
  await (await redone).finished();
  await expect(benefits.saved).toBeVisible();
  await page.reload();
  await expect(benefits.row(/Baggage loss/)).toBeVisible();
  expect(await benefits.typeIds()).toEqual(['baggage', 'laptop', 'medical', 'dental', 'delay']);
});

test('a benefit is dragged with its descendants, but not into its own subtree', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  await benefits.row(/Baggage loss/).dragTo(benefits.row(/Travel delay/));
  await expect(benefits.row(/Baggage loss/)).toHaveAttribute('aria-level', '2');
  await expect(benefits.row(/Laptop/)).toHaveAttribute('aria-level', '3');
  await benefits.row(/Travel delay/).dragTo(benefits.row(/Laptop/));
  await expect(page.getByRole('alert')).toContainText(
    'A benefit cannot be moved under itself or under one of its own children.',
  );
  await expect(benefits.row(/Travel delay/)).toHaveAttribute('aria-level', '1');
});

test('a branch is removed with all its descendants, and restored completely', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  await benefits.row(/Baggage loss/).click();
  await benefits.press('Remove');
  await expect(benefits.dialog).toContainText('Also deleted: 1 benefit under it.');
  await benefits.confirmRemoval();
  await expect(benefits.row(/Laptop/)).toBeHidden();
  await benefits.press('Undo');
  await expect(benefits.row(/Baggage loss baggage HKD 20,000/)).toBeVisible();
  expect(await benefits.typeIds()).toEqual(['medical', 'dental', 'baggage', 'laptop', 'delay']);
  await benefits.chooseTreeLocale(/zh-HK/);
  await expect(benefits.row(/行李保障/)).toBeVisible();
  await benefits.press('Redo');
  await expect(benefits.row(/laptop/)).toBeHidden();
  await benefits.press('Undo');
  await expect(benefits.row(/laptop/)).toBeVisible();
  await page.reload();
  await expect(benefits.row(/行李保障/)).toBeVisible();
  expect(await benefits.typeIds()).toEqual(['medical', 'dental', 'baggage', 'laptop', 'delay']);
});

test('a benefit is restored with all of its options, however often it is removed', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const options = ['plan_a', 'plan_b', 'plan_c'].map((optionKey): GivenBenefit => ({ typeId: 'accident', optionKey }));
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, [...options, { typeId: 'delay' }]));
  await benefits.row(/accident/).click();
  await benefits.press('Remove');
  await benefits.confirmRemoval();
  const whole = ['accident', 'plan_a', 'plan_b', 'plan_c', 'delay'];
  await benefits.press('Undo');
  await expect.poll(async () => benefits.typeIds()).toEqual(whole);
  await benefits.press('Redo');
  await expect.poll(async () => benefits.typeIds()).toEqual(['delay']);
  await benefits.press('Undo');
  await expect.poll(async () => benefits.typeIds()).toEqual(whole);
  await expect(benefits.saved).toBeVisible();
  await page.reload();
  await expect.poll(async () => benefits.typeIds()).toEqual(whole);
});

test('a text change of a benefit restored with its parent can be undone too', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  await benefits.row(/Laptop/).click();
  await benefits.field('Name').fill('Laptop computer');
  await benefits.update();
  await expect(benefits.unsaved).toBeHidden();
  await benefits.row(/Baggage loss/).click();
  await benefits.press('Remove');
  await benefits.confirmRemoval();
  await benefits.press('Undo');
  await expect(benefits.row(/Laptop computer/)).toBeVisible();
  await benefits.press('Undo');
  await expect(benefits.row(/Laptop laptop/)).toBeVisible();
});

test('an added benefit is visible and focused, even in a collapsed branch', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  await benefits.press('Collapse all');
  await benefits.row(/Medical expenses/).click();
  await benefits.press('Add Child Benefit');
  await benefits.add('surgery');
  await expect(benefits.row(/surgery/)).toBeFocused();
  await expect(benefits.row(/Laptop/)).toBeHidden();
});

test('an update is undone including its texts', async ({ signedIn: { page, tokens }, server }) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  await benefits.row(/Laptop/).click();
  await benefits.field('Amount').fill('12000');
  await benefits.field('Name').fill('Laptop computer');
  await benefits.chooseTextsLocale('繁體中文');
  await benefits.field('Name').fill('手提電腦');
  await benefits.update();
  await expect(benefits.row(/Laptop computer laptop HKD 12,000/)).toBeVisible();
  await expect(benefits.unsaved).toBeHidden();
  await benefits.press('Undo');
  await expect(benefits.row(/Laptop laptop HKD 10,000/)).toBeVisible();
  await expect(benefits.field('Name')).toHaveValue('');
  await benefits.press('Redo');
  await expect(benefits.row(/Laptop computer laptop HKD 12,000/)).toBeVisible();
  await expect(benefits.field('Name')).toHaveValue('手提電腦');
});

test('there are seven levels and no eighth', async ({ signedIn: { page, tokens }, server }) => {
  const levels = Array.from({ length: 7 }, (_unused, index): GivenBenefit => ({
    typeId: `level_${index + 1}`,
    ...(index > 0 && { parentTypeId: `level_${index}` }),
  }));
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, [...levels, { typeId: 'other' }]));
  await benefits.row(/level_7/).click();
  await expect(benefits.selectedRow).toHaveAttribute('aria-level', '7');
  await benefits.press('Add Child Benefit');
  await expect(page.getByRole('alert')).toContainText('Benefits can be nested up to 7 levels.');
  await expect(benefits.dialog).toBeHidden();
  await benefits.row(/other/).click();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(benefits.row(/other/)).toHaveAttribute('aria-level', '2');
  await benefits.row(/other/).dragTo(benefits.row(/level_7/));
  await expect(page.getByRole('alert')).toContainText('Benefits can be nested up to 7 levels.');
  await expect(benefits.row(/other/)).toHaveAttribute('aria-level', '2');
});

test('a search shows matches with their ancestors; branches can be collapsed', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  await expect(benefits.row(/Laptop/)).toBeVisible();
  await benefits.press('Collapse all');
  await expect(benefits.row(/Laptop/)).toBeHidden();
  await benefits.field('Find a benefit').fill('lapt');
  await expect.poll(async () => benefits.typeIds()).toEqual(['baggage', 'laptop']);
  await benefits.field('Find a benefit').fill('nothing like it');
  await expect(page.getByText('No benefit has this name or type id.')).toBeVisible();
  await benefits.field('Find a benefit').fill('');
  await benefits.row(/Medical expenses/).click();
  await page.keyboard.press('ArrowRight');
  await expect(benefits.row(/Dental/)).toBeVisible();
  await page.keyboard.type('trav');
  await expect(benefits.row(/Travel delay/)).toBeFocused();
});
