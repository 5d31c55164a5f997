import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Reloads a page with unsaved work, and confirms the browser's prompt. */
export async function reloadAnyway(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
}
