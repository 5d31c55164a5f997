import type { Page } from '@playwright/test';

/** The inspector of the visual editor. */
export class InspectorPane {
  readonly page: Page;
  readonly name: string;

  constructor(page: Page, name = 'Inspector') {
    this.page = page;
    this.name = name;
  }

  get pane() {
    return this.page.getByRole('complementary', { name: this.name, exact: true });
  }

  async open(tab: 'Content' | 'Design' | 'Props'): Promise<void> {
    await this.pane.getByRole('tab', { name: tab }).click();
  }

  async group(name: string): Promise<void> {
    const head = this.pane.getByRole('heading', { name, exact: false }).getByRole('button');
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  }

  /** The state, or the minimum width, for which a value applies. */
  async scope(name: string): Promise<void> {
    await this.pane.getByRole('radiogroup').getByText(name, { exact: true }).click();
  }

  field(name: string) {
    return this.pane.getByRole('combobox', { name, exact: true });
  }

  textbox(name: string) {
    return this.pane.getByRole('textbox', { name, exact: true });
  }

  button(name: string) {
    return this.pane.getByRole('button', { name, exact: true });
  }

  async fill(name: string, text: string): Promise<void> {
    await this.field(name).fill(text);
    await this.field(name).press('Enter');
  }
}
