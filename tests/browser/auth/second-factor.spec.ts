import { givenUser, type GivenUser } from '../administration/given-users.ts';
import { givenTenant, runAdmin } from '../admin.ts';
import { call } from '../api.ts';
import { AccountDialogs, type AuthenticatorApp, toApp } from '../pages/account-dialogs.ts';
import { LoginPage } from '../pages/login-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';

async function enrol(
  url: string,
  { tokens: { accessToken }, password }: GivenUser,
): Promise<{ app: AuthenticatorApp; recoveryCodes: string[] }> {
  const proof = { currentPassword: password };
  const { beginSecondFactor } = (await call(
    url,
    'mutation ($proof: identityProofInput) { beginSecondFactor(proof: $proof) { secret } }',
    { proof },
    accessToken,
  )) as { beginSecondFactor: { secret: string } };
  const app = toApp(beginSecondFactor.secret);
  const { confirmSecondFactor } = (await call(
    url,
    'mutation ($code: String!) { confirmSecondFactor(code: $code) { recoveryCodes } }',
    { code: app() },
    accessToken,
  )) as { confirmSecondFactor: { recoveryCodes: string[] } };
  return { app, recoveryCodes: confirmSecondFactor.recoveryCodes };
}

test('a second factor is set up and turned off', async ({ page, server }) => {
  const user = await givenUser(server.url, 'ADMINISTRATOR');
  const [login, shell, account] = [new LoginPage(page), new Shell(page), new AccountDialogs(page, user.password)];
  await page.goto('/login');
  await login.signIn(user.email, user.password);
  await account.open('Second factor');
  await expect(account.dialog).toContainText('A second factor is not set up.');

  await account.press('Set up a second factor');
  await expect(account.password).toBeFocused();
  await expect(account.code).toHaveCount(0);
  await account.password.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(account.dialog).toContainText('The current password is incorrect.');
  await account.confirmWithPassword('Continue');
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expect(page.getByLabel('Code from the app', { exact: true })).toBeFocused();
  const app = await account.readKey();
  await account.turnOnWith('12345');
  await expect(account.dialog).toContainText('This code is incorrect.');
  await account.turnOnWith(app());
  await account.readRecoveryCodes();
  await account.press("I've saved them");
  await expect(account.dialog).toContainText('10 recovery codes left.');
  await page.keyboard.press('Escape');
  await expect(account.dialog).toBeHidden();
  await expect(shell.tenant('test_dev')).toBeFocused();

  await account.open('Second factor');
  await account.press('Turn off');
  // The code that confirmed the set-up has been used; the next one is already accepted.
  await account.confirmWithCode('Turn off', app(1));
  await expect(account.dialog).toContainText('A second factor is not set up.');
});

test('a second factor is changed with the password and a code', async ({ page, server }) => {
  const user = await givenUser(server.url, 'ADMINISTRATOR');
  const [login, account] = [new LoginPage(page), new AccountDialogs(page, user.password)];
  const { app, recoveryCodes } = await enrol(server.url, user);
  const [first = '', second = ''] = recoveryCodes;
  await page.goto('/login');
  await login.signIn(user.email, user.password);
  await login.useRecoveryCode(first);
  await account.open('Second factor');

  await account.press('New recovery codes');
  await page.keyboard.press('Enter');
  await expect(account.password).toBeFocused();
  await expect(account.dialog.getByText('This field is required')).toHaveCount(2);
  await account.password.fill(user.password);
  await page.keyboard.press('Enter');
  await expect(account.code).toBeFocused();
  await account.code.fill(first);
  await page.keyboard.press('Enter');
  await expect(account.code).toHaveAccessibleDescription(/incorrect or has already been used/);
  await expect(account.code).toBeFocused();
  await account.confirmWithCode('Create codes', second);
  const [renewed = ''] = await account.readRecoveryCodes();
  await account.press("I've saved them");

  await account.press('Change device');
  await account.password.fill('not the password');
  await account.code.fill(app(1));
  await page.keyboard.press('Enter');
  await expect(account.password).toHaveAccessibleDescription('The current password is incorrect.');
  await expect(account.password).toBeFocused();
  await account.confirmWithPassword('Continue');
  const newApp = await account.readKey();
  await account.turnOnWith(newApp());
  const [last = ''] = await account.readRecoveryCodes();
  await account.press("I've saved them");

  await account.press('Turn off');
  await account.confirmWithCode('Turn off', renewed);
  await expect(account.code).toHaveAccessibleDescription(/incorrect or has already been used/);
  await account.confirmWithCode('Turn off', last);
  await expect(account.dialog).toContainText('A second factor is not set up.');
});

test('a dialog accepts the code of a second factor that was turned on after it was opened', async ({
  page,
  server,
}) => {
  const user = await givenUser(server.url, 'ADMINISTRATOR');
  const [login, account] = [new LoginPage(page), new AccountDialogs(page, user.password)];
  await page.goto('/login');
  await login.signIn(user.email, user.password);
  await account.open('Second factor');
  await account.press('Set up a second factor');
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  const otherAccount = new AccountDialogs(other, user.password);
  await otherAccount.open('Second factor');
  await otherAccount.press('Set up a second factor');
  await otherAccount.confirmWithPassword('Continue');
  const app = await otherAccount.readKey();
  await otherAccount.turnOnWith(app());
  await otherAccount.readRecoveryCodes();

  await account.confirmWithPassword('Continue');
  await expect(account.code).toBeFocused();
  await account.confirmWithCode('Continue', app(1));
  await expect(page.getByLabel('Code from the app', { exact: true })).toBeFocused();
});

test('signing in accepts the code of the app, or a recovery code', async ({ page, server }) => {
  const user = await givenUser(server.url, 'ADMINISTRATOR');
  const [login, shell] = [new LoginPage(page), new Shell(page)];
  const { app, recoveryCodes } = await enrol(server.url, user);
  await page.goto('/login');
  await login.signIn(user.email, user.password);
  await expect(login.codeHeading).toBeVisible();
  await login.enterCode('000000');
  await expect(page.getByText('This code is incorrect or has already been used.')).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await login.enterCode('000000');
  await expect(login.refusal).toContainText('The server could not be reached.');
  await expect(page.getByText('This code is incorrect or has already been used.')).toBeHidden();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(user.email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await login.signIn(user.email, user.password);
  // The current code may be the one used to confirm the set-up; the next one is already valid.
  await login.enterCode(app(1));
  await expect(page).toHaveURL(/\/dashboard$/);

  await shell.logOut('test_dev');
  await login.signIn(user.email, user.password);
  await login.useRecoveryCode(recoveryCodes[0]?.toUpperCase() ?? '');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a tenant requires a second factor, which is set up at the next sign-in', async ({ page, server }) => {
  const { tenantId, user } = await givenTenant(server);
  const [login, shell, account] = [new LoginPage(page), new Shell(page), new AccountDialogs(page, user.password)];
  await runAdmin(server, 'tenant', 'require-second-factor', tenantId, 'on');
  await page.goto(`/login?tenantId=${tenantId}`);
  await login.signIn(user.username, user.password);
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  const app = await account.readKey();
  await account.turnOnWith(app());
  await account.readRecoveryCodes();
  await account.press("I've saved them");
  await expect(shell.tenant(tenantId)).toBeVisible();

  await account.open('Second factor', tenantId);
  const requirement = page.getByRole('switch', { name: 'Require a second factor' });
  await expect(requirement).toBeChecked();
  await expect(page.getByRole('button', { name: 'Turn off' })).toHaveCount(0);
  await requirement.click();
  await account.press('Stop requiring');
  await expect(requirement).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
});
