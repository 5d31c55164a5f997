import type { Locator, Page } from '@playwright/test';
import type { ProductId } from '../api.ts';

/** The rate tables of a product, and the grid of one of them. */
export class RateTablesPage {
  readonly page: Page;
  /** The text box over the active cell. */
  readonly box: Locator;

  constructor(page: Page) {
    this.page = page;
    this.box = page.getByRole('grid').locator('textarea:focus');
  }

  async open({ plan, type, version = '' }: ProductId, table?: string): Promise<void> {
    const search = table === undefined ? '' : `?table=${encodeURIComponent(table)}`;
    await this.page.goto(`/products/detail/rateTables/${plan}/${type}/${version}${search}`);
  }

  /** Row and column are counted from 1. */
  cell(row: number, column: number): Locator {
    const shown = this.page.locator(`[role=row][aria-rowindex="${row + 1}"]:has([role=rowheader])`);
    return shown.locator(`[aria-colindex="${column + 1}"]`);
  }

  async select(row: number, column: number): Promise<void> {
    await this.cell(row, column).click({ force: true });
  }

  async type(row: number, column: number, text: string): Promise<void> {
    await this.select(row, column);
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** What a spreadsheet puts on the clipboard, into the field with the focus. */
  async paste(field: Locator, text: string): Promise<void> {
    await field.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  }

  async button(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  get saved(): Locator {
    return this.page.getByText(/^Saved \d/);
  }

  get unsaved(): Locator {
    return this.page.getByRole('banner').getByText('Unsaved changes');
  }

  get problems(): Locator {
    return this.page.getByRole('group', { name: 'Problems' });
  }
}
