import type { Page } from '@playwright/test';
import type { ProductId } from '../api.ts';
import { replaceText } from './replace-text.ts';

export type CodeKind = 'discount' | 'loading';

export interface TypedCode {
  readonly name: string;
  readonly code: string;
  readonly percent?: string;
  readonly amount?: string;
  readonly logic?: string;
}

const words = {
  discount: { path: 'discountsCodes', title: 'Discount', name: 'discount' },
  loading: { path: 'loadingsCodes', title: 'Loading', name: 'loading' },
} as const;

/** The discount codes or the loading codes of a product. */
export class CodesPage {
  readonly page: Page;
  readonly #words: (typeof words)[CodeKind];

  constructor(page: Page, kind: CodeKind) {
    this.page = page;
    this.#words = words[kind];
  }

  async open({ plan, type, version = '' }: ProductId): Promise<void> {
    await this.page.goto(`/products/detail/${this.#words.path}/${plan}/${type}/${version}`);
  }

  get table() {
    return this.page.getByRole('table', { name: `${this.#words.title} codes` });
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: new RegExp(`^(Add|Update) ${this.#words.name} code$`) });
  }

  get removeDialog() {
    return this.page.getByRole('dialog', { name: `Remove this ${this.#words.name} code?` });
  }

  get search() {
    return this.page.getByRole('searchbox', { name: `Search ${this.#words.name} codes` });
  }

  get logic() {
    return this.dialog.getByRole('textbox', { name: 'Calculation as JSON' });
  }

  /** The example of the code's effect on a price. */
  get trial() {
    return this.dialog.getByRole('region', { name: 'Try it' });
  }

  row(code: string) {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('cell', { name: code, exact: true }) });
  }

  async openAddDialog(): Promise<void> {
    await this.page
      .getByRole('button', { name: `Add ${this.#words.title} Code` })
      .first()
      .click();
  }

  async openUpdateDialog(code: string): Promise<void> {
    await this.page.getByRole('button', { name: `Update ${code}`, exact: true }).click();
  }

  async chooseKind(kind: 'Ratio' | 'Flat' | 'Custom'): Promise<void> {
    await this.dialog.getByText(kind, { exact: true }).click();
  }

  async enter({ name, code, percent, amount, logic }: TypedCode): Promise<void> {
    await this.dialog.getByLabel('Name', { exact: true }).fill(name);
    await this.dialog.getByLabel('Code', { exact: true }).fill(code);
    if (percent !== undefined) await this.dialog.getByLabel('Percentage of the premium').fill(percent);
    if (amount !== undefined) {
      await this.chooseKind('Flat');
      await this.dialog.getByLabel('Amount', { exact: true }).fill(amount);
    }
    if (logic !== undefined) {
      await this.chooseKind('Custom');
      await this.showJson();
      await this.typeLogic(logic);
    }
  }

  /** Custom logic opens as a formula. */
  async showJson(): Promise<void> {
    await this.dialog.getByRole('radiogroup', { name: 'View of the logic' }).getByText('JSON', { exact: true }).click();
  }

  async typeLogic(text: string): Promise<void> {
    await replaceText(this.logic, text);
  }

  async submit(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^(Add .* Code|Update)$/ }).click();
  }

  async remove(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Remove' }).click();
    await this.removeDialog.getByRole('textbox').fill('DELETE');
    await this.removeDialog.getByRole('button', { name: 'Remove' }).click();
  }
}
