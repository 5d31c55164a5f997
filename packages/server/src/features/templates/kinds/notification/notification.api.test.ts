import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess, hasSucceeded } from '../../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../../testing/start-test-server.ts';
import { renderedText, templateCalls } from '../../../../testing/templates.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof templateCalls>;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  calls = templateCalls(server, user);
});
afterAll(async () => server.close());

const texts = '... on notificationTemplate { localizedHtml localizedTexts { key locale value revision } }';
const keyOf = (id: string) => `templates-${id}-html`;
const inChinese = { 'accept-language': 'zh-HK' };

/** The stored texts whose keys begin with the template's. */
async function keptTexts(id: string): Promise<string[]> {
  const rows = await server.sql<{ key: string; locale: string; value: string }>`
    select key, locale, value from l10n where starts_with(key, ${`templates-${id}`}) order by key, locale`;
  return rows.map(({ key, locale, value }) => `${key} ${locale} ${value}`);
}

async function withTexts(): Promise<string> {
  const id = await calls.create('notification');
  const l10n = [
    { key: keyOf(id), locale: 'en-US', value: '<p>Hello {{ name }}</p>' },
    { key: keyOf(id), locale: 'ZH-hk', value: '<p>你好 {{ name }}</p>' },
  ];
  expectSuccess(await calls.update('notification', id, {}, { l10n }));
  return id;
}

describe('updateNotificationTemplate', () => {
  test('saves the template and its texts in one step', async () => {
    const id = await calls.create('notification');
    expect(await calls.find(id, texts)).toMatchObject({ localizedHtml: null, localizedTexts: [] });
    const l10n = [
      { key: keyOf(id), locale: 'en-US', value: '<p>Hello</p>' },
      { key: keyOf(id), locale: 'zh-hk', value: '<p>你好</p>' },
    ];
    const changed = expectSuccess(await calls.update('notification', id, { name: 'Renewal' }, { l10n }));
    expect(await calls.find(id, texts)).toMatchObject({
      name: 'Renewal',
      revision: changed['revision'],
      localizedHtml: '<p>Hello</p>',
      localizedTexts: [
        { locale: 'en-US', value: '<p>Hello</p>', revision: expect.any(String) },
        { locale: 'zh-HK', value: '<p>你好</p>', revision: expect.any(String) },
      ],
    });
    expect(await calls.find(id, texts, inChinese)).toMatchObject({ localizedHtml: '<p>你好</p>' });
  });

  test('refuses texts with another key, and saves nothing', async () => {
    const id = await calls.create('notification', { name: 'Old' });
    const keys = [`templates-${id}`, `templates-${id}-html2`, keyOf('other'), 'products-a||b-name', ''];
    const l10n = [keyOf(id), ...keys].map((key) => ({ key, locale: 'en-US', value: 'v' }));
    const refused = await calls.update('notification', id, { name: 'New' }, { l10n });
    for (const index of [1, 2, 3, 4, 5]) expectProblem(refused, 'INVALID', `l10n.${index}.key`);
    const [first] = l10n;
    const tooLong = { key: keyOf(id), locale: 'zh-HK', value: 'v'.repeat(5_242_881) };
    const unknownLocale = { key: keyOf(id), locale: 'xx', value: 'v' };
    const broken = await calls.update('notification', id, { name: 'New' }, { l10n: [first, tooLong, unknownLocale] });
    expectProblem(broken, 'TOO_LONG', 'l10n.1.value');
    expectProblem(broken, 'INVALID', 'l10n.2.locale');
    const taken = await calls.create('notification', { logicalId: 'taken' });
    expectProblem(await calls.update('notification', id, { logicalId: 'taken' }, { l10n: [first] }), 'ALREADY_EXISTS');
    expectSuccess(await calls.remove(taken));
    expect(await calls.find(id, texts)).toMatchObject({ name: 'Old', localizedTexts: [] });
  });

  test('accepts only one of two saves of texts with the same revision', async () => {
    const id = await withTexts();
    const revision = (await calls.find(id))?.revision;
    const save = (value: string) => {
      const l10n = ['en-US', 'zh-HK'].map((locale) => ({ key: keyOf(id), locale, value }));
      return calls.update('notification', id, {}, { revision, l10n });
    };
    const results = await Promise.all([save('first'), save('second')]);
    expect(results.filter(hasSucceeded)).toHaveLength(1);
    const kept = new Set((await keptTexts(id)).map((text) => text.split(' ').at(-1)));
    expect(kept.size).toBe(1);
  });

  test('leaves the texts unchanged if none are sent', async () => {
    const id = await withTexts();
    const before = await keptTexts(id);
    expectSuccess(await calls.update('notification', id, { name: 'Renamed' }));
    expect(await keptTexts(id)).toEqual(before);
  });

  test('may be sent together with upsertL10n, as older clients do', async () => {
    const id = await withTexts();
    const upsert = `mutation ($l10n: upsertL10nInput) { upsertL10n(l10n: $l10n) { status errors } }`;
    expectSuccess(await calls.post(upsert, { l10n: { key: keyOf(id), locale: 'en-US', value: '<p>Older</p>' } }));
    expect(await calls.find(id, texts)).toMatchObject({ localizedHtml: '<p>Older</p>' });
  });
});

