import type { Page } from '@playwright/test';
import type { ProductId } from '../api.ts';
import { replaceText } from './replace-text.ts';

export class ApiDocsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static path({ plan, type, version }: ProductId): string {
    return ['/products/detail/apiDocs', plan, type, version].filter(Boolean).join('/');
  }

  async open(productId: ProductId): Promise<void> {
    await this.page.goto(ApiDocsPage.path(productId));
  }

  get body() {
    return this.page.getByRole('textbox', { name: 'Body as JSON' });
  }

  get answer() {
    return this.page.getByRole('textbox', { name: 'Response as JSON' });
  }

  get tryOut() {
    return this.page.getByRole('region', { name: 'Try it out' });
  }

  get snippet() {
    return this.page.getByRole('textbox', { name: 'Snippet' });
  }

  get bodyFields() {
    return this.page.getByRole('region', { name: 'Body', exact: true });
  }

  /** Chooses an operation, or the language of the snippet. */
  async choose(name: 'Price' | 'Underwriting' | 'curl' | 'TypeScript'): Promise<void> {
    await this.page.getByRole('radiogroup').getByText(name, { exact: true }).click();
    // The previous content is still on the page, hidden: it must not be mistaken for the new one.
    await this.page.getByRole('radio', { name, exact: true, checked: true }).waitFor({ state: 'attached' });
  }

  async typeBody(text: string): Promise<void> {
    await replaceText(this.body, text);
  }

  async send(): Promise<void> {
    await this.tryOut.getByRole('button', { name: /^Send/ }).click();
  }

  /** Through the clipboard, as a user would copy it. */
  async copySnippet(): Promise<string> {
    return this.#copy('Copy the snippet');
  }

  async #copy(buttonName: string): Promise<string> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const button = this.page.getByRole('button', { name: buttonName });
    await button.click();
    await button.getByText('Copied').waitFor();
    return this.page.evaluate(async () => navigator.clipboard.readText());
  }
}
