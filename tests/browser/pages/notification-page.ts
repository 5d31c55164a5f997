import { expect, type Page } from '@playwright/test';
import { replaceText } from './replace-text.ts';
import { TemplateEditorPage } from './template-editor-page.ts';

export class NotificationPage extends TemplateEditorPage {
  constructor(page: Page) {
    super(page, 'notification');
  }

  /** The rich text. */
  get text() {
    return this.page.frameLocator('.tox-edit-area__iframe').locator('body');
  }

  get source() {
    return this.page.getByRole('textbox', { name: /^Text of the notification in / });
  }

  /** The page in the preview. */
  get rendered() {
    return this.preview.frameLocator('iframe').locator('body');
  }

  get locale() {
    return this.page.getByRole('combobox', { name: 'Language of the texts' });
  }

  get changed() {
    return this.page.getByText(/^Unsaved: /);
  }

  async chooseLocale(code: string): Promise<void> {
    await this.locale.click();
    await this.page
      .getByRole('option')
      .filter({ hasText: `(${code})` })
      .click();
  }

  async chooseView(view: 'Rich text' | 'Source'): Promise<void> {
    await this.page.getByRole('radiogroup', { name: 'Rich text or source' }).getByText(view).click();
  }

  /** At the end of the text. */
  async append(text: string): Promise<void> {
    await this.text.click();
    await this.page.keyboard.press('ControlOrMeta+End');
    await this.page.keyboard.type(text);
  }

  /** Replaces the current content. */
  async typeSource(text: string): Promise<void> {
    await replaceText(this.source, text);
  }

  async chooseAdvanced(item: 'Liquid picker' | 'File picker'): Promise<void> {
    const advanced = this.page.getByRole('button', { name: 'Advanced', exact: true });
    const more = this.page.getByRole('button', { name: 'Reveal or hide additional toolbar items' });
    const choice = this.page.getByRole('menuitem', { name: item });
    await advanced.or(more).first().waitFor();
    // The toolbar may still move the button to the rest of its tools, and a click that was noticed late is repeated: both
    // close an open menu.
    await expect(async () => {
      if (await choice.isHidden()) {
        if (await advanced.isHidden()) await more.click({ timeout: 5_000 });
        await advanced.click({ timeout: 5_000 });
      }
      await choice.click({ timeout: 5_000 });
    }).toPass();
  }
}
