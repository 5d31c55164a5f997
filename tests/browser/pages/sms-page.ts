import type { Page } from '@playwright/test';
import { replaceText } from './replace-text.ts';
import { TemplateEditorPage } from './template-editor-page.ts';

export class SmsPage extends TemplateEditorPage {
  constructor(page: Page) {
    super(page, 'sms-notifications');
  }

  get body() {
    return this.page.getByRole('textbox', { name: 'Text of the message' });
  }

  get message() {
    return this.preview.getByLabel('Rendered message');
  }

  /** Replaces the current content. */
  async type(text: string): Promise<void> {
    await replaceText(this.body, text);
  }

  async append(text: string): Promise<void> {
    await this.body.click();
    await this.page.keyboard.press('ControlOrMeta+End');
    await this.page.keyboard.insertText(text);
  }

  async insertLiquid(path: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Insert Liquid' }).click();
    await this.dialog.getByRole('searchbox').or(this.dialog.getByPlaceholder('Search paths')).first().fill(path);
    await this.dialog.getByRole('treeitem').first().click();
    await this.dialog.getByRole('button', { name: 'Insert' }).click();
  }
}
