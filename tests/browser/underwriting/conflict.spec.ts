import type { Page } from '@playwright/test';
import { createProduct, newProductId, type ProductId } from '../api.ts';
import { UnderwritingPage } from '../pages/underwriting-page.ts';
import { enterSession } from '../session.ts';
import { expect, test } from '../test.ts';

async function openIn(page: Page, productId: ProductId): Promise<UnderwritingPage> {
  const underwriting = new UnderwritingPage(page);
  await underwriting.openJson(productId);
  await expect(underwriting.logic).toHaveText('{}');
  return underwriting;
}

test('the second of two windows learns who saved first, and chooses', async ({
  signedIn: { page, tokens },
  server,
  browser,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Contested');
  const other = await browser.newContext({ baseURL: server.url });
  const otherPage = await other.newPage();
  await enterSession(otherPage, 'test_dev', tokens);
  const mine = await openIn(page, productId);
  const theirs = await openIn(otherPage, productId);

  await theirs.typeLogic('["THEIRS"]');
  await theirs.save();
  await expect(theirs.saved).toBeVisible();
  await mine.typeLogic('["MINE"]');
  await mine.save();
  await expect(mine.problem).toContainText('Someone else changed this product.');
  await expect(mine.problem).toContainText('What you typed is still here.');
  await expect(mine.logic).toHaveText('["MINE"]');
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(mine.saved).toBeVisible();

  await theirs.typeVariables('{"age": 41}');
  await theirs.typeLogic('["THEIRS AGAIN"]');
  await theirs.save();
  await otherPage.getByRole('button', { name: 'Reload theirs' }).click();
  await expect(theirs.logic).toHaveText('["MINE"]');
  await expect(theirs.variables).toHaveText('{"age": 41}');
  await expect(theirs.unsaved).toBeHidden();
  await other.close();
});
