import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { randomUUID } from 'node:crypto';
import { expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { templateCalls } from '../../testing/templates.ts';
import type { ProductId } from '../products/products.service.ts';
import { attemptsMax } from './arrival-mails.service.ts';

let server: TestServer;
let user: GivenUser;
let productId: ProductId;
const patience = { timeout: 60_000, interval: 100 };
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  productId = await given.product(server, { ...user, name: 'Travel' });
  // Jobs start with the server; earlier requests wait for the schedule.
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  const schedules = () => server.sql`select key from coverwright_jobs.schedule where key = 'request-mail'`;
  await vi.waitUntil(async () => (await schedules()).length === 1, patience);
}, 90_000);
afterAll(async () => server.close());

async function submit(app: { onRequestTemplateId?: string; requestsEmail?: string }, name = 'Chan <b>Tai Man</b>') {
  const host = given.liveApp(server, { ...user, ...app, soldProducts: [productId] });
  const input = {
    idempotencyKey: randomUUID(),
    productId,
    holder: { name, email: 'chan@customer.test' },
    offer: { valuesJsonString: '{}' },
  };
  const mutation = 'mutation ($input: caseInput!) { submitRequest(input: $input) { status errors caseNumber } }';
  return String(expectSuccess(await server.asGuest(host).post(mutation, { input }))['caseNumber']);
}

async function givenTemplate(html: string, graphQlQuery = ''): Promise<string> {
  const calls = templateCalls(server, user);
  const id = await calls.create('notification', { name: 'New request', graphQlQuery });
  await given.text(server, { ...user, key: `templates-${id}-html`, locale: 'en-US', value: html });
  return id;
}

const mails = () => server.sql`select recipient, subject, text, html from mails where tenant_id = ${user.tenantId}`;
const waiting = () => server.sql`select case_id, attempts from arrival_mails where tenant_id = ${user.tenantId}`;

test('a request is announced with its app’s template, which receives the query result with escaped values', async () => {
  const onRequestTemplateId = await givenTemplate(
    '<p>{{ data.case.caseNumber }}: {{ data.cases.list[0].name }}</p><p>{{ data.cases.list[0].proposals[0].name }}</p>',
    'query ($caseId: String) { cases(where: { id: $caseId }) { list { name proposals { name } } } }',
  );
  const caseNumber = await submit({ onRequestTemplateId, requestsEmail: 'sales@insurer.test' });
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1), patience);
  expect(await mails()).toEqual([
    {
      recipient: 'sales@insurer.test',
      subject: `New request: ${caseNumber}`,
      html: `<p>${caseNumber}: Chan &lt;b&gt;Tai Man&lt;/b&gt;</p><p>Travel</p>`,
      text: `${caseNumber}: Chan <b>Tai Man</b>\nTravel`,
    },
  ]);
  expect(await waiting()).toEqual([]);
}, 90_000);

test('a request whose mail cannot be written is stored, retried, and finally noted', async () => {
  const onRequestTemplateId = await givenTemplate('<p>{{ data.case.name | nofilter }}</p>');
  const caseNumber = await submit({ onRequestTemplateId, requestsEmail: 'sales@insurer.test' }, 'Wong');
  await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ attempts: 1 }]), patience);
  await server.sql`update arrival_mails set attempts = ${attemptsMax - 1}, next_attempt_at = now()`;
  // The next request makes the job look for due mails.
  await submit({ onRequestTemplateId: await givenTemplate('<p>New</p>'), requestsEmail: 'sales@insurer.test' });
  const query = `query ($text: String) { requests(where: { text_contains: $text }) { list {
    name notes { content author { id } } } } }`;
  const notes = { notes: [{ author: null, content: expect.stringMatching(/^The email .* could not be sent\. ./) }] };
  await vi.waitFor(async () => {
    const found = expectSuccess(await server.as(user).post(query, { text: caseNumber }));
    expect(found).toMatchObject({ list: [{ name: 'Wong', ...notes }] });
  }, patience);
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), patience);
}, 180_000);

test('nothing is sent if the app has no template or no address', async () => {
  await submit({ requestsEmail: 'sales@insurer.test' });
  await submit({ onRequestTemplateId: 'some' });
  expect(await waiting()).toEqual([]);
});
