// Keys of an input method choose characters; nothing in the studio acts on them.
import type { Locator } from '@playwright/test';
import { ProductListPage } from '../pages/product-list-page.ts';
import { expect, test } from '../test.ts';

/** As browsers report a key that an input method handles: Safari after the composition has ended, others during it. */
async function pressComposing(field: Locator, key: string): Promise<void> {
  for (const isComposing of [true, false]) {
    await field.evaluate(
      (element, [pressed, composing]) =>
        element.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: pressed,
            keyCode: 229,
            isComposing: composing,
            bubbles: true,
            cancelable: true,
          }),
        ),
      [key, isComposing] as const,
    );
  }
}

test('Enter and Escape of a composition leave dialogs and lists as they are', async ({ signedIn: { page } }) => {
  const list = new ProductListPage(page);
  await list.open();
  await list.openCreateDialog();
  const name = list.dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('保險');
  await pressComposing(name, 'Escape');
  await pressComposing(name, 'Enter');
  await expect(name).toHaveValue('保險');
  await expect(list.dialog.getByText('This field is required')).toHaveCount(0);
  const insurer = list.dialog.getByRole('combobox', { name: /^Insurer/ });
  await insurer.click();
  await pressComposing(insurer, 'ArrowDown');
  await pressComposing(insurer, 'Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
  await pressComposing(insurer, 'Escape');
  await expect(page.getByRole('option').first()).toBeVisible();
});
