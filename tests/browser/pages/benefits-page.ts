import { expect, type Locator, type Page } from '@playwright/test';
import type { ProductId } from '../api.ts';

export class BenefitsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static path({ plan, type, version }: ProductId): string {
    return ['/products/detail/benefits', plan, type, version].filter(Boolean).join('/');
  }

  async open(productId: ProductId): Promise<void> {
    await this.page.goto(BenefitsPage.path(productId));
  }

  get tree() {
    return this.page.getByRole('treegrid', { name: 'Benefits' });
  }

  /** By its visible text: its name, its type id and its value. */
  row(name: string | RegExp): Locator {
    return this.tree.getByRole('row', { name });
  }

  get selectedRow(): Locator {
    return this.tree.getByRole('row', { selected: true });
  }

  /** Type ids and option keys, top to bottom. */
  async typeIds(): Promise<string[]> {
    // In one evaluation, because a row may be removed while they are read.
    return this.tree.locator('[data-key] > [role="gridcell"]:nth-child(2)').allInnerTexts();
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  get unsaved() {
    return this.page.getByRole('banner').getByText('Unsaved changes');
  }

  get saved() {
    return this.page.getByText(/^Saved \d/);
  }

  get customersSee() {
    return this.page.getByRole('region', { name: 'Customers see' });
  }

  get currency() {
    return this.page.getByRole('combobox', { name: 'Currency' });
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  async press(button: string): Promise<void> {
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }

  async openAddMain(): Promise<void> {
    await this.press('Add Main Benefit');
  }

  async add(typeId: string): Promise<void> {
    await this.dialog.getByLabel('Type id').fill(typeId);
    await this.dialog.getByRole('button', { name: 'Add' }).click();
    await expect(this.dialog).toBeHidden();
  }

  async chooseType(type: string): Promise<void> {
    await this.page.getByRole('radiogroup', { name: 'Type of the value' }).getByText(type, { exact: true }).click();
  }

  async chooseTextsLocale(name: string): Promise<void> {
    await this.page.getByRole('radiogroup', { name: 'Language of these texts' }).getByText(name).click();
  }

  async chooseTreeLocale(name: RegExp): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Language of the texts' }).click();
    await this.page.getByRole('option', { name }).click();
  }

  async update(): Promise<void> {
    await this.press('Update');
  }

  async confirmRemoval(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** The screen reader announcement of the last move. */
  get announcement() {
    return this.page.locator('[role="status"]').filter({ hasText: / position / });
  }
}
