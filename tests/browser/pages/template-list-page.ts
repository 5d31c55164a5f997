import type { Locator, Page } from '@playwright/test';

export class TemplateListPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/templates${search}`);
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1, name: /^Templates/ });
  }

  get table() {
    return this.page.getByRole('table', { name: 'Templates' });
  }

  get search() {
    return this.page.getByRole('textbox', { name: 'Search by id, name or logical id' });
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  row(name: string | RegExp): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('link', { name }) });
  }

  link(name: string): Locator {
    return this.table.getByRole('link', { name, exact: true });
  }

  type(name: string): Locator {
    return this.page.getByRole('checkbox', { name, exact: true });
  }

  async openCreateDialog(): Promise<void> {
    await this.page.getByRole('button', { name: 'Create', exact: true }).click();
  }

  async create(name: string, type: string): Promise<void> {
    await this.openCreateDialog();
    await this.dialog.getByLabel('Name', { exact: true }).fill(name);
    await this.dialog.getByRole('combobox', { name: 'Type' }).click();
    await this.page.getByRole('option', { name: type, exact: true }).click();
    await this.dialog.getByRole('button', { name: 'Create template' }).click();
  }

  async openMenu(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click();
  }

  async select(name: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  }

  get selection(): Locator {
    return this.page.getByRole('group', { name: 'Selected templates' });
  }

  async openDeleteDialog(name: string): Promise<void> {
    await this.openMenu(name);
    await this.page.getByRole('menuitem', { name: 'Delete template' }).click();
  }
}
