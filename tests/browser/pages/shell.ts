import { expect, type Page } from '@playwright/test';

/** The common parts of every page with a menu. */
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
    const target = this.page.getByRole('button', { name: new RegExp(`${current}$`) });
    const item = this.page.getByRole('menuitem', { name: wanted });
    // Like a user: a menu that closed because the page behind it was still loading is opened again.
    await expect(async () => {
      if (!(await item.isVisible())) await target.click({ timeout: 5_000 });
      await item.click({ timeout: 5_000 });
    }).toPass();
  }
}
