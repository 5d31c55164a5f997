import type { Page } from '@playwright/test';

export class AdministrationPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(tab: 'users' | 'insurers' | 'apiKeys' = 'users'): Promise<void> {
    await this.page.goto(tab === 'users' ? '/administration' : `/administration/${tab}`);
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  row(name: string) {
    return this.page.getByRole('row', { name: new RegExp(name) });
  }

  async invite(user: { readonly email: string; readonly name?: string; readonly role: string }): Promise<void> {
    await this.page.getByRole('button', { name: 'Invite User' }).click();
    await this.dialog.getByLabel('Email').fill(user.email);
    if (user.name !== undefined) await this.dialog.getByLabel('Name').fill(user.name);
    await this.#chooseRole(user.role);
    await this.dialog.getByRole('button', { name: 'Send Invitation' }).click();
  }

  async act(name: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async changeRole(name: string, role: string): Promise<void> {
    await this.act(name, 'Change role');
    await this.#chooseRole(role);
    await this.dialog.getByRole('button', { name: 'Change role' }).click();
  }

  async createInsurer(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Create Insurer' }).first().click();
    await this.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await this.dialog.getByRole('button', { name: 'Create Insurer' }).click();
  }

  async deleteInsurer(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Delete ${name}` }).click();
    await this.dialog.getByRole('button', { name: 'Delete' }).click();
  }

  /** Opens the API keys; returns the key that the dialog shows. */
  async createKey(name: string): Promise<string> {
    await this.open('apiKeys');
    await this.page.getByRole('button', { name: 'Create Key' }).first().click();
    await this.dialog.getByLabel('Name').fill(name);
    await this.dialog.getByRole('button', { name: 'Create Key' }).click();
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const button = this.page.getByRole('button', { name: 'Copy the key' });
    await button.click();
    await button.getByText('Copied').waitFor();
    const key = await this.page.evaluate(async () => navigator.clipboard.readText());
    await this.dialog.getByRole('button', { name: 'Done' }).click();
    return key;
  }

  async revokeKey(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Revoke ${name}` }).click();
    await this.dialog.getByRole('button', { name: 'Revoke' }).click();
  }

  async #chooseRole(role: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: 'Role' }).click();
    await this.page.getByRole('option', { name: role, exact: true }).click();
  }
}
