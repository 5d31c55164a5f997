import { expect, type Page } from '@playwright/test';

/** What the editors of all kinds of template have. */
export class TemplateEditorPage {
  readonly page: Page;
  /** The segment of the kind's addresses. */
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

  /** Of files: the one that was opened last. */
  get fileDialog() {
    return this.page.getByRole('dialog').last();
  }

  /** Scrolls to the folder: the list draws only the rows that are in sight, and other stories have folders, too. */
  async openFolder(bucketName: string, folder: string): Promise<void> {
    await this.fileDialog.getByText(bucketName, { exact: true }).click();
    const row = this.fileDialog.getByText(folder, { exact: true });
    const { x = 0, y = 0, width = 0, height = 0 } = (await this.fileDialog.boundingBox()) ?? {};
    await this.page.mouse.move(x + width / 3, y + height / 2);
    await expect(async () => {
      if (await row.isHidden()) await this.page.mouse.wheel(0, 200);
      await expect(row).toBeVisible({ timeout: 200 });
    }).toPass();
    await row.dblclick();
  }

  async pickFile(name: string): Promise<void> {
    await this.fileDialog.getByText(name, { exact: true }).click();
    await this.fileDialog.getByRole('button', { name: 'Select file' }).click();
  }

  async pickFileIn(bucketName: string, folder: string, name: string): Promise<void> {
    await this.openFolder(bucketName, folder);
    await this.pickFile(name);
  }

  async continueDraft(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Continue editing' }).click();
  }

  async discardDraft(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Discard changes' }).click();
  }
}
