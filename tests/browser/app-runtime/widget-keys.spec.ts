// The behaviour of widgets for keys, pointers and values.
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from './harness.ts';

/** The option of the open list that Enter would choose. */
async function expectActive(box: Locator, option: Locator): Promise<void> {
  await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? 'none');
}

test('adds thousands separators while a number is typed, and keeps the caret behind the digit', async ({
  widgets,
  page,
}) => {
  await widgets.open('numbers');
  const sum = page.getByLabel('Sum insured');
  await sum.fill('');
  await sum.pressSequentially('12345');
  await expect(sum).toHaveValue('12,345');
  expect(await widgets.value('sum')).toBe(12_345);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('9');
  await expect(sum).toHaveValue('129,345');
  expect(await sum.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
  // The separator never blocks a deletion.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await expect(sum).toHaveValue('12,345');
  await sum.fill('');
  expect(await widgets.value('sum')).toBeNull();
});

test('keeps a text that is not a number as typed, with a message and without a value', async ({ widgets, page }) => {
  await widgets.open('numbers');
  const [sum, rate, change] = [page.getByLabel('Sum insured'), page.getByLabel('Rate'), page.getByLabel('Change')];
  for (const [field, name, typed, message] of [
    [sum, 'sum', '3-5', 'Enter a whole number, such as 1,234.'],
    [sum, 'sum', '1234.5', 'Enter a whole number, such as 1,234.'],
    [sum, 'sum', '-7', 'Enter a number that is not negative.'],
    [rate, 'rate', '7,5', 'Enter a number, such as 1,234.5.'],
    [rate, 'rate', '1.2.3', 'Enter a number, such as 1,234.5.'],
    [rate, 'rate', '1.234', 'Enter a number with at most 2 decimals.'],
    [change, 'change', '--5', 'Enter a number, such as 1,234.5.'],
  ] as const) {
    await field.fill('');
    await field.pressSequentially(typed);
    // The message appears after a pause, or once the field is left.
    if (typed !== '3-5') await field.blur();
    // The separators of the first digits remain.
    expect((await field.inputValue()).replace('1,234.5', '1234.5')).toBe(typed);
    await expect(page.getByText(message)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(message);
    expect(await widgets.value(name)).toBeNull();
    await field.fill('6');
    expect(await widgets.value(name)).toBe(6);
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
  await expectAccessible(page);
  await change.fill('-7.50');
  await change.blur();
  await expect(change).toHaveValue('-7.5');
  await widgets.set('change', 1234.5);
  await expect(change).toHaveValue('1,234.5');
});

test('leaves the text to an input method until it is complete, and reads full-width digits', async ({
  widgets,
  page,
}) => {
  await widgets.open('numbers');
  const sum = page.getByLabel('Sum insured');
  await sum.fill('');
  const input = await page.context().newCDPSession(page);
  for (const text of ['１', '１２', '１２３４'])
    await input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await expect(sum).toHaveValue('１２３４');
  await input.send('Input.insertText', { text: '１２３４' });
  await expect(sum).toHaveValue('1,234');
  expect(await widgets.value('sum')).toBe(1234);
  await input.detach();
});

test('keeps a stepper and a slider within their limits', async ({ widgets, page }) => {
  await widgets.open('numbers');
  const travellers = page.getByRole('spinbutton', { name: 'Travellers' });
  for (const typed of ['9', '2.5', 'two']) {
    await travellers.fill(typed);
    await travellers.press('Enter');
    await expect(travellers).toHaveAttribute('aria-invalid', 'true');
    await expect(travellers).toHaveValue(typed);
    expect(await widgets.value('travellers')).toBeNull();
  }
  await travellers.fill('9');
  await page.getByRole('button', { name: 'Increase Travellers' }).click();
  await expect(travellers).toHaveValue('4');
  await expect(page.getByRole('button', { name: 'Increase Travellers' })).toBeDisabled();
  await page.getByRole('button', { name: 'Decrease Travellers' }).click();
  expect(await widgets.value('travellers')).toBe(3);
  await travellers.press('Home');
  await expect(travellers).toHaveValue('1');
  await travellers.press('ArrowUp');
  await expect(travellers).toHaveValue('2');
  const deductible = page.getByRole('slider', { name: 'Deductible' });
  await deductible.press('ArrowRight');
  expect(await widgets.value('deductible')).toBe(3000);
  await deductible.press('End');
  await expect(page.getByRole('status')).toHaveText('HK$10,000');
});

test('selects by arrows, Home, End and typing, and skips disabled options', async ({ widgets, page }) => {
  await widgets.open('selects');
  const box = page.getByRole('combobox', { name: 'Destination', exact: true });
  await box.press('ArrowDown');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option')).toHaveCount(6);
  await expectAccessible(page);
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/select-open.png` });
  await box.press('End');
  await expectActive(box, list.getByRole('option', { name: 'Vietnam' }));
  await box.press('ArrowUp');
  await expectActive(box, list.getByRole('option', { name: 'Thailand' }));
  await box.press('Enter');
  await expect(list).toBeHidden();
  expect(await widgets.value('country')).toBe('TH');
  await expect(box).toBeFocused();
  await box.press('v');
  await box.press(' ');
  expect(await widgets.value('country')).toBe('TH');
  await box.press('Escape');
  await box.pressSequentially('tai');
  await expectActive(box, list.getByRole('option', { name: 'Taiwan' }));
  await box.press('Enter');
  expect(await widgets.value('country')).toBe('TW');
  await box.press('Enter');
  await page.mouse.click(5, 5);
  await expect(list).toBeHidden();
});

test('adds and removes options of a multi-select and leaves its list open', async ({ widgets, page }) => {
  await widgets.open('selects');
  const box = page.getByRole('combobox', { name: /Other destinations/ });
  await box.click();
  await page.getByRole('option', { name: 'Korea' }).click();
  await page.getByRole('option', { name: 'Japan' }).click();
  await page.getByRole('option', { name: 'Antarctica' }).click({ force: true });
  expect(await widgets.value('countries')).toEqual(['KR', 'TW']);
  await expect(page.getByRole('listbox')).toBeVisible();
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/multi-open.png` });
  await box.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('switches, checks and chooses by click and by key', async ({ widgets, page }) => {
  await widgets.open('choices');
  await page.getByRole('switch', { name: 'Renew automatically' }).press('Space');
  expect(await widgets.value('renew')).toBe(false);
  await page.getByText('I accept the').click();
  expect(await widgets.value('agree')).toBe(true);
  await page.getByText('Diving').click();
  expect(await widgets.value('extras')).toEqual(['ski', 'Diving']);
  await page.getByRole('group', { name: 'Plan', exact: true }).getByLabel('Plus').press('ArrowUp');
  expect(await widgets.value('plan')).toBe('basic');
});

test('has controls of at least 44 pixels on a phone', async ({ widgets, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const section of ['texts', 'numbers', 'choices', 'selects', 'dates', 'others']) {
    await widgets.open(section);
    const small = await page.evaluate(() => {
      const targets = [
        ...document.querySelectorAll<HTMLElement>(
          'button, select, [role="combobox"], label:has(input), input:not(label input)',
        ),
      ];
      return targets
        .map((element) => ({ html: element.outerHTML.slice(0, 120), ...element.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width > 0 && (height < 44 || width < 24))
        .map(({ html, width, height }) => `${width}x${height} ${html}`);
    });
    expect(small, section).toEqual([]);
  }
});

test('returns a date of birth once all three parts are valid, and null until then', async ({ widgets, page }) => {
  await widgets.open('dates');
  await page.getByLabel('Day', { exact: true }).selectOption('31');
  await page.getByLabel('Month').first().selectOption('1');
  expect(await widgets.value('birth')).toBeNull();
  await page.getByLabel('Year').first().selectOption('1990');
  expect(await widgets.value('birth')).toBe('1990-01-31');
  await page.getByLabel('Month').first().selectOption('2');
  expect(await widgets.value('birth')).toBeNull();
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('');
  await widgets.set('birth', '1980-12-24');
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('24');
});

test('parses a typed date, and rejects one that is invalid or out of range', async ({ widgets, page }) => {
  await widgets.open('dates');
  const start = page.getByLabel('Start of the trip', { exact: true });
  await start.fill('5/7/2026');
  await start.blur();
  await expect(start).toHaveValue('05/07/2026');
  expect(await widgets.value('start')).toBe('2026-07-05');
  await start.fill('31/06/2026');
  await start.blur();
  await expect(page.getByText('Enter a valid date as DD/MM/YYYY.')).toBeVisible();
  expect(await widgets.value('start')).toBeNull();
  await expect(start).toHaveValue('31/06/2026');
  await start.fill('01/01/2025');
  await start.blur();
  await expect(page.getByText('This date cannot be selected.')).toBeVisible();
});

test('opens the calendar at the date, supports keys, and returns the focus', async ({ widgets, page }) => {
  await widgets.open('dates');
  await widgets.set('start', '2026-07-05');
  const button = page.getByRole('button', { name: /Start of the trip/ });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Start of the trip' });
  const focused = page.locator('button:focus');
  await expect(focused).toHaveAttribute('data-day', '2026-07-05');
  await expect(dialog.getByRole('gridcell')).toHaveCount(42);
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/picker-open.png` });
  for (const [key, day] of [
    ['ArrowRight', '2026-07-06'],
    ['ArrowDown', '2026-07-13'],
    ['Home', '2026-07-12'],
    ['End', '2026-07-18'],
    ['PageDown', '2026-08-18'],
    ['Shift+PageUp', '2026-06-10'],
    ['ArrowLeft', '2026-06-10'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toHaveAttribute('data-day', day);
  }
  await page.keyboard.press('Enter');
  expect(await widgets.value('start')).toBe('2026-06-10');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('selects several days, and the two ends of a range in order', async ({ widgets, page }) => {
  await widgets.open('dates');
  const days = page.getByRole('group', { name: 'Several days' });
  await days.locator('[data-day="2026-06-18"]').click();
  await days.locator('[data-day="2026-06-02"]').click();
  expect(await widgets.value('days')).toEqual(['2026-06-02', '2026-06-22']);
  const range = page.getByRole('group', { name: 'From and to' });
  await range.locator('[data-day="2026-06-20"]').click();
  await range.locator('[data-day="2026-06-12"]').click();
  expect(await widgets.value('range')).toEqual(['2026-06-12', '2026-06-20']);
  const single = page.getByRole('group', { name: 'One day' });
  await single.locator('[data-day="2026-06-04"]').click({ force: true });
  expect(await widgets.value('day')).toBe('2026-06-18');
});

test('traps the focus in a dialog and returns it', async ({ widgets, page }) => {
  await widgets.open('others');
  const opener = page.getByRole('button', { name: 'Open the dialog' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Leave this page?' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/modal.png` });
  await expectAccessible(page);
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press(press % 2 === 0 ? 'Tab' : 'Shift+Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.setViewportSize({ width: 390, height: 844 });
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/modal-phone.png` });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
});

test('leaves keys to an input method while text is being composed', async ({ widgets, page }) => {
  const composing = (key: string) => ({ key, isComposing: true, keyCode: 229, bubbles: true, cancelable: true });
  const afterComposition = (key: string) => ({ ...composing(key), isComposing: false });
  await widgets.open('others');
  await page.getByRole('button', { name: 'Open the dialog' }).click();
  const reason = page.getByLabel('Reason');
  await reason.dispatchEvent('keydown', composing('Escape'));
  await reason.dispatchEvent('keydown', afterComposition('Escape'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await reason.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await widgets.open('dates');
  await page.getByRole('button', { name: /Start of the trip/ }).click();
  const start = page.getByRole('textbox', { name: 'Start of the trip' });
  for (const keys of [composing, afterComposition]) await start.dispatchEvent('keydown', keys('Escape'));
  await expect(page.getByRole('dialog')).toBeVisible();

  await widgets.open('selects');
  const box = page.getByRole('combobox', { name: 'Destination', exact: true });
  await box.dispatchEvent('keydown', composing('Enter'));
  await expect(page.getByRole('listbox')).toBeHidden();

  await widgets.open('numbers');
  const travellers = page.getByRole('spinbutton', { name: 'Travellers' });
  await travellers.dispatchEvent('keydown', composing('ArrowUp'));
  expect(await widgets.value('travellers')).toBe(2);
});

test('shows the latest five messages, which can be dismissed', async ({ widgets, page }) => {
  await widgets.open('others');
  await expect(page.getByText('The price is valid for 14 days.')).toBeHidden();
  await page.getByRole('button', { name: 'Dismiss: One' }).click();
  await expect(page.getByText('One', { exact: true })).toBeHidden();
  await expect(page.getByText('The price is valid for 14 days.')).toBeVisible();
});

test('ignores clicks on a disabled or busy button, and scripts in addresses or HTML', async ({ widgets, page }) => {
  await widgets.open('others');
  await page.getByRole('button', { name: 'Get a price' }).click();
  await page.getByRole('button', { name: 'Disabled' }).click({ force: true });
  await page.getByRole('button', { name: 'Sending' }).press('Enter');
  expect(await page.evaluate(() => Reflect.get(window, 'state').clicks)).toBe(1);
  expect(await page.getByText('Bad link').evaluate((element) => element.closest('a')?.hasAttribute('href'))).toBe(
    false,
  );
  const html = page.locator('div:has(> h2)');
  await expect(html).toContainText('Text with format and a link.');
  expect(await html.innerHTML()).not.toMatch(/onclick|onerror|javascript|script/);
  expect(await page.evaluate(() => Reflect.get(window, 'attacked') ?? false)).toBe(false);
});

test('is available in Chinese, and prefers the variants of the app to the defaults', async ({ widgets, page }) => {
  await widgets.open('dates', 'zh-HK');
  await expect(page.locator('select[autocomplete^="bday-"]').first()).toHaveAttribute('autocomplete', 'bday-year');
  await expect(page.getByRole('button', { name: '下個月' }).first()).toBeVisible();
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/dates-zh.png`, fullPage: true });
  await page.evaluate(() => {
    Reflect.get(window, 'appState').variants = { calendar: { default: 'own', own: { el: { panel: 'own-panel' } } } };
  });
  await expect(page.locator('.own-panel')).toHaveCount(3);
  await expect(page.locator('.own-panel button').first()).toHaveClass(/inline-flex/);
});
