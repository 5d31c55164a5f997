// The data of a preview is loaded on demand, and cached until the query or the variables change.
import type { Page } from '@playwright/test';
import { replaceText } from '../pages/replace-text.ts';
import { SmsPage } from '../pages/sms-page.ts';
import { expect, test } from '../test.ts';
import { createSms } from './given-templates.ts';

/** The requests for policies, each with its variables. */
function watchReads(page: Page): unknown[] {
  const reads: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { query, variables } = request.postDataJSON() as { query: string; variables: unknown };
    // The number of the record is requested separately.
    if (query.includes('issuerNumber') && !query.includes('PreviewPolicies')) reads.push(variables);
  });
  return reads;
}

test('the data of a preview is reused until the query or the variables change', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const reads = watchReads(page);
  const sms = new SmsPage(page);
  const graphQlQuery = `query q($where: policyWhereInput, $limit: Int) {
    policies(where: $where, limit: $limit) { list { id issuerNumber } }
  }`;
  await sms.open(
    await createSms(server.url, tokens, { graphQlQuery, bodyLiquid: 'Policy {{ policies.list[0].issuerNumber }}' }),
  );
  await expect(sms.body).toContainText('Policy');
  expect(reads).toEqual([]);
  await sms.showPreview();
  await expect(sms.message).toHaveText(/^Policy \S+$/);
  // Without an id, for the newest record.
  expect(reads).toEqual([{ limit: 1 }]);

  await sms.append(' {{ policies.list[0].id }}');
  await expect(sms.message).toHaveText(/^Policy \S+ \S+$/);
  const [, newest = ''] = /(\S+)$/.exec(await sms.message.innerText()) ?? [];
  await page.getByRole('radiogroup', { name: 'Edit or preview' }).getByText('Edit').click();
  await expect(sms.message).toBeHidden();
  await sms.append('!');
  await sms.showPreview();
  await expect(sms.message).toHaveText(/!$/);
  await sms.openPanel('Preview data');
  await replaceText(
    page.getByRole('textbox', { name: 'Mock data' }),
    '{"policies":{"list":[{"id":9007199254740993}]}}',
  );
  // Numbers keep the digits that a double cannot hold.
  await expect(sms.message).toHaveText('Policy 9007199254740993!');
  // Two renders take longer than the debounce before a request.
  for (const end of ['!?', '!?!']) {
    await sms.append(end.slice(-1));
    await expect(sms.message).toHaveText(`Policy 9007199254740993${end}`);
  }
  expect(reads).toHaveLength(1);

  await sms.openPanel('Preview settings');
  await replaceText(page.getByRole('textbox', { name: 'Query variables' }), JSON.stringify({ where: { id: newest } }));
  await expect.poll(() => reads).toHaveLength(2);
  expect(reads[1]).toEqual({ limit: 1, where: { id: newest } });
});
