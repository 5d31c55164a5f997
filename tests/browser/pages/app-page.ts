import type { Page } from '@playwright/test';

/** The list of apps, and one app with its dialogs. */
export class AppPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openList(): Promise<void> {
    await this.page.goto('/apps');
  }

  async open(appId: string): Promise<void> {
    await this.page.goto(`/apps/detail/${appId}`);
  }

  heading(name: string) {
    return this.page.getByRole('heading', { level: 1, name });
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  field(name: string) {
    return this.dialog.getByRole('textbox', { name });
  }

  async openCreateDialog(): Promise<void> {
    await this.button('Create App').first().click();
  }

  /** From the list, until the details of the new app are shown. */
  async create({ name, appId, host, template }: Record<'name' | 'appId' | 'host' | 'template', string>): Promise<void> {
    await this.openCreateDialog();
    await this.field('App name').fill(name);
    await this.field('App ID').fill(appId);
    await this.field('Host').fill(host);
    await this.dialog.getByRole('combobox', { name: 'Template' }).click();
    await this.page.getByRole('option', { name: template }).click();
    await this.submit('Create App');
    await this.heading(name).waitFor();
  }

  async submit(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }

  /** The pages listed in the dialog. */
  get listedPages() {
    return this.dialog.getByRole('listitem');
  }
}
