// The declared inputs of a product are the form of a published app: what it asks, requires, hints at and refuses.
import { call, createProduct, newProductId, type ProductId, type Tokens } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../test.ts';
import { newAppId, publishApp } from './given-apps.ts';

const inputs = [
  {
    path: 'cover.ward',
    type: 'choice',
    level: 'refuse',
    requiredWhen: true,
    label: { 'en-US': 'Ward', 'zh-HK': '病房' },
    choices: [
      { value: 'private', label: { 'en-US': 'Private room', 'zh-HK': '私家房' } },
      { value: 'general', label: { 'en-US': 'Shared room', 'zh-HK': '普通房' } },
    ],
  },
  {
    path: 'cover.excess',
    type: 'amount',
    currency: 'HKD',
    level: 'refuse',
    minimum: 0,
    maximum: 9000,
    example: 500,
    requiredWhen: { '==': [{ var: 'cover.ward' }, 'private'] },
    label: { 'en-US': 'Excess', 'zh-HK': '自付額' },
    help: { 'en-US': 'What you pay yourself', 'zh-HK': '由您自付' },
  },
  { path: 'stay.nights', type: 'integer', minimum: 1, maximum: 30, label: { 'en-US': 'Nights', 'zh-HK': '晚數' } },
  {
    path: 'patient.age',
    type: 'integer',
    level: 'refuse',
    requiredWhen: true,
    unit: { 'en-US': 'years', 'zh-HK': '歲' },
    minimum: 0,
    label: { 'en-US': 'Age', 'zh-HK': '年齡' },
  },
  {
    path: 'stay.start',
    type: 'date',
    level: 'refuse',
    requiredWhen: true,
    label: { 'en-US': 'First day', 'zh-HK': '首日' },
  },
];
const amountLogic = {
  '-': [
    { '*': [{ var: 'stay.nights' }, { if: [{ '==': [{ var: 'cover.ward' }, 'private'] }, 1000, 100] }] },
    { if: [{ '==': [{ var: 'cover.ward' }, 'private'] }, { var: 'cover.excess' }, 0] },
  ],
};

const underwritingRules = {
  if: [
    { and: [{ '==': [{ var: 'cover.ward' }, 'private'] }, { '<': [{ var: 'cover.excess' }, 100] }] },
    ['EXCESS_TOO_LOW'],
    [],
  ],
};

async function givenProduct(url: string, tokens: Tokens): Promise<ProductId> {
  const productId = newProductId();
  await createProduct(url, tokens, productId, 'Hospital cash');
  const mutation = `mutation ($id: productIdInput!, $logic: priceLogicInput!, $inputs: String!, $rules: updateProductInput) {
    createPriceLogic(productId: $id, input: $logic) { errors }
    updateProductInputs(productId: $id, inputsJsonString: $inputs, expectedRevision: "none") { errors }
    updateProduct(productId: $id, input: $rules) { productId { plan } } }`;
  const rules = { underwritingRules: JSON.stringify(underwritingRules) };
  const logic = { amountLogic: JSON.stringify(amountLogic) };
  await call(url, mutation, { id: productId, logic, rules, inputs: JSON.stringify(inputs) }, tokens.accessToken);
  return productId;
}

/** A published website that sells the product. */
async function givenWebsite(url: string, tokens: Tokens) {
  const productId = await givenProduct(url, tokens);
  const appId = newAppId();
  const host = `${appId}.localhost`;
  const input = { appId, appName: 'Hospital', appTemplateId: 'distribution_website', urlRouting: { url: host } };
  await call(
    url,
    `mutation ($input: createAppInput!, $appId: String!, $ids: [productIdInput!]!) {
      createApp(input: $input) { errors } setAppProducts(appId: $appId, productIds: $ids) { errors } }`,
    { input, appId, ids: [productId] },
    tokens.accessToken,
  );
  await publishApp(url, tokens, appId);
  return { host, productId };
}

