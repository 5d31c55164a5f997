import type { Page } from '@playwright/test';
import { LogicEditorPage } from './logic-editor-page.ts';

export class UnderwritingPage extends LogicEditorPage {
  constructor(page: Page) {
    super(page, 'underwriting');
  }

  /** By its code. */
  firedRule(text: string) {
    return this.result.getByRole('listitem').filter({ hasText: text });
  }
}
