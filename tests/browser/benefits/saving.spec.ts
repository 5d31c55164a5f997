import { call } from '../api.ts';
import { cut } from '../network.ts';
import { BenefitsPage } from '../pages/benefits-page.ts';
import { expect, test } from '../test.ts';
import { givenBenefits, textKey, travelBenefits } from './given-benefits.ts';

test('the second of two windows learns who saved first, and may reload or overwrite', async ({
  signedIn: { page, tokens },
  context,
  server,
}) => {
  const productId = await givenBenefits(server.url, tokens, travelBenefits);
  const mine = new BenefitsPage(page);
  const theirs = new BenefitsPage(await context.newPage());
  await mine.open(productId);
  await mine.row(/Laptop/).click();
  await mine.field('Amount').fill('11000');
  await theirs.open(productId);
  await theirs.row(/Laptop/).click();
  await theirs.field('Amount').fill('15000');
  await theirs.update();
  await expect(theirs.saved).toBeVisible();

  await mine.update();
  await expect(page.getByRole('alert')).toContainText('Someone else changed this benefit');
  await expect(page.getByRole('alert')).toContainText('admin@coverwright.test');
  await expect(mine.field('Amount')).toHaveValue('11,000');
  await page.getByRole('button', { name: 'Reload theirs' }).click();
  await expect(mine.field('Amount')).toHaveValue('15,000');
  await expect(mine.unsaved).toBeHidden();

  await mine.field('Amount').fill('16000');
  await theirs.field('Amount').fill('17000');
  await theirs.update();
  await expect(theirs.row(/Laptop laptop HKD 17,000/)).toBeVisible();
  await expect(theirs.unsaved).toBeHidden();
  await mine.update();
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(mine.unsaved).toBeHidden();
  await theirs.press('Undo');
  await expect(theirs.page.getByRole('alert')).toContainText('The edit could not be undone.');
  await theirs.page.getByRole('button', { name: 'Reload' }).click();
  await expect(theirs.field('Amount')).toHaveValue('16,000');
});

test('a failed save preserves typed text, and a retry sends all of it in one call', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  await benefits.row(/Laptop/).click();
  await benefits.field('Amount').fill('12000');
  await benefits.field('Name').fill('Laptop computer');
  await benefits.chooseTextsLocale('繁體中文');
  await benefits.field('Name').fill('手提電腦');
  const restore = await cut(page, 'UpdateBenefits', (request) => request.postData()?.includes('zh-HK') === true);
  await benefits.update();
  await expect(page.getByRole('alert')).toContainText('The update was not saved.');
  await expect(benefits.unsaved).toBeVisible();
  await expect(benefits.field('Name')).toHaveValue('手提電腦');
  await expect(benefits.selectedRow.getByRole('img', { name: 'Unsaved changes' })).toBeVisible();
  await restore();
  const sent: string[] = [];
  page.on('request', (request) => {
    const operation = /mutation (\w+)/.exec(request.postData() ?? '')?.[1];
    if (operation) sent.push(operation);
  });
  await benefits.update();
  await expect(benefits.unsaved).toBeHidden();
  expect(sent).toEqual(['UpdateBenefits']);
  await page.reload();
  await benefits.chooseTreeLocale(/zh-HK/);
  await expect(benefits.row(/手提電腦 laptop HKD 12,000/)).toBeVisible();
});

test('a text that another user has changed in the meantime is not overwritten without confirmation', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = await givenBenefits(server.url, tokens, travelBenefits);
  const benefits = new BenefitsPage(page);
  await benefits.open(productId);
  await benefits.row(/Laptop/).click();
  await benefits.chooseTextsLocale('繁體中文');
  await benefits.field('Name').fill('我的手提電腦');
  const write = `mutation ($l10n: upsertL10nInput) { upsertL10n(l10n: $l10n) { status errors } }`;
  const l10n = { key: textKey(productId, 'laptop', 'name'), locale: 'zh-HK', value: '電腦' };
  await call(server.url, write, { l10n }, tokens.accessToken);
  await benefits.update();
  await expect(page.getByRole('alert')).toContainText('Someone else changed this benefit');
  await expect(benefits.field('Name')).toHaveValue('我的手提電腦');
  await page.getByRole('button', { name: 'Reload theirs' }).click();
  await benefits.chooseTextsLocale('繁體中文');
  await expect(benefits.field('Name')).toHaveValue('電腦');
});

test('typed text stays with its row, and leaving asks for confirmation', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  await benefits.row(/Laptop/).click();
  await benefits.field('Name').fill('Notebook');
  await benefits.row(/Travel delay/).click();
  await expect(benefits.field('Name')).toHaveValue('Travel delay');
  await expect(benefits.row(/Notebook/).getByRole('img', { name: 'Unsaved changes' })).toBeVisible();
  await benefits.press('Back');
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await expect(question).toContainText('Do you really want to leave? you have unsaved changes!');
  await question.getByRole('button', { name: 'Stay' }).click();
  await benefits.row(/Notebook/).click();
  await expect(benefits.field('Name')).toHaveValue('Notebook');
});

test('numbers that cannot be stored exactly are reported at their field', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  await benefits.row(/Laptop/).click();
  await benefits.field('Amount').fill('9007199254740993');
  await expect(page.getByText(/cannot be stored exactly/)).toBeVisible();
  await benefits.field('Amount').fill('-5');
  await expect(page.getByText(/cannot be negative/)).toBeVisible();
  await benefits.update();
  await expect(benefits.field('Amount')).toBeFocused();
  await expect(benefits.unsaved).toBeVisible();
  await page.getByRole('combobox', { name: 'Currency' }).click();
  await page.getByRole('combobox', { name: 'Currency' }).fill('swiss');
  await page.getByRole('option', { name: /CHF/ }).click();
  await benefits.field('Amount').fill('0.1');
  await benefits.update();
  await expect(benefits.row(/Laptop laptop CHF 0.10/)).toBeVisible();
  await expect(benefits.unsaved).toBeHidden();
});

