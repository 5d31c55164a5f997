import { createProduct, newProductId } from '../api.ts';
import { ProductPage } from '../pages/product-page.ts';
import { UnderwritingPage } from '../pages/underwriting-page.ts';
import { reloadAnyway } from '../reload-anyway.ts';
import { expect, test } from '../test.ts';

test('leaving unsaved underwriting asks for confirmation, but not saved underwriting', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Left');
  const underwriting = new UnderwritingPage(page);
  await underwriting.open(productId);
  await underwriting.typeLogic('["A"]');
  await underwriting.goBack();
  await expect(underwriting.leaveDialog).toContainText('Do you really want to leave? you have unsaved changes!');
  await underwriting.leaveDialog.getByRole('button', { name: 'Stay' }).click();
  await expect(underwriting.logic).toHaveText('["A"]');

  await reloadAnyway(page);
  await expect(underwriting.logic).toHaveText('{}');

  await underwriting.typeLogic('["B"]');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(underwriting.unsaved).toBeHidden();
  await underwriting.goBack();
  await expect(new ProductPage(page).heading('Left')).toBeVisible();
});
