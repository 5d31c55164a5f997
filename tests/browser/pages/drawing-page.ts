import type { Locator, Page } from '@playwright/test';
import { TemplateEditorPage } from './template-editor-page.ts';

interface Corners {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

export class DrawingPage extends TemplateEditorPage {
  constructor(page: Page) {
    super(page, 'pdf-drawing');
  }

  /** The pages, which have the focus unless one of their boxes has it. */
  get canvas() {
    return this.page.getByRole('group', { name: 'Pages with drawings' });
  }

  /** The overlay of a page: positions on it are points times the zoom, which is 1 at first. */
  overlay(number = 1) {
    return this.canvas.getByRole('group', { name: `Drawings on page ${number}`, exact: true });
  }

  boxes(number = 1) {
    return this.overlay(number).getByRole('button');
  }

  /** @param name what it prints, or the text as it will be printed */
  box(name: string | RegExp, number = 1): Locator {
    return this.overlay(number).getByRole('button', {
      name: typeof name === 'string' ? new RegExp(`^${name},`) : name,
    });
  }

  /** The guides that boxes snap to, while a page shows them. */
  guides(number = 1): Locator {
    return this.overlay(number).locator('[data-axis]');
  }

  get selectedBoxes() {
    return this.canvas.getByRole('button', { pressed: true });
  }

  get panel() {
    return this.page.getByRole('complementary', { name: 'Drawing', exact: true });
  }

  get list() {
    return this.page.getByRole('listbox', { name: 'Drawings on this page' });
  }

  field(label: string) {
    return this.panel.getByLabel(label, { exact: true });
  }

  tool(name: 'Select' | 'Rectangle' | 'Duplicate' | 'Remove' | 'Arrange') {
    return this.page.getByRole('toolbar', { name: 'Drawing tools' }).getByRole('button', { name, exact: true });
  }

  get pageField() {
    return this.page.getByRole('textbox', { name: 'Page', exact: true }).first();
  }

  /** Resolves once the first page can be drawn on. */
  async openForm(id: string): Promise<void> {
    await this.open(id);
    await this.overlay().waitFor();
  }

  /** Presses, moves and releases, in points of a page. */
  async drag({ from, to }: Corners, options: { readonly page?: number; readonly shift?: boolean } = {}): Promise<void> {
    const { x, y } = await this.corner(options.page);
    if (options.shift) await this.page.keyboard.down('Shift');
    await this.page.mouse.move(x + from[0], y + from[1]);
    await this.page.mouse.down();
    await this.page.mouse.move(x + (from[0] + to[0]) / 2, y + (from[1] + to[1]) / 2);
    await this.page.mouse.move(x + to[0], y + to[1]);
    await this.page.mouse.up();
    if (options.shift) await this.page.keyboard.up('Shift');
  }

  async clickAt(x: number, y: number, options: { readonly shift?: boolean } = {}): Promise<void> {
    const corner = await this.corner();
    if (options.shift) await this.page.keyboard.down('Shift');
    await this.page.mouse.click(corner.x + x, corner.y + y);
    if (options.shift) await this.page.keyboard.up('Shift');
  }

  /** Draws a box with the rectangle tool. */
  async draw(corners: Corners, page = 1): Promise<void> {
    await this.tool('Rectangle').click();
    await this.drag(corners, { page });
  }

  /** Closes the preview. */
  async showDrawing(): Promise<void> {
    await this.page.getByRole('radiogroup', { name: 'Edit or preview' }).getByText('Draw').click();
  }

  async type(source: string): Promise<void> {
    await this.field('Source').fill(source);
  }

  async chooseFile(bucketName: string, fileKey: string): Promise<void> {
    const [folder = '', name = ''] = fileKey.split('/');
    await this.page.getByRole('button', { name: 'Choose PDF file' }).first().click();
    await this.pickFileIn(bucketName, `${folder}/`, name);
  }

  async arrange(item: string): Promise<void> {
    await this.tool('Arrange').click();
    await this.page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  async saveDrawing(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Save drawing' }).click();
    await this.page.getByText('PDF drawing updated successfully').first().waitFor();
  }

  private async corner(number = 1): Promise<{ readonly x: number; readonly y: number }> {
    const box = await this.overlay(number).boundingBox();
    if (!box) throw new Error(`Page ${number} is not on the screen.`);
    return box;
  }
}
