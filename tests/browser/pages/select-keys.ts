// Operates a select without the mouse. Every step waits until the next key can take effect.
import { expect, type Locator } from '@playwright/test';

/** Opens the list at the selected option. */
export async function openByArrow(select: Locator): Promise<void> {
  await select.press('ArrowDown');
  await expect(select).toHaveAttribute('aria-expanded', 'true');
  // Its position in the list is set in the task after opening.
  await select.evaluate(async () => new Promise((resolve) => setTimeout(resolve)));
}

/** It is marked as the option that Enter chooses. */
export async function expectMarked(option: Locator): Promise<void> {
  await expect(option).toHaveAttribute('data-combobox-selected', 'true');
}
