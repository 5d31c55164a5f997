// What is merged is proven in features/benefits/merge/.
import { call, type ProductId, type Tokens } from '../api.ts';
import { BenefitsPage } from '../pages/benefits-page.ts';
import { expect, test } from '../test.ts';
import { givenBenefits, textKey, travelBenefits } from './given-benefits.ts';

const theirChanges = `mutation ($productId: productIdInput!, $l10n: upsertL10nInput) {
  updateBenefit(productId: $productId, typeId: "laptop", input: { valueJsonString: "15000" }) { status }
  upsertL10n(l10n: $l10n) { status }
  removeBenefit(productId: $productId, typeId: "delay") { status }
  moveBenefit(productId: $productId, typeId: "dental", parentTypeId: "baggage") { status }
  addBenefit(productId: $productId, input: { typeId: "hotel" }) { status }
}`;

async function changeMeanwhile(url: string, tokens: Tokens, productId: ProductId): Promise<void> {
  const l10n = { key: textKey(productId, 'laptop', 'name'), locale: 'en-US', value: 'Computer' };
  await call(url, theirChanges, { productId, l10n }, tokens.accessToken);
}

test('the changes of two users to the same benefits are merged, and a removed one with unsaved changes is a choice', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = await givenBenefits(server.url, tokens, travelBenefits);
  const benefits = new BenefitsPage(page);
  await benefits.open(productId);
  await benefits.row(/Travel delay/).click();
  await benefits.field('Amount').fill('400');
  await benefits.row(/Laptop/).click();
  await benefits.field('Amount').fill('11000');
  await benefits.chooseTextsLocale('繁體中文');
  await benefits.field('Name').fill('手提電腦');
  await changeMeanwhile(server.url, tokens, productId);

  await benefits.update();
  await page.getByRole('button', { name: 'Compare and merge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge both versions' });
  const taken = dialog.getByRole('region', { name: 'Changed by one of you' });
  const save = dialog.getByRole('button', { name: 'Save merged version' });
  await expect(taken.getByRole('listitem')).toContainText([
    /Laptop › English › Name/,
    /Laptop › 繁體中文 › Name/,
    /hotel/,
    /Dental care › Parent/,
  ]);
  await expect(dialog).toContainText('2 changes left to choose');
  const choose = async (change: string, side: string) =>
    dialog.getByRole('group', { name: change, exact: true }).getByRole('radio', { name: side }).check();
  await choose('Laptop › Value', 'Theirs');
  await choose('Travel delay', 'Mine');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(benefits.unsaved).toBeHidden();
  await page.reload();
  await expect(benefits.row(/Computer laptop HKD 15,000/)).toBeVisible();
  await expect(benefits.row(/Travel delay delay HKD 400/)).toBeVisible();
  await expect(benefits.row(/hotel/)).toBeVisible();
  expect(await benefits.typeIds()).toEqual(['medical', 'baggage', 'laptop', 'dental', 'hotel', 'delay']);
  await benefits.chooseTreeLocale(/zh-HK/);
  await expect(benefits.row(/手提電腦/)).toBeVisible();
});
