import type { Page } from '@playwright/test';
import type { ProductId } from '../api.ts';

export class ProductPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static path({ plan, type, version }: ProductId): string {
    return ['/products/detail/info', plan, type, version].filter(Boolean).join('/');
  }

  async open(productId: ProductId): Promise<void> {
    await this.page.goto(ProductPage.path(productId));
  }

  heading(name: string) {
    return this.page.getByRole('heading', { name, level: 1 });
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  /** In the list of versions. */
  versionRow(version: string) {
    const cell = this.page.getByRole('cell', { name: version, exact: true });
    return this.page.getByRole('row').filter({ has: cell });
  }

  get leaveDialog() {
    return this.page.getByRole('dialog', { name: 'Leave this page?' });
  }

  /** The language of the texts. */
  async chooseLocale(locale: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Language of the texts' }).click();
    await this.page.getByRole('option', { name: locale }).click();
  }

  async openPricing(): Promise<void> {
    await this.page.getByRole('link', { name: /: Pricing$/ }).click();
  }

  async openUpdateDialog(): Promise<void> {
    await this.page.getByRole('button', { name: 'Update' }).click();
  }

  async openMenu(): Promise<void> {
    await this.page.getByRole('button', { name: 'More actions' }).click();
  }

  async openDeleteDialog(): Promise<void> {
    await this.openMenu();
    await this.page.getByRole('menuitem', { name: 'Delete product' }).click();
  }
}
