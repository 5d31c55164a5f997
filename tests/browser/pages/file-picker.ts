import { expect, type Page } from '@playwright/test';

/** The dialog for picking one stored file. */
export class FilePicker {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** May be on top of another dialog. */
  get dialog() {
    return this.page.getByRole('dialog').last();
  }

  /** Scrolls to the folder: the list renders only visible rows, and other stories have folders, too. */
  async openFolder(bucketName: string, folder: string): Promise<void> {
    await this.dialog.getByText(bucketName, { exact: true }).click();
    const row = this.dialog.getByText(folder, { exact: true });
    const { x = 0, y = 0, width = 0, height = 0 } = (await this.dialog.boundingBox()) ?? {};
    await this.page.mouse.move(x + width / 3, y + height / 2);
    await expect(async () => {
      if (await row.isHidden()) await this.page.mouse.wheel(0, 200);
      await expect(row).toBeVisible({ timeout: 200 });
    }).toPass();
    await row.dblclick();
  }

  async pick(name: string): Promise<void> {
    await this.dialog.getByText(name, { exact: true }).click();
    await this.dialog.getByRole('button', { name: 'Select file' }).click();
  }
}
