// The widgets by themselves, built like the studio and served under its policy: for more documents than could be saved
// through screens, and for payloads that no server should store.
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type Page, type Request } from '@playwright/test';
import { test as base } from '../kept-context.ts';
import { servePages } from '../built-pages.ts';
import type { LoopbackServer } from '../loopback-server.ts';

export { expect };

const root = fileURLToPath(new URL('harness/', import.meta.url));
/** Without the studio's settings: these pages contain only the editor. */
const pages = { root, configFile: false, build: { target: 'es2023' } } as const;

type Kind = 'editor' | 'preview';
const selectors = {
  editor: '.tox-edit-area__iframe:not([data-left])',
  preview: 'iframe[sandbox=""]:not([data-left])',
} as const;

export class RichTextScreen {
  readonly page: Page;
  private count = 0;
  /** Every address that was served. */
  readonly asked: string[] = [];
  private readonly note = (request: Request): void => void this.asked.push(request.url());

  constructor(page: Page) {
    this.page = page;
    page.context().on('requestfinished', this.note);
  }

  /** Other stories continue to use the context. */
  leave(): void {
    this.page.context().off('requestfinished', this.note);
  }

  /** Opens another editor with the text. */
  async edit(html: string): Promise<Frame> {
    return this.show(html, 'editor');
  }

  /**
   * One text after another: every eighth in a new editor or preview, the others in the open one, like the texts of a
   * screen's locales. Opening an editor takes a hundred times as long.
   */
  async next(html: string, kind: Kind): Promise<Frame> {
    const isAnother = this.count % 8 === 0;
    this.count += 1;
    if (isAnother) return this.show(html, kind);
    await this.page.evaluate((text) => Reflect.get(window, 'give')(text), html);
    return this.frameOf(selectors[kind]);
  }

  private async show(html: string, kind: Kind): Promise<Frame> {
    await this.leaveFrames();
    await this.page.evaluate(([text, isPreview]) => Reflect.get(window, 'show')(text, isPreview), [
      html,
      kind === 'preview',
    ] as const);
    return kind === 'preview' ? this.frameOf(selectors.preview) : this.frame();
  }

  async frame(): Promise<Frame> {
    const frame = await this.frameOf(selectors.editor);
    await frame.locator('body.mce-content-body').waitFor();
    return frame;
  }

  /** Distinguishes the next one from those that are still there. */
  private async leaveFrames(): Promise<void> {
    await this.page.evaluate(() => {
      for (const frame of document.querySelectorAll('iframe')) frame.dataset['left'] = 'true';
    });
  }

  private async frameOf(selector: string): Promise<Frame> {
    const element = await this.page.locator(selector).elementHandle();
    const frame = await element?.contentFrame();
    if (!frame) throw new Error('There is no frame.');
    return frame;
  }

  async command(name: string): Promise<void> {
    await this.page.evaluate((one) => Reflect.get(window, 'hugerte').activeEditor.execCommand(one), name);
  }

  /** In another display language of the studio. */
  async speak(locale: string): Promise<void> {
    await this.page.evaluate((one) => localStorage.setItem('locale', one), locale);
    await this.page.reload();
    await this.frame();
  }

  /** As the browser reports pasted or dropped content. */
  async transfer(kind: 'paste' | 'drop', content: { readonly html?: string; readonly file?: string }): Promise<void> {
    const frame = await this.frame();
    await frame.evaluate(
      ([event, { html, file }]) => {
        const transfer = new DataTransfer();
        if (html !== undefined) transfer.setData('text/html', html);
        if (file !== undefined) transfer.items.add(new File(['x'], file, { type: 'image/png' }));
        const target = document.body.firstElementChild ?? document.body;
        const { left, top } = target.getBoundingClientRect();
        const common = { bubbles: true, cancelable: true };
        target.dispatchEvent(
          event === 'paste'
            ? new ClipboardEvent('paste', { ...common, clipboardData: transfer })
            : new DragEvent('drop', { ...common, dataTransfer: transfer, clientX: left + 1, clientY: top + 1 }),
        );
      },
      [kind, content] as const,
    );
  }

  /** The text that would be saved: leaving the editor commits the input. */
  async value(): Promise<string> {
    return this.page.evaluate(() => {
      Reflect.get(window, 'hugerte').activeEditor?.dispatch('blur');
      return String(Reflect.get(window, 'value'));
    });
  }
}

export const test = base.extend<{ richText: RichTextScreen }, { harness: LoopbackServer }>({
  harness: [
    async ({}, use) => {
      const server = await servePages(pages);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  richText: async ({ page, harness }, use) => {
    const screen = new RichTextScreen(page);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(harness.url);
    await page.locator('.tox-edit-area__iframe').waitFor({ timeout: 60_000 });
    await use(screen);
    screen.leave();
    expect(errors).toEqual([]);
  },
});
