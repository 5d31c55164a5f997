import { expect, type Page } from '@playwright/test';

export interface ChosenFile {
  readonly name: string;
  readonly content: string | Buffer;
}

export class FilesPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** @param folder with a trailing slash; empty for the root */
  async open(bucketName: string, folder: string): Promise<void> {
    const search = new URLSearchParams({ bucket: bucketName, path: folder });
    await this.page.goto(`/files?${search.toString()}`);
    await expect(this.crumb).toHaveText(folder.split('/').at(-2) ?? bucketName);
  }

  /** The last step of the breadcrumb: the open folder. */
  get crumb() {
    return this.page.getByRole('navigation', { name: 'Folder' }).locator('[aria-current]');
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  get details() {
    return this.page.getByRole('complementary', { name: 'Details' });
  }

  get grid() {
    return this.page.getByRole('grid', { name: 'Files and folders' });
  }

  row(name: string) {
    return this.grid.getByRole('row').filter({ has: this.page.getByText(name, { exact: true }) });
  }

  folder(name: string) {
    return this.row(`${name}/`);
  }

  /** Folders end in a slash. */
  async names(): Promise<readonly string[]> {
    return this.grid.locator('[role="row"][aria-selected] [title]').allTextContents();
  }

  async enter(name: string): Promise<void> {
    await this.folder(name).dblclick();
    await expect(this.crumb).toHaveText(name);
  }

  async chooseAction(name: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async press(tool: string): Promise<void> {
    await this.page.getByRole('button', { name: tool, exact: true }).click();
  }

  async openUpload(): Promise<void> {
    await this.press('Upload');
    await expect(this.dialog).toBeVisible();
  }

  async select(files: readonly ChosenFile[]): Promise<void> {
    const payload = files.map(({ name, content }) => ({ name, mimeType: '', buffer: Buffer.from(content) }));
    await this.dialog.locator('input[type="file"]').setInputFiles(payload);
  }

  /** A file's entry in the upload. */
  upload(name: string) {
    return this.dialog.getByRole('listitem').filter({ hasText: name });
  }

  async confirmRemoval(): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
    await this.dialog.getByRole('button', { name: 'Remove' }).click();
  }

  get search() {
    return this.page.getByPlaceholder('Search in this bucket');
  }
}
