import type { Locator, Page } from '@playwright/test';
import type { ProductId } from '../api.ts';
import { replaceText } from './replace-text.ts';

/** The declared inputs of a product. */
export class InputsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open({ plan, type, version = '' }: ProductId): Promise<void> {
    await this.page.goto(`/products/detail/inputs/${plan}/${type}/${version}`);
  }

  get grid() {
    return this.page.getByRole('table', { name: 'Inputs' });
  }

  get unsaved() {
    return this.page.getByRole('banner').getByText('Unsaved changes');
  }

  get saved() {
    return this.page.getByText(/^Saved \d/);
  }

  cell(label: string): Locator {
    return this.grid.getByLabel(label, { exact: true });
  }

  details(path: string): Locator {
    return this.page.getByRole('complementary', { name: path });
  }

  async openDetails(path: string): Promise<Locator> {
    await this.grid.getByRole('button', { name: `Details of ${path}:` }).click();
    return this.details(path);
  }

  async chooseLevel(level: 'Report' | 'Refuse'): Promise<void> {
    const levels = this.page.getByRole('radiogroup', { name: 'Values of this product that do not match' });
    await levels.getByText(level, { exact: true }).click();
  }

  /** Of the condition in the details. */
  get formula() {
    return this.page.getByRole('textbox', { name: 'Formula' });
  }

  async typeFormula(text: string): Promise<void> {
    await replaceText(this.formula, text);
  }

  async press(button: string): Promise<void> {
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }

  async save(): Promise<void> {
    await this.press('Save');
  }
}
