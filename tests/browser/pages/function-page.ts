import type { Locator, Page } from '@playwright/test';
import { replaceText } from './replace-text.ts';
import { TemplateEditorPage } from './template-editor-page.ts';

export class FunctionPage extends TemplateEditorPage {
  constructor(page: Page) {
    super(page, 'function');
  }

  get select() {
    return this.page.getByRole('button', { name: 'Select Excel file' });
  }

  get selectAnother() {
    return this.page.getByRole('button', { name: 'Select another file' });
  }

  get fileKey() {
    return this.page.getByRole('textbox', { name: 'File key' });
  }

  get checking() {
    return this.page.getByText('The workbook is being checked.');
  }

  get usable() {
    return this.page.getByText('The function can be called.');
  }

  get inputs() {
    return this.page.getByRole('region', { name: 'Inputs', exact: true });
  }

  get outputs() {
    return this.page.getByRole('region', { name: 'Outputs', exact: true });
  }

  /** @param variable as written in the workbook: input_age */
  line(variable: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByText(variable, { exact: true }) });
  }

  liquid(name: string) {
    return this.page.getByRole('textbox', { name: `Liquid of ${name}`, exact: true });
  }

  get results() {
    return this.preview.getByLabel('Results');
  }

  result(name: string): Locator {
    return this.results.locator('dt').getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
  }

  async addOne(variable: string): Promise<void> {
    await this.page.getByRole('button', { name: `Add ${variable}`, exact: true }).click();
  }

  async remove(variable: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remove ${variable}`, exact: true }).click();
  }

  async show(part: 'Inputs and outputs' | 'Workbook' | 'Saved calls'): Promise<void> {
    await this.page.getByRole('radiogroup', { name: 'Part of the function' }).getByText(part).click();
  }

  /** With the preview data panel open. */
  async typeMock(text: string): Promise<void> {
    await replaceText(this.page.getByRole('textbox', { name: 'Mock data' }), text);
  }
}
