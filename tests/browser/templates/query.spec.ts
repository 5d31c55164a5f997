import type { Page } from '@playwright/test';
import { call, type Tokens } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { replaceText } from '../pages/replace-text.ts';
import { expectMarked } from '../pages/select-keys.ts';
import { SmsPage } from '../pages/sms-page.ts';
import { TemplateQuery } from '../pages/template-query.ts';
import { expect, test } from '../test.ts';
import { createSms, storedSms } from './given-templates.ts';

/** A text message that is open in its editor, with the query in its settings. */
async function openSms(page: Page, url: string, tokens: Tokens, given: Parameters<typeof createSms>[2] = {}) {
  const sms = new SmsPage(page);
  await sms.open(await createSms(url, tokens, given));
  return { sms, query: new TemplateQuery(page) };
}

test('a query is chosen, edited with completion and checks, and replaced only after confirmation', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { sms, query } = await openSms(page, server.url, tokens);
  await expect(query.choice).toHaveValue('None');
  await sms.chooseQuery('Transactions');
  await query.showAdvanced();
  await expect(query.editor).toContainText('query transactions($where: transactionWhereInput');

  await query.write('{ policies { list { issuerN');
  // The schema is loaded once something is marked.
  await expect(page.locator('.cm-lintRange-error').first()).toBeVisible();
  await page.keyboard.press('Control+Space');
  const proposal = query.proposals.getByRole('option', { name: /^issuerNumber/ });
  await expect(proposal).toBeVisible();
  await expect(async () => {
    // A list that has just opened does not accept a choice yet.
    if (await proposal.isVisible()) await proposal.click();
    await expect(query.editor).toContainText('issuerNumber', { timeout: 1_000 });
  }).toPass();
  await expect(query.choice).toHaveValue('');
  await query.write('{ policies { list { issuerNumbr } } }');
  await expect(page.locator('.cm-lintRange-error')).toHaveText('issuerNumbr');
  await expectAccessible(page);

  await sms.chooseQuery('Cases');
  await query.replaceDialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(query.editor).toContainText('issuerNumbr');
  await sms.chooseQuery('Cases');
  await query.replaceDialog.getByRole('button', { name: 'Replace query' }).click();
  await expect(query.editor).toContainText('query cases($where: caseWhere');
  await expect(query.choice).toHaveValue('Cases');
  await sms.chooseQuery('None');
  await expect(query.editor).not.toContainText('cases');
});

test('a failed query, unsuitable variables and a missing record are reported with what to check', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { sms, query } = await openSms(page, server.url, tokens, {
    bodyLiquid: 'Policy {{ policies.list[0].issuerNumber }}',
  });
  await sms.chooseQuery('Policies');
  await sms.showPreview();
  await expect(sms.message).toHaveText(/^Policy \S+/);
  const newest = await sms.message.innerText();

  await query.showAdvanced();
  await query.write('query q($where: policyWhereInput) {\n  policies(where: $where) { lst { id } }\n}');
  await expect(sms.console.getByText(/Line 2: Cannot query field/)).toBeVisible();
  await expect(sms.console.getByText('There is a problem with your GraphQl query')).toBeVisible();
  await expect(sms.console.locator('code')).toContainText('▸lst');
  // The last valid result remains.
  await expect(sms.message).toHaveText(newest);
  await page.getByRole('button', { name: 'Hide advanced' }).click();
  await sms.console.getByRole('button', { name: 'Show in editor' }).click();
  await expect(query.editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(
    'query q($where: policyWhereInput) {\n  policies(where: $where) { list { issuerNumber } }\n}',
  );
  await expect(sms.console.getByText('No problems')).toBeVisible();

  await sms.openPanel('Preview settings');
  const variables = page.getByRole('textbox', { name: 'Query variables' });
  await expect(variables).toHaveText('{"where":{"id":""}}');
  await replaceText(variables, '{"where":{"id":"none"}}');
  await expect(sms.console.getByText(/The query found no record/)).toBeVisible();
  await replaceText(variables, '{"where":');
  await expect(sms.console.getByText(/Line 1: The query variables are not valid JSON/)).toBeVisible();
  await expect(sms.console.getByText('There is a problem with your variables populating').first()).toBeVisible();
  await replaceText(variables, '{"where":{"idd":1}}');
  await expect(sms.console.getByText(/Variable "\$where" got invalid value/)).toBeVisible();
  await expectAccessible(page);
  await sms.console.getByRole('button', { name: 'Clear' }).click();
  await expect(sms.console.getByText('No problems')).toBeVisible();

  // Not part of the template, but restored after a reload.
  await sms.save.click();
  await expect(sms.saved).toBeVisible();
  await page.reload();
  await sms.openPanel('Preview settings');
  await expect(variables).toHaveText('{"where":{"idd":1}}');
});

