// The mail about a new request, from the setting of the app to the mailbox.
import { call, createProduct, newProductId } from '../api.ts';
import { givenApp, publishApp } from '../apps/given-apps.ts';
import { AppPage } from '../pages/app-page.ts';
import { expect, test } from '../test.ts';

const createTemplate = `mutation ($input: createNotificationTemplateInput!) {
  createNotificationTemplate(input: $input) { status errors createdStatus { id } } }`;
const changeComponent = `mutation ($id: String!, $input: updateComponentInput!) {
  updateComponent(id: $id, input: $input) { status errors } }`;
const writeText = `mutation ($l10n: upsertL10nInput!) { upsertL10n(l10n: $l10n) { status errors } }`;
const sell = `mutation ($appId: String!, $productIds: [productIdInput!]!) {
  setAppProducts(appId: $appId, productIds: $productIds) { status errors } }`;

/** A page on which a button sends a request, like a custom form. */
const page = `<div><CwButton label="Send request" @click="send" /><output>{{ caseNumber }}</output></div>`;
const script = `export default {
  data: () => ({ caseNumber: '' }),
  methods: {
    async send() {
      const [{ productId }] = await this.$insurance.products();
      const sent = await this.$insurance.submitRequest({ product: productId, holder: { name: 'Chan Tai Man', email: 'chan@customer.test' }, offer: { values: {} } });
      this.caseNumber = sent.caseNumber;
    },
  },
};`;

interface Created {
  readonly createdStatus?: { readonly id: string };
}

test("a customer's request is mailed to the address in the app's settings, using its template", async ({
  signedIn: { page: studio, tokens },
  server,
  browser,
}) => {
  const ask = async (query: string, variables: Record<string, unknown>): Promise<string> => {
    const answer = (await call(server.url, query, variables, tokens.accessToken)) as Record<string, Created>;
    return Object.values(answer)[0]?.createdStatus?.id ?? '';
  };
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Sold by mail');
  const { appId, host, name, componentId } = await givenApp(server.url, tokens, page);
  const componentJsonString = JSON.stringify({ editorScript: script });
  await ask(changeComponent, { id: componentId, input: { componentJsonString } });
  const notice = `New request ${appId}`;
  const templateId = await ask(createTemplate, { input: { name: notice } });
  const value = `<p>{{ data.case.name }} asks for an offer of ${name}.</p>`;
  await ask(writeText, { l10n: { key: `templates-${templateId}-html`, locale: 'en-US', value } });
  await ask(sell, { appId, productIds: [productId] });
  await publishApp(server.url, tokens, appId);

  const apps = new AppPage(studio);
  await apps.open(appId);
  await apps.button('Update').click();
  await studio.getByRole('combobox', { name: 'Request notification' }).fill(notice);
  await studio.getByRole('option', { name: notice }).click();
  await apps.field('Notification recipient').fill(`${appId}@insurer.example`);
  await apps.submit('Update');
  await expect(studio.getByText(`${appId}@insurer.example`)).toBeVisible();
  await expect(studio.getByText(notice)).toBeVisible();

  const context = await browser.newContext();
  const shop = await context.newPage();
  await shop.goto(`http://${host}:${new URL(server.url).port}/`);
  await shop.getByRole('button', { name: 'Send request' }).click();
  const number = shop.locator('output');
  await expect(number).toHaveText(/^R-/);
  const caseNumber = await number.textContent();
  await context.close();

  await expect(async () => {
    await studio.goto('/dev/mailbox');
    const mail = studio.getByRole('article').filter({ hasText: `${notice}: ${caseNumber}` });
    await expect(mail).toContainText(`To ${appId}@insurer.example`, { timeout: 1000 });
    await expect(mail).toContainText(`Chan Tai Man asks for an offer of ${name}.`, { timeout: 1000 });
  }).toPass({ timeout: 90_000 });
});
