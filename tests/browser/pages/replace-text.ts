import type { Locator } from '@playwright/test';

/** Replaces the content of a code editor or text field, like pasting over a selection. */
export async function replaceText(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.page().keyboard.press('ControlOrMeta+a');
  await field.page().keyboard.insertText(text);
}