test('deleteTemplate deletes every locale of its key, and no other texts', async () => {
  const id = await withTexts();
  const neighbours = [`templates-${id}`, `templates-${id}-html-more`, `templates-${id}-htm`, `templates-${id}2-html`];
  const like = `templates-${id.slice(0, -1)}_-html`;
  for (const key of [...neighbours, like]) {
    await given.text(server, { tenantId: user.tenantId, key, locale: 'en-US', value: 'v' });
  }
  const other = await given.user(server);
  await given.text(server, { tenantId: other.tenantId, key: keyOf(id), locale: 'en-US', value: 'theirs' });
  expectSuccess(await calls.remove(id));
  expect(await keptTexts(id)).toEqual(
    [...neighbours.map((key) => `${key} en-US v`), `${keyOf(id)} en-US theirs`].toSorted(),
  );
  expect(await server.sql`select 1 from l10n where key = ${like}`).toHaveLength(1);
});

describe('renderNotificationTemplate', () => {
  test('renders the text of the request’s locale, or else the default one, and escapes values', async () => {
    const id = await withTexts();
    const input = { contentJsonString: '{"name": "<May & Co>"}' };
    expect(renderedText(await calls.renderSaved('notification', id, input))).toBe('<p>Hello &lt;May &amp; Co&gt;</p>');
    const chinese = await calls.renderSaved('notification', id, input, inChinese);
    expect(renderedText(chinese)).toBe('<p>你好 &lt;May &amp; Co&gt;</p>');
    const french = await calls.renderSaved('notification', id, input, { 'accept-language': 'fr-FR' });
    expect(renderedText(french)).toContain('Hello');
  });

  test('treats an emptied text as missing: the default locale’s replaces it, or there is none', async () => {
    const id = await withTexts();
    const save = (locale: string, value: string) =>
      calls.update('notification', id, {}, { l10n: [{ key: keyOf(id), locale, value }] });
    expectSuccess(await save('zh-HK', ' \n'));
    expect(renderedText(await calls.renderSaved('notification', id, {}, inChinese))).toBe('<p>Hello </p>');
    expect(await calls.find(id, texts, inChinese)).toMatchObject({
      localizedHtml: '<p>Hello {{ name }}</p>',
      localizedTexts: [{ locale: 'en-US' }, { locale: 'zh-HK', value: ' \n' }],
    });
    expectSuccess(await save('en-US', ''));
    expect(await calls.find(id, texts)).toMatchObject({ localizedHtml: null });
    expectProblem(await calls.renderSaved('notification', id), 'NOT_FOUND', 'html');
  });

  test('runs the query of the template', async () => {
    const id = await calls.create('notification', { graphQlQuery: '{ templates { totalCount } }' });
    const l10n = [{ key: keyOf(id), locale: 'en-US', value: '{{ templates.totalCount | plus: 0 }} of them' }];
    expectSuccess(await calls.update('notification', id, {}, { l10n }));
    expect(renderedText(await calls.renderSaved('notification', id))).toMatch(/^\d+ of them$/);
  });

  test('reports a missing text, and the position of an error', async () => {
    const id = await calls.create('notification');
    const none = expectProblem(await calls.renderSaved('notification', id, {}, inChinese), 'NOT_FOUND', 'html');
    expect(none.message).toContain('no text in zh-HK or en-US');
    const l10n = [{ key: keyOf(id), locale: 'en-US', value: '<p>\n{{ name | nosuchfilter }}</p>' }];
    expectSuccess(await calls.update('notification', id, {}, { l10n }));
    expect(expectProblem(await calls.renderSaved('notification', id), 'INVALID', 'html')).toMatchObject({
      line: 2,
      excerpt: expect.stringContaining('nosuchfilter'),
    });
  });

  test('finds no template of another kind or tenant', async () => {
    const id = await withTexts();
    expectProblem(await calls.renderSaved('sms', id), 'NOT_FOUND', 'templateId');
    const stranger = templateCalls(server, await given.user(server));
    expectProblem(await stranger.renderSaved('notification', id), 'NOT_FOUND', 'templateId');
  });
});
