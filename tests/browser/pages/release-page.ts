import type { Page } from '@playwright/test';

export class ReleasePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/releases');
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  row(name: string) {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  async fillCreateDialog(name: string, appName: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Create Release', exact: true }).first().click();
    await this.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await this.dialog.getByRole('combobox', { name: 'Apps' }).or(this.dialog.getByLabel('Apps')).first().fill(appName);
    await this.page.getByRole('option', { name: appName }).click();
    await this.page.keyboard.press('Escape');
  }

  async create(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Create Release', exact: true }).click();
  }

  async openDetails(name: string): Promise<void> {
    await this.page.getByRole('link', { name: `See Details of ${name}`, exact: true }).click();
    await this.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  }

  /** Beside the name of the open release. */
  get state() {
    return this.page.locator('header').filter({ has: this.page.getByRole('heading', { level: 1 }) });
  }

  /** In the open release; confirms the dialog. */
  async act(action: 'Publish' | 'Roll back'): Promise<void> {
    await this.page.getByRole('button', { name: action, exact: true }).click();
    await this.dialog
      .filter({ hasText: `${action} this release?` })
      .getByRole('button', { name: action, exact: true })
      .click();
  }

  /** In the open release. */
  async schedule(localTime: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await this.dialog.getByLabel('Date and time').fill(localTime);
    await this.dialog.last().getByRole('button', { name: 'Schedule', exact: true }).click();
  }

  async closeDetails(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Releases' }).click();
  }
}