test('a form asks what the present values need, and says at each field what it expects', async ({
  signedIn: { tokens },
  server,
  browser,
}) => {
  const { host } = await givenWebsite(server.url, tokens);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) sent.push(request.postData() ?? '');
  });
  await page.goto(`http://${host}:${new URL(server.url).port}/`);
  await page.getByRole('link', { name: 'Get a price' }).click();

  const ward = page.getByRole('group', { name: 'Ward' });
  const excess = page.getByLabel('Excess (HKD)');
  const price = page.getByRole('status');
  await expect(ward.getByRole('radio')).toHaveCount(2);
  await expect(excess).toHaveCount(0);
  // A required field is marked when it is left, also by a press on another field, which still reaches it.
  const age = page.getByLabel('Age (years)');
  await age.focus();
  await expect(age).not.toHaveAttribute('aria-invalid');
  await ward.getByText('Shared room').click();
  await expect(ward.getByLabel('Shared room')).toBeChecked();
  await expect(page.getByText('Fill in this field.')).toHaveCount(1);
  await expect(age).toHaveAttribute('aria-invalid', 'true');
  await age.fill('35');
  await expect(page.getByText('Fill in this field.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Nights')).toBeFocused();
  await expect(page.getByText('Fill in this field.')).toHaveCount(2);

  await ward.getByLabel('Shared room').check();
  await page.getByLabel('Nights').fill('40');
  await page.getByLabel('First day').fill('2027-01-31');
  await expect(price.getByText('HKD 4,000.00')).toBeVisible();
  await expect(page.getByText('Enter a number from 1 to 30.')).toBeVisible();
  await expect(page.getByLabel('Nights')).not.toHaveAttribute('aria-invalid');

  await ward.getByLabel('Private room').check();
  await expect(excess).toHaveAttribute('placeholder', '500');
  await expect(page.getByText('What you pay yourself')).toBeVisible();
  await excess.fill('9500');
  await expect(page.getByText('Enter a number from 0 to 9000.')).toBeVisible();
  await expect(excess).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(excess).toBeFocused();
  await expectAccessible(page);
  if (process.env['SHOTS'])
    await page.screenshot({ path: `${process.env['SHOTS']}/declared-quote.png`, fullPage: true });
  await excess.fill('500');
  await expect(price.getByText('HKD 39,500.00')).toBeVisible();

  await ward.getByLabel('Shared room').check();
  await expect(excess).toHaveCount(0);
  await expect(price.getByText('HKD 4,000.00')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Shared room')).toBeVisible();
  await expect(page.getByRole('definition').getByText('35 years')).toBeVisible();
  await page.getByLabel('Full name').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Excess')).toHaveCount(0);
  await page.getByLabel('Full name').fill('Chan Tai Man');
  await page.getByLabel('Email address').fill('chan@customer.test');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/^R-\d{8}-\w+$/)).toBeVisible();
  const submitted = sent.find((body) => body.includes('submitRequest')) ?? '';
  const { valuesJsonString } = JSON.parse(submitted).variables.input.offer;
  expect(JSON.parse(valuesJsonString)).toEqual({
    cover: { ward: 'general' },
    patient: { age: 35 },
    stay: { nights: 40, start: '2027-01-31' },
  });
  await context.close();
});

test('a form has the labels, choices and messages of its language', async ({
  signedIn: { tokens },
  server,
  browser,
}) => {
  const { host, productId } = await givenWebsite(server.url, tokens);
  const context = await browser.newContext({ locale: 'zh-HK', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const { plan, type, version } = productId;
  await page.goto(`http://${host}:${new URL(server.url).port}/quote/${plan}/${type}/${version ?? ''}`);
  const ward = page.getByRole('group', { name: '病房' });
  await ward.getByLabel('私家房').check();
  await expect(page.getByLabel('年齡 (歲)')).toBeVisible();
  await page.getByLabel('自付額 (HKD)').fill('9500');
  await expect(page.getByText('請輸入 0 至 9000 的數字。')).toBeVisible();
  await expectAccessible(page);
  await context.close();
});
