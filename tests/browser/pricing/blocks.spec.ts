import type { Page } from '@playwright/test';
import { createProduct, newProductId } from '../api.ts';
import { axeViolations } from '../axe.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { expect, test } from '../test.ts';

const oddLogic = '{"*" : [ {"var":"base"},  {"if":[{"<":[{"var":"age"}, 18.0]}, 0.50, 1]} ] }';

function blocksOf(page: Page) {
  const tree = page.getByRole('tree', { name: 'Blocks of the logic' });
  return {
    tree,
    block: (text: string | RegExp) => tree.getByRole('treeitem').filter({ hasText: text }),
    active: tree.getByRole('treeitem', { selected: true }),
  };
}

test('logic is edited as blocks by keyboard and by dragging, which changes only its part of the JSON', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Blocks');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.typeLogic(oddLogic);
  await pricing.show('Blocks');
  const { tree, block, active } = blocksOf(page);
  const expectLogic = async (text: string) => {
    await pricing.show('JSON');
    await expect(pricing.logic).toHaveText(text);
    await pricing.show('Blocks');
  };

  // A literal is edited in place; a mistake is reported, and changes nothing.
  await block('18.0').click();
  await page.keyboard.press('F2');
  await page.keyboard.type('18 <');
  await page.keyboard.press('Enter');
  await expect(tree.getByRole('alert')).toHaveText(
    'A value is missing here: a number, a text in quotes or a variable.',
  );
  await page.getByRole('textbox', { name: 'Block as a formula' }).fill('21');
  await page.keyboard.press('Enter');
  await expect(active).toContainText('21');
  await expect(active).toBeFocused();
  const edited = oddLogic.replace('18.0', '21');
  await expectLogic(edited);

  // An operator is found by its description, and written around a block; the formula shows the same logic.
  await block('0.50').click();
  await page.keyboard.press('ControlOrMeta+g');
  await page.getByRole('combobox', { name: 'Search' }).fill('exactly step');
  await expect(page.getByRole('option', { selected: true })).toContainText('round_to(base, 0.05, "half_up")');
  await page.keyboard.press('Enter');
  await expectLogic(edited.replace('0.50', '{"round_to": [0.50, 0.05, "half_up"]}'));
  await block('0.50').click();
  await page.keyboard.press('ControlOrMeta+Shift+g');
  await expectLogic(edited);

  // A block moves with its text, and can be copied.
  await block('base').click();
  await page.keyboard.press('Alt+ArrowDown');
  const moved = edited.replace(/\[ (\{"var":"base"\}), {2}(.*) \]/, '[ $2,  $1 ]');
  await expectLogic(moved);
  await block('base').dragTo(block('if').first(), { targetPosition: { x: 80, y: 2 } });
  await expectLogic(edited);
  await pricing.show('Blocks');
  await page.keyboard.press('ControlOrMeta+z');

  await expect(page.getByText('Enter edits a block')).toBeVisible();
  expect(await axeViolations(page, 'light')).toEqual([]);
});

test('problems are shown at their blocks with their corrections, and large logic as collapsed lines', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Problems');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.typeLogic('{"+": [{"rond": [{"var": "base"}, 2]}, 1]}');
  await pricing.show('Blocks');
  const { tree, block } = blocksOf(page);
  await block('rond').click();
  await page.getByRole('button', { name: 'Use "round"' }).click();
  await expect(block('round')).toBeVisible();

  await pricing.show('JSON');
  await pricing.pasteLogic(JSON.stringify({ max: Array.from({ length: 600 }, (_, index) => ({ '+': [index, 1] })) }));
  await pricing.show('Blocks');
  await expect(block('599 + 1')).toBeHidden();
  await expect(block(/^\+ 0 \+ 1$/)).toBeVisible();
  await tree.press('End');
  await expect(block('599 + 1')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tree.getByRole('treeitem', { level: 3 })).toHaveText(['599', '1']);
});