test('text typed in several rows survives a forced reload', async ({ signedIn: { page, tokens }, server }) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  await benefits.row(/Travel delay/).click();
  await benefits.field('Amount').fill('450');
  await benefits.row(/Laptop/).click();
  await benefits.chooseTextsLocale('繁體中文');
  await benefits.field('Name').fill('手提電腦');
  await page.route('**/assets/*.js', (route) => route.abort());
  await benefits.chooseType('JSON');
  const question = page.getByRole('dialog', { name: 'A part of the studio could not be loaded' });
  await expect(question).toBeVisible();
  await page.unroute('**/assets/*.js');
  await question.getByRole('button', { name: 'Reload' }).click();
  await expect(benefits.row(/Travel delay .*HKD 450/)).toBeVisible();
  await expect(benefits.unsaved).toBeVisible();
  await benefits.row(/Laptop/).click();
  await benefits.chooseTextsLocale('繁體中文');
  await expect(benefits.field('Name')).toHaveValue('手提電腦');
  await benefits.update();
  await benefits.row(/Travel delay/).click();
  await benefits.update();
  await expect(benefits.unsaved).toBeHidden();
});

test("a removal after another user's change reports the conflict, and reloads", async ({
  signedIn: { page, tokens },
  context,
  server,
}) => {
  const productId = await givenBenefits(server.url, tokens, travelBenefits);
  const mine = new BenefitsPage(page);
  const theirs = new BenefitsPage(await context.newPage());
  await mine.open(productId);
  await mine.row(/Laptop/).click();
  await theirs.open(productId);
  await theirs.row(/Laptop/).click();
  await theirs.field('Amount').fill('15000');
  await theirs.update();
  await expect(theirs.saved).toBeVisible();

  await mine.press('Remove');
  await mine.confirmRemoval();
  await expect(page.getByRole('alert')).toContainText('Nothing was removed. admin@coverwright.test changed this');
  await mine.press('Reload');
  await expect(mine.row(/Laptop laptop HKD 15,000/)).toBeVisible();
  await mine.press('Remove');
  await mine.confirmRemoval();
  await expect(mine.row(/Laptop/)).toBeHidden();
});

test('if two languages are chosen quickly, the last one is shown, whichever response arrives first', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  await expect(benefits.row(/Baggage loss/)).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const request = route.request();
    const isTree = /\bBenefitTree\b/.test(request.postData() ?? '');
    if (isTree && request.headers()['accept-language'] === 'zh-HK') await held.promise;
    await route.fallback();
  });
  await benefits.chooseTreeLocale(/zh-HK/);
  const english = page.waitForResponse((response) => /\bBenefitTree\b/.test(response.request().postData() ?? ''));
  await benefits.chooseTreeLocale(/en-US/);
  await english;
  const chinese = page.waitForResponse(
    (response) => response.request().headers()['accept-language'] === 'zh-HK' && response.ok(),
  );
  held.resolve();
  await chinese;
  await benefits.row(/Travel delay/).click();
  await expect(benefits.field('Name')).toHaveValue('Travel delay');
  await expect(benefits.row(/Baggage loss/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Language of the texts' })).toHaveValue(/en-US/);
});

test('two benefits are saved one right after the other', async ({ signedIn: { page, tokens }, server }) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  const held = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (/\bUpdateBenefits\b/.test(route.request().postData() ?? '')) await held.promise;
    await route.fallback();
  });
  for (const [name, amount] of [
    [/Laptop/, '12000'],
    [/Travel delay/, '400'],
  ] as const) {
    await benefits.row(name).click();
    await benefits.field('Amount').fill(amount);
    await page.keyboard.press('Control+s');
  }
  held.resolve();
  await expect(benefits.unsaved).toBeHidden();
  await page.reload();
  await expect(benefits.row(/Laptop laptop HKD 12,000/)).toBeVisible();
  await expect(benefits.row(/Travel delay delay HKD 400/)).toBeVisible();
});

test('Ctrl+S saves every changed row in one call, and nothing while one of them is invalid', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const benefits = new BenefitsPage(page);
  await benefits.open(await givenBenefits(server.url, tokens, travelBenefits));
  const sent: string[] = [];
  page.on('request', (request) => {
    const operation = /mutation (\w+)/.exec(request.postData() ?? '')?.[1];
    if (operation) sent.push(operation);
  });
  await benefits.row(/Laptop/).click();
  await benefits.field('Amount').fill('-5');
  await benefits.row(/Travel delay/).click();
  await benefits.field('Amount').fill('400');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('One of the changed values is not valid.');
  await expect(benefits.field('Amount')).toBeFocused();
  await expect(benefits.field('Amount')).toHaveValue('-5');
  expect(sent).toEqual([]);
  await benefits.field('Amount').fill('12000');
  await page.keyboard.press('Control+s');
  await expect(benefits.unsaved).toBeHidden();
  expect(sent).toEqual(['UpdateBenefits']);
  await expect(benefits.row(/Laptop laptop HKD 12,000/)).toBeVisible();
  await expect(benefits.row(/Travel delay delay HKD 400/)).toBeVisible();
  await benefits.press('Undo');
  await expect(benefits.row(/Laptop laptop HKD 10,000/)).toBeVisible();
  await expect(benefits.unsaved).toBeHidden();
});
