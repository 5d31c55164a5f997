import { call, newProductId, type ProductId, type Tokens } from '../api.ts';
import { createPricedProduct } from '../codes/priced-product.ts';
import { InputsPage } from '../pages/inputs-page.ts';
import { expect, test } from '../test.ts';

const amountLogic = JSON.stringify({
  '*': [{ var: 'trip.days' }, { if: [{ '==': [{ var: 'trip.zone' }, 'asia'] }, 10, 20] }],
});

async function givenRequestOf(url: string, { accessToken }: Tokens, productId: ProductId, trip: object): Promise<void> {
  const mutation = 'mutation ($input: caseInput!) { createCase(input: $input) { errors } }';
  const holder = { name: 'Chan Tai Man', email: 'chan@customer.test' };
  const offer = { valuesJsonString: JSON.stringify({ trip }) };
  await call(url, mutation, { input: { idempotencyKey: crypto.randomUUID(), productId, holder, offer } }, accessToken);
}

interface Answer {
  readonly amount?: number;
  readonly errors_2?: readonly object[];
  readonly warnings?: readonly object[];
}

async function priceOf(url: string, { accessToken }: Tokens, productId: ProductId, trip: object): Promise<Answer> {
  const { plan, type, version } = productId;
  const response = await fetch(`${url}/api/v1/products/${plan}/${type}/${version}/price`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ values: { trip } }),
  });
  return (await response.json()) as Answer;
}

test('inputs are proposed, a list is closed, and values that do not match are first reported, then refused', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createPricedProduct(server.url, tokens, productId, amountLogic);
  await givenRequestOf(server.url, tokens, productId, { days: 3, zone: 'asia' });
  await givenRequestOf(server.url, tokens, productId, { days: 5, zone: 'worldwide' });
  const inputs = new InputsPage(page);
  await inputs.open(productId);

  await inputs.press('Propose from Logic');
  const proposals = page.getByRole('dialog');
  await expect(proposals).toContainText('The choices are only suggestions');
  await expect(proposals).toContainText('"asia" compared with this value in pricing, 1 request');
  await proposals.getByRole('button', { name: 'Add 2 Inputs' }).click();
  await expect(inputs.cell('Path of trip.days')).toBeFocused();
  await expect(page.getByText('None of the 2 latest requests would be refused.')).toBeVisible();

  const details = await inputs.openDetails('trip.zone');
  await expect(details).toContainText('"worldwide" 1 request');
  await details.getByRole('button', { name: 'Accept Only These' }).click();
  await expect(details.getByRole('alert')).toContainText('1 of the 2 latest requests would be refused: "worldwide"');
  await details.getByRole('button', { name: 'Add This Value' }).click();
  await expect(details).toContainText('All 2 latest requests match.');
  await inputs.save();
  await expect(inputs.saved).toBeVisible();

  const wrong = { days: 2, zone: 'Europe' };
  const problem = expect.objectContaining({ code: 'INVALID', path: 'values.trip.zone' }) as unknown;
  expect(await priceOf(server.url, tokens, productId, wrong)).toMatchObject({ amount: 40, warnings: [problem] });

  await inputs.chooseLevel('Refuse');
  await expect(page.getByText('Requests with values that do not match are refused')).toBeVisible();
  await inputs.save();
  await expect(inputs.unsaved).toBeHidden();
  expect(await priceOf(server.url, tokens, productId, wrong)).toMatchObject({ errors_2: [problem] });
  expect(await priceOf(server.url, tokens, productId, { days: 2, zone: 'worldwide' })).toMatchObject({ amount: 40 });
});

test('inputs are edited with the keyboard, and undone', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createPricedProduct(server.url, tokens, productId, amountLogic);
  const inputs = new InputsPage(page);
  await inputs.open(productId);
  for (const path of ['days', 'zone']) {
    await inputs.press('Add Input');
    await expect(inputs.cell('Path of Unnamed input')).toBeFocused();
    await page.keyboard.type(path);
  }
  await page.keyboard.press('ArrowUp');
  await expect(inputs.cell('Path of days')).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(inputs.cell('Path of days')).toBeFocused();
  const firstPath = inputs.grid.getByRole('row').nth(1).getByRole('textbox').first();
  await expect(firstPath).toHaveValue('zone');
  await page.keyboard.press('Control+z');
  await expect(firstPath).toHaveValue('days');
  await inputs.cell('Path of zone').fill('days');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('There is another input days.');
  await inputs.cell('Remove days').last().click();
  await expect(inputs.cell('Path of days')).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(inputs.saved).toBeVisible();

  await inputs.cell('Remove days').click();
  await expect(page.getByText('No inputs declared yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Input' })).toBeFocused();
});

test('a condition is written as a formula, which is saved when it can be read', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createPricedProduct(server.url, tokens, productId, amountLogic);
  const inputs = new InputsPage(page);
  await inputs.open(productId);
  await inputs.press('Propose from Logic');
  await page.getByRole('button', { name: 'Add 2 Inputs' }).click();
  const details = await inputs.openDetails('trip.days');
  await details.getByRole('radiogroup', { name: 'Required' }).getByText('Required if', { exact: true }).click();
  await inputs.formula.click();
  await page.keyboard.type('trip.z');
  await page.getByRole('option', { name: 'trip.zone' }).click();
  await page.keyboard.type(' == ');
  await expect(details).toContainText('Fix the formula of the condition.');
  await page.keyboard.press('Control+s');
  const notSaved = page.getByRole('alert').filter({ hasText: 'The inputs were not saved.' });
  await expect(notSaved).toContainText('trip.days: Fix the formula of the condition.');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
  await page.keyboard.press('Escape');

  await inputs.typeFormula('trip.zon == "asia"');
  await expect(details).toContainText('The condition reads trip.zon, which is not a declared input.');
  await inputs.typeFormula('trip.zone == "asia"');
  await expect(details).toContainText('A formula of other declared inputs');
  await inputs.save();
  await expect(inputs.saved).toBeVisible();

  await page.reload();
  await inputs.openDetails('trip.days');
  await expect(inputs.formula).toHaveText('trip.zone == "asia"');
  await inputs.typeFormula('trip.zone ==');
  await inputs.press('Undo');
  await expect(inputs.formula).toHaveText('trip.zone == "asia"');
  await inputs.press('Redo');
  await expect(inputs.formula).toHaveText('trip.zone ==');
  await inputs.press('Undo');
  await expect(inputs.unsaved).toBeHidden();
  await details.getByRole('radiogroup', { name: 'View of the logic' }).getByText('JSON', { exact: true }).click();
  const json = details.getByRole('textbox', { name: 'Condition as JSON', exact: true });
  await expect(json).toHaveText('{"==":[{"var":"trip.zone"},"asia"]}');
});

test('in a narrow window the inputs are a list', async ({ signedIn: { page } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const inputs = new InputsPage(page);
  await inputs.open({ plan: 'travel_plus', type: 'single_trip', version: '2027.1' });
  const list = page.getByRole('list', { name: 'Inputs' });
  await list.getByRole('button', { name: 'trip.days' }).click();
  const details = page.getByRole('dialog', { name: 'trip.days' });
  await expect(details.getByLabel('Maximum', { exact: true })).toHaveValue('366');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(list.getByRole('button', { name: 'trip.days' })).toBeFocused();
});
