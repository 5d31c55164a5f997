import type { Page } from '@playwright/test';
import { replaceText } from './replace-text.ts';
import { TemplateEditorPage } from './template-editor-page.ts';

export class DynamicPage extends TemplateEditorPage {
  constructor(page: Page) {
    super(page, 'dynamic');
  }

  get emptyCard() {
    return this.page.getByRole('heading', { name: "Let's create some data" });
  }

  get create() {
    return this.page.getByRole('button', { name: 'Create JSON' });
  }

  get value() {
    return this.page.getByRole('textbox', { name: 'JSON of the value' });
  }

  /** Replaces the current content. */
  async type(text: string): Promise<void> {
    await replaceText(this.value, text);
  }

  async format(): Promise<void> {
    await this.page.getByRole('button', { name: 'Format' }).click();
  }
}
