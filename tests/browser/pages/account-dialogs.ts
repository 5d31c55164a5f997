import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { Shell } from './shell.ts';

/** The code of a user's authenticator app, the given number of 30-second steps from now. */
export type AuthenticatorApp = (stepsFromNow?: number) => string;

/** Set up with the displayed key. */
export function toApp(key: string): AuthenticatorApp {
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  return (stepsFromNow = 0) => app.generate({ timestamp: Date.now() + stepsFromNow * 30_000 });
}

/** The dialogs behind the tenant panel, and the steps that sign-in shares with them. */
export class AccountDialogs {
  readonly page: Page;
  private readonly ownPassword: string;

  constructor(page: Page, ownPassword: string) {
    this.page = page;
    this.ownPassword = ownPassword;
  }

  /** Excludes the tenant panel, which is a dialog as well. */
  get dialog() {
    return this.page.locator('[role="dialog"][aria-modal="true"]');
  }

  async open(entry: 'Sessions' | 'Second factor' | 'Change password', tenantId = 'test_dev'): Promise<void> {
    await new Shell(this.page).tenant(tenantId).click();
    await this.page.getByRole('button', { name: entry }).click();
    await expect(this.dialog).toBeVisible();
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  get password() {
    return this.page.getByLabel('Current password');
  }

  /** For dialogs that also require a code. */
  get code() {
    return this.page.getByLabel('Code from the app, or a recovery code');
  }

  async confirmWithPassword(button: string): Promise<void> {
    await this.password.fill(this.ownPassword);
    await this.press(button);
  }

  async confirmWithCode(button: string, code: string): Promise<void> {
    await this.code.fill(code);
    await this.confirmWithPassword(button);
  }

  async readKey(): Promise<AuthenticatorApp> {
    return toApp(await this.page.getByLabel('Key', { exact: true }).inputValue());
  }

  async turnOnWith(code: string): Promise<void> {
    await this.page.getByLabel('Code from the app', { exact: true }).fill(code);
    await this.press('Turn on');
  }

  async readRecoveryCodes(): Promise<string[]> {
    const codes = this.page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    return codes.allInnerTexts();
  }
}
