import type { Page } from '@playwright/test';
import { replaceText } from './replace-text.ts';

/** A screen that is a code editor: the configuration of an app, or the source of a component. */
export class CodePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openConfig(appId: string): Promise<void> {
    await this.page.goto(`/apps/detail/config/${appId}`);
  }

  async openComponent(id: string): Promise<void> {
    await this.page.goto(`/components/${id}`);
  }

  code(name: string) {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  /** Replaces the current text. */
  async type(name: string, text: string): Promise<void> {
    await replaceText(this.code(name), text);
  }

  get save() {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  get saved() {
    return this.page.getByText(/^Saved \d/);
  }

  /** The rendered component. */
  get preview() {
    return this.page.frameLocator('iframe[title^="Preview of"]');
  }

  /** The text that is marked as a problem. */
  get mark() {
    return this.page.locator('.cm-lintRange-error, .cm-lintPoint-error');
  }

  get faultyLine() {
    return this.page.locator('.cm-errorLine');
  }
}
