import type { Page } from '@playwright/test';

/** The pages that import products or templates from a file and copy them to another tenant. */
export class TransferPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openImport(): Promise<void> {
    await this.page.getByRole('link', { name: 'Import', exact: true }).click();
  }

  async choose(name: string, content: string): Promise<void> {
    const file = { name, mimeType: 'application/json', buffer: Buffer.from(content) };
    await this.page.getByLabel('Choose file').setInputFiles(file);
  }

  get preview() {
    return this.page.getByRole('table');
  }

  get start() {
    return this.page.getByRole('button', { name: 'Import', exact: true });
  }

  get alert() {
    return this.page.getByRole('alert');
  }

  async signIn(tenantId: string, username: string, password: string): Promise<void> {
    await this.page.getByLabel('Tenant id').fill(tenantId);
    await this.page.getByLabel('Email address').fill(username);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Sign in and preview' }).click();
  }

  copyTo(tenantId: string) {
    return this.page.getByRole('button', { name: `Copy to ${tenantId}` });
  }
}
