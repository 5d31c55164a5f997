import type { Page } from '@playwright/test';
import { call, signIn } from '../api.ts';
import { travelProductId } from '../api-docs/travel-values.ts';
import { AdministrationPage } from '../pages/administration-page.ts';
import { BenefitsPage } from '../pages/benefits-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { Shell } from '../pages/shell.ts';
import { TemplateListPage } from '../pages/template-list-page.ts';
import { expect, test } from '../test.ts';
import { givenUser, newEmail } from './given-users.ts';

const password = 'a password of my own';
const notice = 'You can view this but not change it. Ask an administrator if you need access.';

/** The first word of every control that changes something. */
const writing =
  /^(add|create|new|save|update|edit|delete|remove|discard|duplicate|copy from|rename|move|cut|paste|upload|invite|revoke|deactivate|insert|format|undo|redo|turn)\b/i;

/** Nothing on the page can change anything: no such button or menu item, and no field except those given. */
async function expectNoWriteControl(page: Page, where: string): Promise<void> {
  const count = async (role: 'button' | 'menuitem' | 'link') =>
    expect(page.getByRole(role, { name: writing, disabled: false }), `${where}: ${role}s that write`).toHaveCount(0);
  await Promise.all([count('button'), count('menuitem'), count('link')]);
}

const { plan, type, version } = travelProductId;
const product = `${plan}/${type}/${version}`;

interface Template {
  readonly id: string;
  readonly view: string;
}

/** One of the demo's templates of each kind. */
async function templatesOfEachKind(url: string, accessToken: string): Promise<readonly Template[]> {
  const { templates } = (await call(
    url,
    '{ templates(where: { has_LogicalId: true }, limit: 100) { list { id templateView } } }',
    {},
    accessToken,
  )) as { readonly templates: { readonly list: readonly { readonly id: string; readonly templateView: string }[] } };
  return [
    ...new Map(templates.list.map(({ id, templateView }) => [templateView, { id, view: templateView }])).values(),
  ];
}

