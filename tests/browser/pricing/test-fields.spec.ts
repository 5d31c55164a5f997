import { call, createProduct, newProductId, type ProductId, type Tokens } from '../api.ts';
import { createPrice } from '../codes/priced-product.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { UnderwritingPage } from '../pages/underwriting-page.ts';
import { expect, test } from '../test.ts';

const amountLogic = JSON.stringify({
  '*': [{ var: 'trip.days' }, { if: [{ '==': [{ var: 'trip.zone' }, 'asia'] }, 10, 20] }, { var: 'rate' }],
});
const rules = JSON.stringify({
  merge: [
    { if: [{ '>': [{ var: 'age' }, 85] }, ['TOO_OLD'], []] },
    {
      if: [
        { '==': [{ var: 'trip.zone' }, 'world'] },
        [{ preserve: { refer: 'ZONE', reason: 'needs the itinerary' } }],
        [],
      ],
    },
  ],
});
const inputs = JSON.stringify([
  {
    path: 'trip.zone',
    type: 'choice',
    label: { 'en-US': 'Zone' },
    choices: [
      { value: 'asia', label: { 'en-US': 'Asia' } },
      { value: 'world', label: { 'en-US': 'Worldwide' } },
    ],
  },
  { path: 'trip.days', type: 'integer', label: { 'en-US': 'Days' }, default: 3, maximum: 2_000, level: 'refuse' },
  { path: 'age', type: 'integer', label: { 'en-US': 'Age of the insured' } },
]);

async function givenProduct(url: string, tokens: Tokens): Promise<ProductId> {
  const productId = newProductId();
  await createProduct(url, tokens, productId, 'Tested in fields');
  await createPrice(url, tokens, productId, amountLogic);
  const mutation = `mutation ($productId: productIdInput!, $inputs: String!, $rules: updateProductInput) {
    updateProductInputs(productId: $productId, inputsJsonString: $inputs) { status }
    updateProduct(productId: $productId, input: $rules) { status }
  }`;
  const variables = { productId, inputs, rules: { underwritingRules: rules } };
  await call(url, mutation, variables, tokens.accessToken);
  return productId;
}

test('logic is tested with the fields of the declared inputs, which all tests and quotes of the product share', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = await givenProduct(server.url, tokens);
  const pricing = new PricingPage(page);
  await pricing.open(productId);
  const values = pricing.result;
  await expect(values.getByRole('textbox', { name: 'Age of the insured' })).toBeHidden();
  await values.getByRole('combobox', { name: 'Zone' }).click();
  await page.getByRole('option', { name: 'Asia' }).click();
  await pricing.test();
  await expect(values).toContainText('The variable rate has no value yet.');
  // What the logic reads and nobody has declared is asked too; the days have their default.
  await values.getByRole('textbox', { name: 'rate' }).fill('1.5');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(values).toContainText('HKD 45.00');
  await values.getByRole('textbox', { name: 'Days' }).fill('1,000');
  await pricing.test();
  await expect(values).toContainText('HKD 15,000.00');
  await expect(values.getByRole('list').getByText('Days', { exact: true })).toBeVisible();
  // What the product refuses is not priced, and the earlier price does not contradict that.
  await values.getByRole('textbox', { name: 'Days' }).fill('3000');
  await pricing.test();
  await expect(pricing.problem).toHaveText('The product refuses this value. Days: Enter 2000 or less.');
  await expect(values).not.toContainText('HKD');
  await values.getByRole('textbox', { name: 'Days' }).fill('1,000');
  await expect(pricing.problem).toBeHidden();

  await pricing.showValues('As JSON');
  await expect(pricing.variables).toContainText('"days": 1000');
  await pricing.typeVariables('{"trip": {"zone": "world", "days": 2}, "rate": 1, "other": [1]}');
  await pricing.showValues('Fields');
  await expect(values.getByRole('combobox', { name: 'Zone' })).toHaveValue('Worldwide');
  await values.getByRole('textbox', { name: 'Days' }).fill('4');
  await pricing.showValues('As JSON');
  await expect(pricing.variables).toContainText('"other"');
  await pricing.showValues('Fields');

  const underwriting = new UnderwritingPage(page);
  await underwriting.open(productId);
  await expect(underwriting.result.getByRole('combobox', { name: 'Zone' })).toHaveValue('Worldwide');
  await underwriting.test();
  await expect(underwriting.problem).toContainText('Values are missing: Age of the insured.');
  await underwriting.result.getByRole('textbox', { name: 'Age of the insured' }).fill('90');
  await underwriting.test();
  await expect(underwriting.result).toContainText('Decline');
  await expect(underwriting.firedRule('Declines with TOO_OLD. Because Age of the insured > 85.')).toBeVisible();
  await underwriting.result.getByRole('textbox', { name: 'Age of the insured' }).fill('30');
  await underwriting.test();
  await expect(underwriting.result).toContainText('Refer to an underwriter');
  await expect(underwriting.firedRule('Refers with REFER_ZONE: needs the itinerary')).toBeVisible();

  await page.goto(`/products/detail/quote/${productId.plan}/${productId.type}/${productId.version ?? ''}`);
  await expect(page.getByRole('textbox', { name: 'Age of the insured' })).toHaveValue('30');
  await expect(page.getByRole('textbox', { name: 'Days' })).toHaveValue('4');
});
