import type { Page } from '@playwright/test';

/** What every page with a menu has. */
export class Shell {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  tenant(tenantId: string) {
    return this.page.getByRole('button', { name: `Tenant ${tenantId}` });
  }

  toast(title: string) {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText(title);
  }

  async logOut(tenantId: string): Promise<void> {
    await this.tenant(tenantId).click();
    await this.page.getByRole('button', { name: 'Log out' }).click();
  }

  async chooseLanguage(current: string, wanted: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`${current}$`) }).click();
    await this.page.getByRole('menu').getByText(wanted).click();
  }
}