test('a path is picked with the keyboard alone, and inserted at the cursor', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { sms, query } = await openSms(page, server.url, tokens, { bodyLiquid: 'Dear ' });
  await sms.chooseQuery('Policies');
  await sms.showPreview();
  await expect(sms.message).toHaveText('Dear');
  await sms.append('');
  await query.openPicker();
  await expect(query.row('issuerNumber')).toContainText(/String\S+/);
  await expectAccessible(page);
  await expect(query.search).toBeFocused();
  for (let row = 0; row < 3; row += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(query.picker.getByRole('treeitem').nth(row)).toHaveAttribute('aria-selected', 'true');
  }
  await expect(query.path).toHaveText('policies.list');
  await page.keyboard.press('Tab');
  await expect(query.tree).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(query.row('issuerNumber')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(query.row('issuerNumber')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(query.search).toBeFocused();
  await page.keyboard.type('insured name');
  await expect(query.picker.getByRole('treeitem').first()).toContainText('policies.list.contractInsured.name');
  await page.keyboard.press('ArrowDown');
  await expect(query.path).toHaveText('policies.list[0].contractInsured[0].name');
  await query.picker.getByRole('textbox', { name: 'Index of contractInsured' }).fill('1');
  await expect(query.path).toHaveText('policies.list[0].contractInsured[1].name');
  await page.keyboard.press('Enter');
  await expect(query.picker).toBeHidden();
  await expect(sms.body).toHaveText('Dear {{ policies.list[0].contractInsured[1].name }}');
  await expect(sms.body).toBeFocused();
});

test('for a list of objects the picker inserts a loop, and opens it to choose a value', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { sms, query } = await openSms(page, server.url, tokens, { bodyLiquid: 'Dear ' });
  await sms.chooseQuery('Policies');
  await sms.append('');
  await query.openPicker();
  await query.search.fill('insured');
  const found = query.picker.getByRole('treeitem').first();
  await expect(found).toContainText('policies.list.contractInsured');
  await page.keyboard.press('ArrowDown');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(query.picker.getByRole('status')).toHaveText('contractInsured is open. Choose a value in it.');
  await expect(query.path).toHaveText('policies.list[0].contractInsured');
  await expect(query.row('contractInsured')).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await query.picker.getByRole('button', { name: 'Insert loop' }).click();
  await expect(sms.body).toHaveText(
    'Dear {% for item in policies.list[0].contractInsured %}{{ item.name }}{% endfor %}',
  );
});

test('without a query the picker shows the schema to its full depth', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { query } = await openSms(page, server.url, tokens);
  await query.openPicker();
  await expect(query.picker.getByText(/^The template has no query/)).toBeVisible();
  await page.keyboard.type('product benefitgraph children typeid');
  await expect(query.picker.getByRole('treeitem').first()).toContainText('benefitGraph.children.');
  await page.keyboard.press('Escape');
  await expect(query.picker).toBeHidden();
});

test('a schema that fails to load is reported, and can be requested again', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const sms = new SmsPage(page);
  const query = new TemplateQuery(page);
  await page.route('**/graphql', async (route) => {
    const isSchema = (route.request().postData() ?? '').includes('__schema');
    await (isSchema ? route.abort() : route.continue());
  });
  await sms.open(await createSms(server.url, tokens));
  await query.showAdvanced();
  await expect(page.getByText(/^The schema could not be loaded/)).toBeVisible();
  await query.write('{ policies { totalCount } }');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/^The schema could not be loaded/)).toBeHidden();
  await query.write('{ policies { totalCont } }');
  await expect(page.locator('.cm-lintRange-error')).toHaveText('totalCont');
});

