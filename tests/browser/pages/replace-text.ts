import type { Locator } from '@playwright/test';

/** Replaces what is in a code editor or text field, as pasting over a selection does. */
export async function replaceText(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.page().keyboard.press('ControlOrMeta+a');
  await field.page().keyboard.insertText(text);
}