test('an invited viewer signs in, sees every screen, and no control that changes anything', async ({
  signedIn: { page: viewer, tokens },
  server,
}) => {
  test.slow();
  const administration = new AdministrationPage(viewer);
  const shell = new Shell(viewer);
  const email = newEmail();
  await viewer.goto('/administration');
  await administration.invite({ email, name: 'Vera Viewer', role: 'Viewer' });
  await expect(shell.toast('Invitation sent')).toBeVisible();
  const templates = await templatesOfEachKind(server.url, tokens.accessToken);
  expect(templates.length).toBeGreaterThan(3);
  await shell.logOut('test_dev');

  await viewer.goto('/dev/mailbox');
  await viewer.getByRole('article').filter({ hasText: email }).getByRole('link').first().click();
  await viewer.getByLabel('Password', { exact: true }).fill(password);
  await viewer.getByRole('button', { name: 'Save password' }).click();
  const login = new LoginPage(viewer);
  await expect(login.heading).toBeVisible();
  await viewer.goto('/login?tenantId=test_dev');
  await login.signIn(email, password);
  await expect(viewer).toHaveURL(/\/dashboard$/);
  await expect(viewer.getByRole('link', { name: 'Administration' })).toHaveCount(0);
  await expectNoWriteControl(viewer, 'the dashboard');

  await viewer.goto('/products');
  const list = new ProductListPage(viewer);
  await list.expand(travelProductId);
  await expectNoWriteControl(viewer, 'the products');

  for (const tab of ['info', 'loadingsCodes', 'apiDocs', 'discountsCodes']) {
    await viewer.goto(`/products/detail/${tab}/${product}`);
    await expect(viewer.getByRole('navigation', { name: 'Parts of this product' })).toBeVisible();
    await expectNoWriteControl(viewer, tab);
  }
  await viewer
    .getByRole('button', { name: /^View / })
    .first()
    .click();
  await expect(viewer.getByRole('dialog')).toContainText(notice);
  await expect(viewer.getByRole('dialog').getByLabel('Name', { exact: true })).toBeDisabled();
  await expectNoWriteControl(viewer, 'a code');

  const openEditor = async (editor: string) => {
    await viewer.goto(`/products/detail/${editor}/${product}`);
    await expect(viewer.getByText(notice)).toBeVisible();
    await expectNoWriteControl(viewer, editor);
  };
  await openEditor('underwriting');
  await openEditor('benefits');
  const benefits = new BenefitsPage(viewer);
  await benefits.tree.getByRole('row').nth(1).click();
  await expect(benefits.field('Name')).toBeDisabled();
  await viewer.keyboard.press('Delete');
  await expect(viewer.getByRole('dialog')).toHaveCount(0);
  await expectNoWriteControl(viewer, 'a benefit');

  await openEditor('pricing');
  const pricing = new PricingPage(viewer);
  await pricing.formula.click();
  await viewer.keyboard.type('typed');
  await expect(pricing.formula).not.toContainText('typed');
  await pricing.show('JSON');
  await expect(pricing.logic).toContainText('round');
  await pricing.logic.click();
  await viewer.keyboard.type('typed');
  await expect(pricing.logic).not.toContainText('typed');

  await viewer.goto('/templates');
  await expect(new TemplateListPage(viewer).table).toBeVisible();
  await expectNoWriteControl(viewer, 'the templates');
  for (const { id, view } of templates) {
    await viewer.goto(`/templates/${view}/${id}`);
    await expect(viewer.getByText(notice)).toBeVisible();
    await expect(viewer.getByLabel('Description')).toBeDisabled();
    await expectNoWriteControl(viewer, `a template, ${view}`);
    await viewer.keyboard.press('ControlOrMeta+s');
  }
  await expect(shell.toast('Template saved')).toHaveCount(0);

  await viewer.goto('/files');
  await viewer.getByRole('table', { name: 'Buckets' }).getByRole('button').first().click();
  await expect(viewer.getByRole('grid')).toBeVisible();
  await expectNoWriteControl(viewer, 'the files');

  await viewer.getByRole('button', { name: 'Tenant test_dev' }).click();
  await expectNoWriteControl(viewer, 'the tenant panel');
  await viewer.getByRole('button', { name: 'Second factor' }).click();
  await expect(viewer.getByRole('dialog')).toBeVisible();
  await expect(viewer.getByRole('switch')).toHaveCount(0);

  for (const tab of ['', '/insurers', '/apiKeys']) {
    await viewer.goto(`/administration${tab}`);
    await expect(viewer.getByRole('heading', { name: 'You are not authorized' })).toBeVisible();
  }
});

test('a document editor changes templates, and can only view products', async ({ page, server }) => {
  const editor = await givenUser(server.url, 'DOCUMENT_EDITOR');
  await editor.enter(page);
  const templates = new TemplateListPage(page);
  await templates.open();
  const name = `Letter ${crypto.randomUUID().slice(0, 8)}`;
  await templates.create(name, 'SMS');
  await templates.link(name).click();
  await page.getByLabel('Description').fill('Written by a document editor');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(0);

  await page.goto('/products');
  await new ProductListPage(page).expand(travelProductId);
  await expectNoWriteControl(page, 'the products');
  await page.goto(`/products/detail/pricing/${product}`);
  await expect(page.getByText(notice)).toBeVisible();
  await expectNoWriteControl(page, 'pricing');
});

test('a right that is withdrawn while a page is open is refused with a reason, and its controls disappear', async ({
  page,
  server,
}) => {
  const { accessToken } = await signIn(server.url, 'test_dev');
  const editor = await givenUser(server.url, 'PRODUCT_EDITOR');
  await editor.enter(page);
  await page.goto(`/products/detail/info/${product}`);
  const update = page.getByRole('button', { name: 'Update', exact: true });
  await expect(update).toBeVisible();
  const { logins } = (await call(
    server.url,
    'query ($email: String) { logins(where: { email_contains: $email }) { list { id } } }',
    { email: editor.email },
    accessToken,
  )) as { readonly logins: { readonly list: readonly { readonly id: string }[] } };
  const assign = 'mutation ($loginId: String!) { assignRole(loginId: $loginId, role: VIEWER) { status } }';
  await call(server.url, assign, { loginId: logins.list[0]?.id }, accessToken);
  await update.click();
  await page.getByRole('dialog').getByLabel('Name in en-US').fill('Changed without the right');
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('You are not authorized. Ask an administrator')).toBeVisible();
  await expect(update).toHaveCount(0);
});
