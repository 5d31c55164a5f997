import { createProduct, newProductId } from '../api.ts';
import { UnderwritingPage } from '../pages/underwriting-page.ts';
import { expect, test } from '../test.ts';

const rules = `{ "merge": [
  { "if": [{ ">": [{ "var": "age" }, 85] }, ["AGE_ABOVE_LIMIT"], []] },
  { "if": [
    { "in": [{ "var": "destination" }, ["SY", "YE"]] },
    ["DESTINATION_EXCLUDED"],
    []
  ] }
] }`;

test('shows accept, decline with codes and fired rules, and a missing variable as a problem', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Decided');
  const underwriting = new UnderwritingPage(page);
  await underwriting.openJson(productId);
  await expect(underwriting.logic).toHaveText('{}');
  await underwriting.pasteLogic(rules);
  await underwriting.extractVariables();
  await expect(underwriting.variables).toContainText('"destination": null');

  await underwriting.typeVariables('{"age": 40, "destination": "JP"}');
  await underwriting.test();
  await expect(underwriting.result).toContainText('Accept');

  await underwriting.typeVariables('{"age": 40, "destination": "SY"}');
  await underwriting.test();
  await expect(underwriting.result).toContainText('Decline');
  const rule = underwriting.firedRule('Declines with DESTINATION_EXCLUDED.');
  await rule.getByRole('button', { name: 'Show' }).click();
  await expect(underwriting.markedLines).toHaveText(['    ["DESTINATION_EXCLUDED"],']);
  await expect(underwriting.selectedStep).toContainText('destination in');

  await underwriting.typeVariables('{"age": 40, "destination": "JP"}');
  await underwriting.test();
  await expect(underwriting.result).toContainText('Accept');
  await underwriting.typeVariables('{"destination": "JP"}');
  await underwriting.test();
  await expect(underwriting.problem).toContainText('Values are missing: age.');
  await expect(page.getByRole('button', { name: 'Go to line 2' })).toBeVisible();
  await expect(underwriting.result).not.toContainText('Accept');
  await expect(underwriting.result.getByText('The last test failed and returned no result.')).toBeVisible();
  await expect(underwriting.step(/^var.*age/)).toContainText('problem');

  await underwriting.save();
  await expect(underwriting.saved).toBeVisible();
  await page.reload();
  await expect(underwriting.logic).toContainText('DESTINATION_EXCLUDED');
});
