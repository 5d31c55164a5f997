import type { Page } from '@playwright/test';
import type { ProductId } from '../api.ts';

export interface TypedProduct {
  readonly name: string;
  readonly plan?: string;
  readonly type?: string;
  readonly version: string;
}

export class ProductListPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading() {
    return this.page.getByRole('heading', { name: /^Products/ });
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await this.page.goto('/products');
  }

  group({ plan, type }: ProductId) {
    return this.page.getByRole('button', { name: `${plan} ${type}`, exact: true });
  }

  /** Groups keep their state when the list is opened again in the same tab. */
  async expand(productId: ProductId): Promise<void> {
    const group = this.group(productId);
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  }

  version(name: string) {
    return this.page.getByRole('link', { name });
  }

  async filter(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Filter by name, plan or type' }).fill(text);
  }

  async openCreateDialog(): Promise<void> {
    await this.page.getByRole('button', { name: 'Create Product' }).click();
  }

  async openCreateVersionDialog(): Promise<void> {
    await this.page.getByRole('button', { name: 'Create Version' }).click();
  }

  /** Excludes the fixed fields of a version. */
  async enter({ name, plan, type, version }: TypedProduct): Promise<void> {
    await this.dialog.getByLabel('Name', { exact: true }).fill(name);
    if (plan !== undefined) await this.dialog.getByLabel('Plan', { exact: true }).fill(plan);
    if (type !== undefined) await this.dialog.getByLabel('Type', { exact: true }).fill(type);
    await this.dialog.getByLabel('Version', { exact: true }).fill(version);
  }

  async submit(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^Create / }).click();
  }
}
