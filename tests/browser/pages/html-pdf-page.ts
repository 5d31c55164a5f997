import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { replaceText } from './replace-text.ts';
import { TemplateEditorPage } from './template-editor-page.ts';

export class HtmlPdfPage extends TemplateEditorPage {
  constructor(page: Page) {
    super(page, 'html-pdf');
  }

  /** The content of a rich text. */
  get text() {
    return this.page.frameLocator('.tox-edit-area__iframe').locator('body');
  }

  get source() {
    return this.page.getByRole('textbox', {
      name: /^(Body of the document|Header of every page|Footer of every page)$/,
    });
  }

  get devMode() {
    return this.page.getByRole('switch', { name: 'Dev mode' });
  }

  /** The scroll container of the preview's pages. */
  get stage() {
    return this.preview.getByRole('group', { name: 'Pages of the document' });
  }

  /** A page in the preview once it is rendered. */
  shownPage(number: number) {
    return this.stage.getByRole('group', { name: new RegExp(`^Page ${number} of `) }).filter({
      has: this.page.locator('canvas'),
    });
  }

  get pageField() {
    return this.preview.getByRole('textbox', { name: 'Page', exact: true });
  }

  get zoom() {
    return this.preview.getByText(/^\d+%$/);
  }

  /** The lines of the rich text without white space, as they are broken on the screen. */
  async shownLines(): Promise<readonly string[]> {
    return this.text.evaluate((body) => {
      const page = body.ownerDocument;
      const lines: { top: number; text: string }[] = [];
      const texts = page.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      const range = page.createRange();
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { index, 0: letter } of (node.nodeValue ?? '').matchAll(/\S/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + letter.length);
          const { top } = range.getBoundingClientRect();
          const last = lines.at(-1);
          if (last && Math.abs(last.top - top) < 2) last.text += letter;
          else lines.push({ top, text: letter });
        }
      }
      return lines.map(({ text }) => text);
    });
  }

  /** How much the sheet is scaled down, and by how many pixels its pane scrolls sideways. */
  async sheet(): Promise<{ readonly scale: number; readonly excess: number }> {
    return this.text.evaluate(({ ownerDocument: { documentElement: root, defaultView: view } }) => ({
      scale: Number(root.style.getPropertyValue('--cw-scale')),
      excess: root.scrollWidth - (view?.innerWidth ?? 0),
    }));
  }

  async showPart(name: 'Body' | 'Header' | 'Footer'): Promise<void> {
    await this.page.getByRole('radiogroup', { name: 'Part of the page' }).getByText(name).click();
  }

  async switchDevMode(): Promise<void> {
    await this.devMode.click();
  }

  /** Replaces the current content. */
  async typeSource(text: string): Promise<void> {
    await replaceText(this.source, text);
  }

  /** At the end of a rich text. */
  async append(text: string): Promise<void> {
    await this.text.click();
    await this.page.keyboard.press('ControlOrMeta+End');
    await this.page.keyboard.type(text);
  }

  /**
   * Types a text and presses Save on a page that is busy from the typing on: the pause after which the editor reports its
   * text ends just before the press, and nothing is rendered in between.
   */
  async saveWhileBusy(text: string): Promise<void> {
    const editor = await this.page.locator('.tox-edit-area__iframe').elementHandle();
    await this.save.evaluate(
      (save, [frame, typed]) => {
        if (frame instanceof HTMLIFrameElement) frame.contentDocument?.execCommand('insertText', false, typed);
        const pauseMs = 150;
        setTimeout(() => save.dispatchEvent(new MouseEvent('click', { bubbles: true })), pauseMs);
        const end = performance.now() + 2 * pauseMs;
        while (performance.now() < end);
      },
      [editor, text] as const,
    );
  }

  async chooseAdvanced(
    item: 'Liquid picker' | 'File picker' | 'Repeat this row for each …' | 'Stop repeating this row',
  ): Promise<void> {
    const advanced = this.page.getByRole('button', { name: 'Advanced', exact: true });
    const more = this.page.getByRole('button', { name: 'Reveal or hide additional toolbar items' });
    await advanced.or(more).first().waitFor();
    if (!(await advanced.isVisible())) await more.click();
    await advanced.click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  /** @param path the end of the path of a suggested list */
  async repeatRow(path: string): Promise<void> {
    await this.chooseAdvanced('Repeat this row for each …');
    await this.dialog.getByRole('combobox', { name: 'List' }).fill(path);
    await this.page
      .getByRole('option', { name: new RegExp(`${path}$`) })
      .first()
      .click();
    await this.dialog.getByRole('button', { name: 'Repeat row' }).click();
  }

  /** @param name such as topage */
  async insertVariable(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Page variables' }).click();
    await this.page.getByRole('menuitem', { name: new RegExp(`\\s${name}$`) }).click();
  }

  /** The bytes that a user downloads. */
  async download(): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
    const started = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Download preview' }).click();
    const download = await started;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  }
}
