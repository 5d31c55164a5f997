import { expect, type Locator, type Page } from '@playwright/test';
import { replaceText } from './replace-text.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The visual editor of an app. */
export class UiEditorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(appId: string, componentId?: string): Promise<void> {
    await this.page.goto(`/ui-editor/${appId}${componentId === undefined ? '' : `?component=${componentId}`}`);
  }

  get tree() {
    return this.page.getByRole('tree', { name: 'Layout' });
  }

  /** By its name and distinguishing text, such as "Headline Quote". */
  node(name: string | RegExp) {
    return this.tree.getByRole('treeitem', { name });
  }

  get gallery() {
    return this.page.getByRole('region', { name: 'Elements' });
  }

  async category(name: string): Promise<void> {
    await this.gallery.getByRole('radiogroup').getByText(name, { exact: true }).click();
  }

  element(name: string) {
    return this.gallery.getByRole('button', { name, exact: true });
  }

  /** The page as customers would see it. */
  get canvas() {
    return this.page.frameLocator('iframe[title^="Page of"]');
  }

  /** The overlay that receives the pointer and the keyboard instead of the page. */
  get overlay() {
    return this.page.getByRole('application', { name: 'Page on the canvas' });
  }

  /** The text of an element, edited in place. */
  get textField() {
    return this.page.getByRole('region', { name: 'Canvas' }).getByRole('textbox', { name: 'Text', exact: true });
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  get save() {
    return this.button('Save');
  }

  get saved() {
    return this.page.getByText(/^Saved \d/);
  }

  async choose(component: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Component' }).click();
    await this.page.getByRole('combobox', { name: 'Component' }).fill(component);
    await this.page.getByRole('option', { name: component, exact: true }).click();
  }

  /** At the centre of an element of the studio. */
  async pointAt(element: Locator): Promise<Point> {
    await element.waitFor();
    const box = await element.boundingBox();
    if (!box) throw new Error('The element is not shown.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** At the centre of an element of the page on the canvas, which is scaled. */
  async pointOn(element: Locator): Promise<Point> {
    await element.waitFor();
    const { x, y } = await element.evaluate((one) => {
      const rect = one.getBoundingClientRect();
      return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
    });
    const frame = this.page.locator('iframe[title^="Page of"]');
    const box = await frame.boundingBox();
    if (!box) throw new Error('The canvas is not shown.');
    const scale = box.width / (await frame.evaluate((one: HTMLElement) => one.offsetWidth));
    return { x: box.x + x * scale, y: box.y + y * scale };
  }

  /** With intermediate steps, as in a real drag. */
  async drag(from: Point, to: Point): Promise<void> {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + 6, from.y + 6);
    await this.page.mouse.move(to.x, to.y - 2, { steps: 5 });
    await this.page.mouse.move(to.x, to.y);
    await this.page.mouse.up();
  }

  async writeCode(part: 'Template' | 'Script', text: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Code' });
    await dialog.getByRole('radiogroup').getByText(part, { exact: true }).click();
    const field = dialog.getByRole('textbox', { name: part });
    await replaceText(field, text);
    await expect(field).toContainText(text.split('\n')[0] ?? '');
  }
}
