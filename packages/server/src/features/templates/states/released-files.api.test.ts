// The files of live documents and mails are those that their states had.
import { readFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { printedAnswer, readPdf } from '../../../testing/pdf.ts';
import { givenReleasingUser, releasingCalls } from '../../../testing/releases-of-everything.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { templateCalls } from '../../../testing/templates.ts';
import { removeDueObjects } from '../../files/objects/loose-objects.service.ts';
import { historyThinning } from '../../history/thinning.service.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof templateCalls>;
let logo: Uint8Array;
beforeAll(async () => {
  server = await startTestServer();
  user = await givenReleasingUser(server);
  calls = templateCalls(server, user);
  logo = await readFile(`${import.meta.dirname}/../../demo/files/logo.png`);
});
afterAll(async () => server.close());

/** Its size, in pixels. */
const logoSize = '360x96';
/** One pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const release = async (...ids: readonly string[]) =>
  releasingCalls(server, user).release(...ids.map((itemId) => ({ kind: 'template', itemId })));
const remove = async (key: string) =>
  expectSuccess(await calls.post('mutation ($key: String!) { deleteFile(key: $key) { status errors } }', { key }));

test('a picture that was replaced or deleted is still shown by what is live', async () => {
  await given.file(server, { ...user, key: 'logo.png', content: logo });
  const id = await calls.create('wkhtmltopdf', { html: '<p>Text</p><img src="/api/v1/files/logo.png">' });
  await release(id);
  const picturesFrom = async (perspective: string) => {
    const printed = printedAnswer(await calls.renderSaved('wkhtmltopdf', id, {}, { 'x-perspective': perspective }));
    return { ...(await readPdf(printed.pdf)), warnings: printed.warnings.length };
  };
  await remove('logo.png');
  expect(await picturesFrom('live')).toMatchObject({ pictures: [logoSize], warnings: 0 });
  expect(await picturesFrom('working')).toMatchObject({ warnings: 1 });
  await given.file(server, { ...user, key: 'logo.png', content: dot });
  expect(await picturesFrom('live')).toMatchObject({ pictures: [logoSize], warnings: 0 });
  expect(await picturesFrom('working')).toMatchObject({ pictures: ['1x1'], warnings: 0 });
  // A state with the present file, after a change.
  expectSuccess(await calls.update('wkhtmltopdf', id, { html: '<p>New</p><img src="/api/v1/files/logo.png">' }));
  await release(id);
  expect(await picturesFrom('live')).toMatchObject({ pictures: ['1x1'], warnings: 0 });
});

test('a picture remains as long as it is live, although its file was removed for good and the tenant has no room', async () => {
  await given.file(server, { ...user, key: 'mark.png', content: logo });
  const id = await calls.create('wkhtmltopdf', { html: '<img src="/api/v1/files/mark.png">' });
  await release(id);
  await remove('mark.png');
  const trash = await calls.post('{ deletedItems(where: { kind: "file" }) { list { itemId name } } }', {});
  const { list } = expectSuccess(trash) as { list: { itemId: string; name: string }[] };
  const itemId = list.find(({ name }) => name.includes('mark.png'))?.itemId;
  const removal = 'mutation ($itemId: String!) { removeDeletedItem(kind: "file", itemId: $itemId) { status errors } }';
  expectSuccess(await calls.post(removal, { itemId }));
  await server.sql`insert into tenant_limits (tenant_id, name, max) values (${user.tenantId}, 'fileBytes', 0)`;
  await historyThinning({ database: server.database, clock: server.clock.now }).run();
  await removeDueObjects(server.objectParts);
  const printed = printedAnswer(await calls.renderSaved('wkhtmltopdf', id, {}, { 'x-perspective': 'live' }));
  expect(await readPdf(printed.pdf)).toMatchObject({ pictures: [logoSize] });
  expect(printed.warnings).toEqual([]);
  await server.sql`delete from tenant_limits where tenant_id = ${user.tenantId}`;
});

test('a public picture of a mail is linked as long as its address shows what the state had, and then embedded', async () => {
  await given.file(server, { ...user, key: 'brand.png', content: logo, isPublic: true });
  const mjml =
    '<mjml><mj-body><mj-section><mj-column><mj-image src="/api/v1/files/brand.png"/></mj-column></mj-section></mj-body></mjml>';
  const id = await calls.create('emailMjml', { mjml });
  await release(id);
  const mail = async () => {
    const { value } = expectSuccess(await calls.renderSaved('emailMjml', id)) as { value: { messageBase64: string } };
    return PostalMime.parse(Buffer.from(value.messageBase64, 'base64'));
  };
  expect((await mail()).html).toContain('/api/v1/files/brand.png?');
  expect((await mail()).attachments).toEqual([]);
  await remove('brand.png');
  await given.file(server, { ...user, key: 'brand.png', content: dot, isPublic: true });
  const { html, attachments } = await mail();
  expect(html).toContain('cid:');
  expect(
    attachments.map(({ content }) => typeof content !== 'string' && Buffer.from(new Uint8Array(content)).equals(logo)),
  ).toEqual([true]);
});
