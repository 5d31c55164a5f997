import type { Page } from '@playwright/test';
import type { ProductId } from '../api.ts';
import { replaceText } from './replace-text.ts';

/** The common parts of the pricing and underwriting editors. */
export class LogicEditorPage {
  readonly page: Page;
  readonly #screen: string;

  constructor(page: Page, screen: 'pricing' | 'underwriting') {
    this.page = page;
    this.#screen = screen;
  }

  /** Logic opens in a view for people who do not read JSON, unless its text is not valid. */
  async openJson(productId: ProductId): Promise<void> {
    await this.open(productId);
    await this.show('JSON');
  }

  async open({ plan, type, version }: ProductId): Promise<void> {
    await this.page.goto(['/products/detail', this.#screen, plan, type, version].filter(Boolean).join('/'));
  }

  get logic() {
    return this.page.getByRole('textbox', { name: 'JSON logic' });
  }

  get formula() {
    return this.page.getByRole('textbox', { name: 'Formula' });
  }

  async show(view: 'JSON' | 'Formula' | 'Blocks' | 'Decision table'): Promise<void> {
    await this.page.getByRole('radiogroup', { name: 'View of the logic' }).getByText(view, { exact: true }).click();
  }

  get variables() {
    return this.page.getByRole('textbox', { name: 'Variables as JSON' });
  }

  get result() {
    return this.page.getByRole('region', { name: 'Test with variables' });
  }

  /** By the text of its row. */
  step(text: string | RegExp) {
    return this.page.getByRole('treeitem').filter({ hasText: text });
  }

  get selectedStep() {
    return this.page.getByRole('treeitem', { selected: true });
  }

  get atCursor() {
    return this.page.getByRole('region', { name: 'At the cursor' });
  }

  /** The lines highlighted for a step. */
  get markedLines() {
    return this.logic.locator('.cm-markedLine');
  }

  get problem() {
    return this.page.getByRole('alert');
  }

  get unsaved() {
    return this.page.getByText('Unsaved changes');
  }

  get saved() {
    return this.page.getByText(/^Saved \d/);
  }

  get leaveDialog() {
    return this.page.getByRole('dialog', { name: 'Leave this page?' });
  }

  async typeLogic(text: string): Promise<void> {
    await this.#replace(this.logic, text);
  }

  /** For texts that are too long to type. */
  async pasteLogic(text: string): Promise<void> {
    await this.logic.click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.logic.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  }

  async typeFormula(text: string): Promise<void> {
    await this.#replace(this.formula, text);
  }

  /** Values of tests are entered in fields, unless the user chooses JSON. */
  async showValues(view: 'Fields' | 'As JSON'): Promise<void> {
    await this.page.getByRole('radiogroup', { name: 'How values are entered' }).getByText(view).click();
  }

  async typeVariables(text: string): Promise<void> {
    await this.showValues('As JSON');
    await this.#replace(this.variables, text);
  }

  async extractVariables(): Promise<void> {
    await this.showValues('As JSON');
    await this.page.getByRole('button', { name: 'Extract Variables' }).click();
  }

  async test(): Promise<void> {
    await this.page.getByRole('button', { name: /^Test/ }).click();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save' }).click();
  }

  async goBack(): Promise<void> {
    await this.page.getByRole('button', { name: 'Back' }).click();
  }

  /** As a paste would: the editor then does not close brackets automatically. */
  async #replace(editor: ReturnType<Page['getByRole']>, text: string): Promise<void> {
    await replaceText(editor, text);
  }
}
