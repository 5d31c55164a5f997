import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { replaceText } from './replace-text.ts';
import { TemplateEditorPage } from './template-editor-page.ts';

export class EmailPage extends TemplateEditorPage {
  constructor(page: Page) {
    super(page, 'email-mjml');
  }

  get source() {
    return this.page.getByRole('textbox', { name: 'MJML of the email' });
  }

  /** The mail as recipients see it. */
  get mail() {
    return this.page.frameLocator('iframe[title="Rendered email"]').locator('body');
  }

  get frame() {
    return this.page.locator('iframe[title="Rendered email"]');
  }

  /** The mail as a line of an inbox. */
  get inbox() {
    return this.preview.getByRole('group', { name: 'As an inbox shows it' });
  }

  get quality() {
    return this.preview.getByRole('region', { name: 'Quality of the email' });
  }

  get attachments() {
    return this.page.getByRole('list', { name: 'Attachments' }).getByRole('listitem');
  }

  get delivery() {
    return this.dialog.getByRole('region', { name: 'Delivery of the test email' });
  }

  async showView(name: 'Desktop' | 'Mobile' | 'Text' | 'Quality'): Promise<void> {
    await this.preview.getByRole('radiogroup', { name: 'View of the email' }).getByText(name).click();
  }

  async chooseColors(name: string): Promise<void> {
    await this.preview.getByRole('combobox', { name: 'Colors' }).click();
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  /** Replaces the current content. */
  async typeSource(text: string): Promise<void> {
    await replaceText(this.source, text);
  }

  /** Puts the cursor at the end of a line of the source. */
  async goToLine(number: number): Promise<void> {
    await this.page
      .locator('.cm-line')
      .nth(number - 1)
      .click();
    await this.page.keyboard.press('End');
  }

  async attachTemplate(name: string, fileName?: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add attachment' }).click();
    await this.dialog.getByRole('combobox', { name: 'Template' }).fill(name);
    await this.page.getByRole('option', { name }).click();
    if (fileName !== undefined) await this.dialog.getByLabel('File name').fill(fileName);
    await this.dialog.getByRole('button', { name: 'Add attachment' }).click();
  }

  async attachFile(bucketName: string, folder: string, name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add attachment' }).click();
    await this.dialog.getByRole('radiogroup', { name: 'What to attach' }).getByText('File').click();
    await this.dialog.getByRole('button', { name: 'Choose a file' }).click();
    await this.pickFileIn(bucketName, folder, name);
    await this.dialog.getByRole('button', { name: 'Add attachment' }).click();
  }

  async sendTest(to: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Send test email' }).click();
    await this.dialog.getByLabel('Email address').fill(to);
    await this.dialog.getByRole('button', { name: 'Send', exact: true }).click();
  }

  /** The bytes that a user downloads. */
  async download(button: string | RegExp): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
    const started = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: button }).click();
    const download = await started;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  }
}
