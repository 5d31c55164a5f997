import type { Page } from '@playwright/test';
import { LogicEditorPage } from './logic-editor-page.ts';

export class PricingPage extends LogicEditorPage {
  constructor(page: Page) {
    super(page, 'pricing');
  }
}
