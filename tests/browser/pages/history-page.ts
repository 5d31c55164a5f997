import type { Page } from '@playwright/test';

/** The states of an item, and what has been deleted. */
export class HistoryPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  /** In the list of states. */
  state(number: number) {
    return this.page.getByRole('row').filter({ has: this.#details(number) });
  }

  #details(number: number) {
    return this.page.getByRole('button', { name: `Details of state ${number}`, exact: true });
  }

  async openDetails(number: number): Promise<void> {
    await this.#details(number).click();
  }

  /** In the open details. */
  async name(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Name this state' }).click();
    await this.dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await this.dialog.getByRole('button', { name: 'Save name' }).click();
  }

  /** In the open details; confirms the dialog. */
  async restore(number: number): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Restore', exact: true }).click();
    await this.dialog
      .filter({ hasText: `Restore state ${number}?` })
      .getByRole('button', { name: 'Restore', exact: true })
      .click();
  }

  /** In the list of deleted items. */
  deleted(name: string) {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  async restoreDeleted(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Restore ${name}`, exact: true }).click();
    await this.dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  }
}