test('a mutation instead of a query is reported, and never executed for a preview', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const kept = await createSms(server.url, tokens, { bodyLiquid: 'kept' });
  const { sms, query } = await openSms(page, server.url, tokens, {
    bodyLiquid: 'Policy {{ policies.list[0].issuerNumber }}',
  });
  await sms.chooseQuery('Policies');
  await sms.showPreview();
  await expect(sms.message).toHaveText(/^Policy \S+/);
  await query.showAdvanced();
  await query.write(`mutation { deleteTemplate(templateId: "${kept}") { status } }`);
  await expect(sms.console.getByText(/Templates can only run queries/)).toBeVisible();
  await expect(sms.message).toHaveText(/^Policy \S+/);
  expect((await storedSms(server.url, tokens, kept))?.bodyLiquid).toBe('kept');
});

interface AnsweredPolicies {
  readonly policies: {
    readonly list: readonly {
      readonly id: string;
      readonly issuerNumber: string;
      readonly status: string;
      readonly contractHolder: { readonly name: string };
    }[];
  };
}

test('an older policy is found by its number and shown in the message, and the newest can be selected again', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const asked = '{ policies(limit: 1, skip: 30) { list { id issuerNumber status contractHolder { name } } } }';
  const { policies } = (await call(server.url, asked, {}, tokens.accessToken)) as AnsweredPolicies;
  const [older] = policies.list;
  if (!older) throw new Error('The demo has too few policies.');
  const { id, issuerNumber, status, contractHolder } = older;
  const bodyLiquid = '{{ policies.list[0].issuerNumber }} of {{ policies.list[0].contractHolder.name }}';
  const sms = new SmsPage(page);
  const variables = page.getByRole('textbox', { name: 'Query variables' });
  const policy = page.getByRole('combobox', { name: 'Policy' });
  await sms.open(await createSms(server.url, tokens, { bodyLiquid }));
  await sms.openPanel('Preview settings');
  await expect(variables).toBeVisible();
  await expect(policy).toBeHidden();
  await sms.openPanel('Settings');
  await sms.chooseQuery('Policies');
  await sms.showPreview();
  await sms.openPanel('Preview settings');
  await expect(policy).toHaveValue('Newest');

  await policy.focus();
  await page.keyboard.type('none such');
  await expect(page.getByRole('status').getByText('Nothing found for “none such”.')).toBeAttached();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(issuerNumber);
  const option = page.getByRole('option', { name: issuerNumber });
  await expect(option).toContainText(contractHolder.name);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expectMarked(option);
  await page.keyboard.press('Enter');
  await expect(variables).toHaveText(`{"where":{"id":"${id}"}}`);
  await expect(policy).toHaveValue(`${issuerNumber} · ${contractHolder.name} · ${status}`);
  await expect(sms.message).toHaveText(`${issuerNumber} of ${contractHolder.name}`);

  await sms.openPanel('Preview data');
  await page.getByRole('button', { name: 'Show the record' }).click();
  await expect(page.getByRole('textbox', { name: 'The query result' })).toContainText(issuerNumber);
  await expectAccessible(page);

  // Even after a reload, the policy is identified by the typed number.
  await sms.save.click();
  await expect(sms.saved).toBeVisible();
  await page.reload();
  await sms.openPanel('Preview settings');
  await expect(policy).toHaveValue(`${issuerNumber} · ${contractHolder.name} · ${status}`);
  await policy.click();
  await page.getByRole('option', { name: 'Newest' }).click();
  await expect(variables).toHaveText('{"where":{"id":""}}');
  await replaceText(variables, '{"where":');
  await expect(policy).toHaveAccessibleDescription(/cannot be read/);
});

test('a preview is rendered in the selected locale', async ({ signedIn: { page, tokens }, server }) => {
  const sms = new SmsPage(page);
  await sms.open(await createSms(server.url, tokens, { bodyLiquid: "{{ '2026-03-31' | date: '%B' }}" }));
  await sms.showPreview();
  await expect(sms.message).toHaveText('March');
  await sms.openPanel('Preview settings');
  await page.getByRole('combobox', { name: 'Preview in' }).click();
  await page.getByRole('option', { name: /zh-HK/ }).click();
  await expect(sms.message).toHaveText('3月');
});
