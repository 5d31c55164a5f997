// A select without the mouse. Every step waits until the next key goes on from it.
import { expect, type Locator } from '@playwright/test';

/** Opens the list on what is chosen. */
export async function openByArrow(select: Locator): Promise<void> {
  await select.press('ArrowDown');
  await expect(select).toHaveAttribute('aria-expanded', 'true');
  // Where it stands in the list is set in the turn after it has opened.
  await select.evaluate(async () => new Promise((resolve) => setTimeout(resolve)));
}

/** It is marked as the one that Enter chooses. */
export async function expectMarked(option: Locator): Promise<void> {
  await expect(option).toHaveAttribute('data-combobox-selected', 'true');
}
