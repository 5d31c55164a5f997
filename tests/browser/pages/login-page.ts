import type { Page } from '@playwright/test';

export class LoginPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'Sign in to your account' });
  }

  get refusal() {
    return this.page.getByRole('alert');
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.page.getByLabel('Email address').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  get codeHeading() {
    return this.page.getByRole('heading', { name: 'Enter your code' });
  }

  /** The code of the authenticator app; Enter submits it. */
  async enterCode(code: string): Promise<void> {
    await this.page.getByLabel('Code', { exact: true }).fill(code);
    await this.page.keyboard.press('Enter');
  }

  async useRecoveryCode(code: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Use a recovery code' }).click();
    await this.page.getByLabel('Recovery code', { exact: true }).fill(code);
    await this.page.keyboard.press('Enter');
  }

  async askForRecoveryLink(email: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Forgot your password?' }).click();
    await this.page.getByLabel('Email address').fill(email);
    await this.page.getByRole('button', { name: 'Send recovery link' }).click();
  }

  async chooseNewPassword(password: string): Promise<void> {
    await this.page.getByLabel('New password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Save new password' }).click();
  }
}
