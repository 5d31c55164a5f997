import type { Page } from '@playwright/test';
import { replaceText } from './replace-text.ts';

/** The query of a template, in its editor's settings, and the picker for its results. */
export class TemplateQuery {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get choice() {
    return this.page.getByRole('combobox', { name: 'Query template' });
  }

  get editor() {
    return this.page.getByRole('textbox', { name: 'GraphQL query' });
  }

  get proposals() {
    return this.page.getByRole('listbox', { name: 'Suggestions' });
  }

  get replaceDialog() {
    return this.page.getByRole('dialog', { name: 'Replace the query?' });
  }

  get picker() {
    return this.page.getByRole('dialog', { name: 'Liquid picker' });
  }

  get search() {
    return this.picker.getByRole('combobox', { name: 'Search paths' });
  }

  get tree() {
    return this.picker.getByRole('tree');
  }

  get path() {
    return this.picker.locator('code');
  }

  async showAdvanced(): Promise<void> {
    await this.page.getByRole('button', { name: 'Show advanced' }).click();
  }

  /** Replaces the current content. */
  async write(text: string): Promise<void> {
    await replaceText(this.editor, text);
  }

  row(name: string) {
    return this.picker.getByRole('treeitem').filter({ hasText: new RegExp(`^${name}`) });
  }

  async openPicker(): Promise<void> {
    await this.page.getByRole('button', { name: 'Insert Liquid' }).click();
  }
}
