import type { Page } from '@playwright/test';
import { FilePicker } from './file-picker.ts';

/** The common parts of the editors for all kinds of templates. */
export class TemplateEditorPage {
  readonly page: Page;
  /** The segment of the kind in addresses. */
  readonly view: string;

  constructor(page: Page, view: string) {
    this.page = page;
    this.view = view;
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/templates/${this.view}/${id}`);
  }

  get unsaved() {
    return this.page.getByRole('banner').getByText('Unsaved changes');
  }

  get saved() {
    return this.page.getByText(/^Saved \d/);
  }

  get autosaved() {
    return this.page.getByText('The template was autosaved');
  }

  get console() {
    return this.page.getByRole('region', { name: 'Debug console' });
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  get preview() {
    return this.page.getByRole('region', { name: 'Preview', exact: true });
  }

  setting(label: string) {
    return this.page.getByLabel(label, { exact: true });
  }

  get save() {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  get undo() {
    return this.page.getByRole('banner').getByRole('button', { name: 'Undo' });
  }

  get redo() {
    return this.page.getByRole('banner').getByRole('button', { name: 'Redo' });
  }

  async showPreview(): Promise<void> {
    await this.page.getByRole('radiogroup', { name: 'Edit or preview' }).getByText('Preview').click();
  }

  async chooseQuery(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Query template' }).click();
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  async openPanel(name: 'Settings' | 'Preview settings' | 'Preview data'): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  async pickLiquid(path: string): Promise<void> {
    await this.dialog.getByPlaceholder('Search paths').fill(path);
    await this.dialog.getByRole('treeitem').filter({ hasText: path }).first().click();
    await this.dialog.getByRole('button', { name: 'Insert', exact: true }).click();
  }

  async openFolder(bucketName: string, folder: string): Promise<void> {
    await new FilePicker(this.page).openFolder(bucketName, folder);
  }

  async pickFile(name: string): Promise<void> {
    await new FilePicker(this.page).pick(name);
  }

  async pickFileIn(bucketName: string, folder: string, name: string): Promise<void> {
    await this.openFolder(bucketName, folder);
    await this.pickFile(name);
  }

  /** @param alt the alternative text of the picked picture; without one it is decoration */
  async describePicture(alt?: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Describe the image' });
    if (alt === undefined) await dialog.getByRole('checkbox', { name: /^Decoration/ }).check();
    else await dialog.getByRole('textbox', { name: 'Alternative text' }).fill(alt);
    await dialog.getByRole('button', { name: 'Insert image' }).click();
  }

  async continueDraft(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Continue editing' }).click();
  }

  async discardDraft(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Discard changes' }).click();
  }
}
