import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { templateCalls } from '../../../testing/templates.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof templateCalls>;
const ids: Record<string, string> = {};

/** Created one minute apart, so that their order is known. */
const made = [
  ['sms', { name: 'Payment reminder', logicalId: 'reminder', description: 'Sent 7 days before the due date' }],
  ['sms', { name: '100% off_now', description: null }],
  ['notification', { name: 'Renewal 10', logicalId: 'reminder' }],
  ['notification', { name: 'Renewal 9' }],
  ['dynamic', { name: '旅遊目的地', logicalId: 'destinations' }],
] as const;

beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  calls = templateCalls(server, user);
  for (const [kind, input] of made) {
    ids[input.name] = await calls.create(kind, input);
    server.clock.pass(60_000);
  }
  await templateCalls(server, await given.user(server)).create('sms', { name: 'Renewal of another tenant' });
});
afterAll(async () => server.close());

async function names(where: object, more: object = {}): Promise<string[]> {
  return (await calls.list({ where, ...more })).map(({ name }) => name);
}

const all = ['旅遊目的地', 'Renewal 9', 'Renewal 10', '100% off_now', 'Payment reminder'];

describe('templates', () => {
  test('lists the newest first, with the fields common to all kinds', async () => {
    expect(await names({})).toEqual(all);
    const [dynamic, notification, , sms] = await calls.list();
    expect(dynamic).toEqual({
      id: ids['旅遊目的地'],
      name: '旅遊目的地',
      description: null,
      logicalId: 'destinations',
      type: 'dynamic',
      templateView: 'dynamic',
      graphQlQuery: null,
      fileKey: null,
      revision: expect.stringMatching(/^\w{32}$/),
      createdAt: expect.stringMatching(/Z$/),
      createdBy: { id: user.userId, username: user.email },
      lastModifiedAt: expect.stringMatching(/Z$/),
      lastModifiedBy: { username: user.email },
      draft: null,
    });
    expect(notification).toMatchObject({ type: 'notification', templateView: 'notification' });
    expect(sms).toMatchObject({ type: 'sms', templateView: 'sms-notifications' });
  });

  test.each([
    ['id', () => ({ id: ids['Renewal 9'] }), ['Renewal 9']],
    ['id_in', () => ({ id_in: [ids['Renewal 9'], ids['Renewal 10'], 'none', null] }), ['Renewal 9', 'Renewal 10']],
    ['no ids', () => ({ id_in: [] }), []],
    ['logicalId', () => ({ logicalId: 'reminder' }), ['Renewal 10', 'Payment reminder']],
    ['logicalId_in', () => ({ logicalId_in: ['destinations', 'none'] }), ['旅遊目的地']],
    ['has_LogicalId', () => ({ has_LogicalId: false }), ['Renewal 9', '100% off_now']],
    ['has a logical id', () => ({ has_LogicalId: true }), ['旅遊目的地', 'Renewal 10', 'Payment reminder']],
    ['name', () => ({ name: 'Renewal 9' }), ['Renewal 9']],
    ['name_contains in any case', () => ({ name_contains: 'rENEWAL' }), ['Renewal 9', 'Renewal 10']],
    ['name_contains as no pattern', () => ({ name_contains: '%' }), ['100% off_now']],
    ['an underscore as itself', () => ({ name_contains: 'f_n' }), ['100% off_now']],
    ['Chinese', () => ({ name_contains: '目的' }), ['旅遊目的地']],
    ['description_contains', () => ({ description_contains: 'DUE' }), ['Payment reminder']],
    ['type', () => ({ type: 'dynamic' }), ['旅遊目的地']],
    ['a type that there is none of', () => ({ type: 'function' }), []],
    ['type_in', () => ({ type_in: 'dynamic, notification,' }), ['旅遊目的地', 'Renewal 9', 'Renewal 10']],
    ['type_in of all', () => ({ type_in: '' }), all],
    ['both conditions', () => ({ type: 'sms', logicalId: 'reminder' }), ['Payment reminder']],
    ['empty and/or', () => ({ and: [], or: [] }), all],
  ] as const)('filters by %s', async (_name, where, expected) => {
    expect(await names(where())).toEqual(expected);
  });

  test('finds by logical id, name or id among the chosen types, like the list in the studio', async () => {
    const search = (term: string, types: readonly string[]) => ({
      and: [
        { or: [{ logicalId: term }, { name_contains: term }, { id: term }] },
        { or: types.map((type) => ({ type })) },
      ],
    });
    expect(await names(search('reminder', []))).toEqual(['Renewal 10', 'Payment reminder']);
    expect(await names(search('reminder', ['notification', 'dynamic']))).toEqual(['Renewal 10']);
    expect(await names(search(ids['Renewal 9'] ?? '', ['notification']))).toEqual(['Renewal 9']);
  });

  test('filters by the times of creation and last change', async () => {
    const [third] = await calls.list({ where: { name: 'Renewal 10' } });
    const at = third?.['createdAt'];
    expect(await names({ createdAt_gt: at })).toEqual(['旅遊目的地', 'Renewal 9']);
    expect(await names({ createdAt_lt: at })).toEqual(['100% off_now', 'Payment reminder']);
    expect(await names({ lastModifiedAt_gt: at, lastModifiedAt_lt: server.clock.now() })).toHaveLength(2);
  });

  test('sorts numbers in names by value, and pages without gaps', async () => {
    const sort = { fieldName: 'name', type: 'asc' };
    const sorted = await names({}, { sort });
    expect(sorted).toEqual(['100% off_now', 'Payment reminder', 'Renewal 9', 'Renewal 10', '旅遊目的地']);
    expect(await names({}, { sort: { fieldName: 'name', type: 'DSC' } })).toEqual(sorted.toReversed());
    const ofType = { fieldName: 'type', type: 'ASC' };
    const pages = await Promise.all([0, 2, 4, 6].map((skip) => names({}, { sort: ofType, limit: 2, skip })));
    expect(pages.flat()).toEqual(await names({}, { sort: ofType }));
    expect(await names({}, { limit: 0 })).toEqual([]);
  });

  test('counts all matches of the filter', async () => {
    const document = `{ templates(where: { type_in: "sms,notification" }, limit: 1, skip: 1) { totalCount list { id } } }`;
    expect(expectSuccess(await calls.post(document))).toMatchObject({ totalCount: 4, list: [{}] });
    expect(expectSuccess(await calls.post('{ templates { totalCount } }'))).toEqual({ totalCount: 5 });
  });

  test('reports all invalid conditions together', async () => {
    const document = `{ templates(limit: -1, skip: -2, sort: { fieldName: "content", type: "up" }) { totalCount } }`;
    const result = await calls.post(document);
    expectProblem(result, 'INVALID', 'limit');
    expectProblem(result, 'INVALID', 'skip');
    expectProblem(result, 'INVALID', 'sort.type');
    expect(expectProblem(result, 'INVALID', 'sort.fieldName').message).toContain('createdAt, lastModifiedAt, name');
  });

  test('requires a sign-in, and shows nothing of another tenant', async () => {
    expect((await server.post('{ templates { totalCount } }')).code).toBe('UNAUTHENTICATED');
    const stranger = templateCalls(server, await given.user(server));
    expect(await stranger.list({ where: { id_in: Object.values(ids) } })).toEqual([]);
  });

  test('loads the fields of each kind in one query', async () => {
    const found = await calls.list(
      {},
      '... on smsTemplate { bodyLiquid } ... on dynamicTemplate { dynamicValues { valueId } } ... on notificationTemplate { localizedHtml localizedTexts { locale } }',
    );
    expect(
      found.map(({ bodyLiquid, dynamicValues, localizedTexts }) => bodyLiquid ?? dynamicValues ?? localizedTexts),
    ).toEqual([[], [], [], '', '']);
  });

  test('supports clients that also request kinds of which there are no templates', async () => {
    const kinds = `... on emailMjmlTemplate { mjml subject attachmentReferences { fileName filePath } attachmentTemplates { fileName } }
      ... on pdfDrawingTemplate { drawings { page point1 { x y } font { familyName emSize fontStyle } textAlignment } password }
      ... on functionTemplate { engine { name } inputs { name liquid } outputs { name valueJsonString } }`;
    expect(await calls.list({}, kinds)).toHaveLength(all.length);
  });
});
