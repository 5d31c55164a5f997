import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { ProductId } from '../products/products.service.ts';

let server: TestServer;
let user: GivenUser;
let productId: ProductId;
let host: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());
beforeEach(async () => {
  user = await given.user(server);
  productId = await given.product(server, {
    ...user,
    name: 'Travel',
    underwritingRules: '{"if":[{">":[{"var":"age"},80]},["AGE"],[]]}',
  });
  await given.priceLogic(server, { ...user, productId, amountLogic: '{"*":[{"var":"days"},20]}' });
  await given.codeRules(server, {
    ...user,
    productId,
    discount: [{ code: 'EARLY', name: 'Early bird', calculationLogic: '{"*":[{"var":"premium"},0.1]}' }],
  });
  host = given.liveApp(server, { ...user, soldProducts: [productId] });
});

const envelope = 'status errors errors_2 { code message path }';
const submit = `mutation ($input: caseInput!) { submitRequest(input: $input) {
  ${envelope} caseNumber price { amount originalPrice formattedPrice } decision outcome rejectionCodes } }`;
const create = `mutation ($input: caseInput!, $appId: String) { createCase(input: $input, appId: $appId) {
  ${envelope} caseNumber price { amount } decision createdStatus { id } } }`;
const update = `mutation ($id: String!, $input: updateCaseInput!, $revision: String) {
  updateCase(id: $id, input: $input, expectedRevision: $revision) { status errors errors_2 { code message path by } revision } }`;
const list = `query ($where: caseWhere, $limit: Int) { requests(where: $where, limit: $limit) { totalCount list {
  id caseNumber name status appId locale revision assignedTo { id username } notes { content author { id } }
  holder { id name ... on individual { email telephoneNumber dateOfBirth identities { type value } } }
  insureds { name facts { type value { numberValue } } } facts { type value { stringValue booleanValue } }
  proposals { name proposalNumber status isRejected decision outcome rejectionCodes referrals { code reason } valuesJsonString
    product { productId { plan } } totalPrice { amount formattedPrice discountCodes appliedDiscounts { code newPrice } } } } } }`;

const holder = { name: 'Chan Tai Man', email: 'chan@customer.test', telephoneNumber: '+852 5555 0101' };

const deep = `${'['.repeat(1_000)}${']'.repeat(1_000)}`;

function requestOf(more: object = {}) {
  return {
    idempotencyKey: randomUUID(),
    productId,
    holder,
    offer: { valuesJsonString: '{"days":7,"age":40}' },
    ...more,
  };
}

async function requests(where: object = {}) {
  return expectSuccess(await server.as(user).post(list, { where })) as {
    totalCount: number;
    list: { id: string; name: string; caseNumber: string; revision: string; status: string; notes: unknown[] }[];
  };
}

async function givenRequest(more: object = {}) {
  expectSuccess(await server.asGuest(host).post(submit, { input: requestOf(more) }));
  const [newest] = (await requests()).list;
  return newest ?? expect.fail('no request');
}

describe('submitRequest', () => {
  test('creates a case with parties, facts and the offer, which staff find among the requests', async () => {
    const input = requestOf({
      holder: { ...holder, dateOfBirth: '1990-02-28', identities: [{ type: 'hkid', value: 'A123456(3)' }] },
      insureds: [{ englishFirstName: 'Ada', facts: [{ type: 'weight', valueJsonString: '61.5' }] }],
      facts: [
        { type: 'destination', valueJsonString: '"JP"' },
        { type: 'contactMe', valueJsonString: 'true' },
      ],
      offer: { valuesJsonString: '{"days":7,"age":40}', discountCodes: ['EARLY'] },
      locale: 'zh-hk',
    });
    const answer = expectSuccess(await server.asGuest(host).post(submit, { input }));
    expect(answer).toMatchObject({
      caseNumber: expect.stringMatching(/^R-\d{8}-[0-9A-Z]{6}$/),
      price: { amount: 126, originalPrice: 140, formattedPrice: 'HKD 126.00' },
      decision: 'accept',
      rejectionCodes: [],
    });
    const found = await requests();
    expect(found).toMatchObject({
      totalCount: 1,
      list: [
        {
          caseNumber: answer['caseNumber'],
          name: 'Chan Tai Man',
          status: 'OPEN',
          appId: 'webShop',
          locale: 'zh-HK',
          assignedTo: null,
          notes: [],
          holder: { ...input.holder },
          insureds: [{ name: 'Ada', facts: [{ type: 'weight', value: { numberValue: 61.5 } }] }],
          facts: [
            { type: 'destination', value: { stringValue: 'JP' } },
            { type: 'contactMe', value: { booleanValue: true } },
          ],
          proposals: [
            {
              name: 'Travel',
              proposalNumber: `${String(answer['caseNumber'])}-1`,
              status: 'OFFERED',
              isRejected: false,
              decision: 'accept',
              rejectionCodes: [],
              valuesJsonString: '{"days":7,"age":40}',
              product: { productId: { plan: productId.plan } },
              totalPrice: {
                amount: 126,
                formattedPrice: 'HKD 126.00',
                discountCodes: ['EARLY'],
                appliedDiscounts: [{ code: 'EARLY', newPrice: 126 }],
              },
            },
          ],
        },
      ],
    });
    const cases = await server.as(user).post('{ cases(where: { isRequest: true }) { totalCount } }');
    expect(expectSuccess(cases)).toEqual({ totalCount: 1 });
  });

  test('ignores amounts sent by the client: the logic calculates them from the values', async () => {
    const offer = { valuesJsonString: '{"days":7,"age":40,"amount":1,"premium":1,"totalPrice":1}' };
    const answer = expectSuccess(await server.asGuest(host).post(submit, { input: requestOf({ offer }) }));
    expect(answer).toMatchObject({ price: { amount: 140 } });
    const sent = { input: requestOf({ offer: { ...offer, amount: 1 } }) };
    expect((await server.asGuest(host).post(submit, sent)).errors[0]?.message).toContain('"amount" is not defined');
  });

  test('stores a declined request, and reports the decision', async () => {
    const offer = { valuesJsonString: '{"days":7,"age":81}' };
    const answer = expectSuccess(await server.asGuest(host).post(submit, { input: requestOf({ offer }) }));
    expect(answer).toMatchObject({ decision: 'decline', rejectionCodes: ['AGE'] });
    expect((await requests()).list).toMatchObject([{ proposals: [{ status: 'DECLINED', isRejected: true }] }]);
  });

  test('stores a referred request, which is not offered, and tells staff the reason', async () => {
    const referral = { refer: 'AGE', reason: 'Over 60 needs a medical report.' };
    const table = { hit: 'first', outputs: [{ name: 'decision' }], rows: [['> 60', referral]], default: [] };
    const underwritingRules = JSON.stringify({ decide: [{ eachKey: { age: { var: 'age' } } }, { preserve: table }] });
    const referring = await given.product(server, { ...user, name: 'Referring', underwritingRules });
    const at = given.liveApp(server, { ...user, soldProducts: [referring] });
    const offer = { valuesJsonString: '{"age":61}' };
    const answer = await server.asGuest(at).post(submit, { input: requestOf({ productId: referring, offer }) });
    const decided = { decision: 'decline', outcome: 'refer', rejectionCodes: ['REFER_AGE'] };
    expect(expectSuccess(answer)).toMatchObject(decided);
    const referrals = [{ code: 'REFER_AGE', reason: 'Over 60 needs a medical report.' }];
    expect((await requests()).list).toMatchObject([
      { proposals: [{ ...decided, status: 'REFERRED', isRejected: true, referrals }] },
    ]);
  });

  test('offers no price and no decision if the product has no logic', async () => {
    const plain = await given.product(server, { ...user, name: 'Plain' });
    await given.priceLogic(server, { ...user, productId: plain });
    const at = given.liveApp(server, { ...user, soldProducts: [plain] });
    const answer = await server.asGuest(at).post(submit, { input: requestOf({ productId: plain }) });
    expect(expectSuccess(answer)).toMatchObject({ price: null, decision: null, rejectionCodes: null });
  });

  test('creates one case from a request that is sent twice, even simultaneously', async () => {
    const input = requestOf();
    const guest = server.asGuest(host);
    const answers = await Promise.all([1, 2, 3, 4].map(async () => expectSuccess(await guest.post(submit, { input }))));
    answers.push(expectSuccess(await guest.post(submit, { input })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await requests()).toMatchObject({ totalCount: 1, list: [{ caseNumber: answers[0]?.['caseNumber'] }] });
  });

  test('returns the same response to a repeated request, even if the price has changed', async () => {
    const input = requestOf();
    const first = expectSuccess(await server.asGuest(host).post(submit, { input }));
    await server.sql`update price_logics set amount_logic = '{"no":1}' where tenant_id = ${user.tenantId}`;
    expect(expectSuccess(await server.asGuest(host).post(submit, { input }))).toEqual(first);
  });

  test('refuses another request with the same key, and separates keys by app and tenant', async () => {
    const input = requestOf();
    expectSuccess(await server.asGuest(host).post(submit, { input }));
    const changed = { ...input, holder: { ...holder, name: 'Somebody else' } };
    expectProblem(await server.asGuest(host).post(submit, { input: changed }), 'CONFLICT', 'input.idempotencyKey');
    const other = given.liveApp(server, { ...user, appId: 'other', soldProducts: [productId] });
    expectSuccess(await server.asGuest(other).post(submit, { input: changed }));
    expectSuccess(await server.as(user).post(create, { input: changed }));
    expect((await requests()).totalCount).toBe(3);
  });

  test.each<[string, string, object]>([
    ['INVALID', 'input.idempotencyKey', { idempotencyKey: 'short' }],
    ['REQUIRED', 'input.holder.name', { holder: { email: 'a@b.test' } }],
    ['REQUIRED', 'input.holder.email', { holder: { name: 'A' } }],
    ['INVALID', 'input.holder.email', { holder: { name: 'A', email: 'a@b.test, c@d.test' } }],
    ['INVALID', 'input.holder.email', { holder: { name: 'A', email: 'a@b.test\r\nBcc: c@d.test' } }],
    ['INVALID', 'input.holder.name', { holder: { name: 'A\u202eB', email: 'a@b.test' } }],
    ['INVALID', 'input.holder.email', { holder: { name: 'A', email: 'a\u200b@b.test' } }],
    ['TOO_LONG', 'input.holder.name', { holder: { name: 'A'.repeat(201), email: 'a@b.test' } }],
    ['REQUIRED', 'input.insureds.0.name', { insureds: [{ gender: 'F' }] }],
    ['TOO_LONG', 'input.insureds', { insureds: Array.from({ length: 101 }, () => ({ name: 'A' })) }],
    ['TOO_LONG', 'input.facts', { facts: Array.from({ length: 201 }, () => ({ type: 'a' })) }],
    ['INVALID', 'input.facts.0.valueJsonString', { facts: [{ type: 'a', valueJsonString: '{' }] }],
    ['INVALID', 'input.facts.0.valueJsonString', { facts: [{ type: 'a', valueJsonString: '[9007199254740993]' }] }],
    ['INVALID', 'input.facts.0.valueJsonString', { facts: [{ type: 'a', valueJsonString: String.raw`"\u0000"` }] }],
    ['INVALID', 'input.facts.0.valueJsonString', { facts: [{ type: 'a', valueJsonString: String.raw`{"\ud800":1}` }] }],
    ['INVALID', 'input.facts.0.valueJsonString', { facts: [{ type: 'a', valueJsonString: '1e999' }] }],
    ['LIMIT_EXCEEDED', 'input.facts.0.valueJsonString', { facts: [{ type: 'a', valueJsonString: deep }] }],
    [
      'INVALID',
      'input.offer.valuesJsonString',
      { offer: { valuesJsonString: String.raw`{"days":7,"age":40,"a":"\u0000"}` } },
    ],
    [
      'LIMIT_EXCEEDED',
      'input.offer.valuesJsonString',
      { offer: { valuesJsonString: `{"days":7,"age":40,"a":${deep}}` } },
    ],
    ['INVALID', 'input.offer.valuesJsonString', { offer: { valuesJsonString: 'days' } }],
    ['TOO_LONG', 'input.offer.valuesJsonString', { offer: { valuesJsonString: `"${'x'.repeat(20_000)}"` } }],
    ['REQUIRED', 'input.offer.values.days', { offer: { valuesJsonString: '{"age":40}' } }],
    ['REQUIRED', 'input.offer.values.age', { offer: { valuesJsonString: '{"days":7}' } }],
    ['INVALID', 'input.locale', { locale: 'not a locale' }],
    ['NOT_FOUND', 'input.productId', { productId: { plan: 'none', type: 'none' } }],
  ])('reports %s at %s and stores nothing', async (code, path, more) => {
    expectProblem(await server.asGuest(host).post(submit, { input: requestOf(more) }), code, path);
    expect((await requests()).totalCount).toBe(0);
  });

  test('refuses a discount code that the product does not have', async () => {
    const offer = { valuesJsonString: '{"days":7,"age":40}', discountCodes: ['NONE'] };
    const answer = await server.asGuest(host).post(submit, { input: requestOf({ offer }) });
    expect(expectProblem(answer, 'NOT_FOUND').path).toMatch(/^input\.offer\./);
  });

  test('omits blank values', async () => {
    const { name } = await givenRequest({ holder: { ...holder, name: ' ', englishFirstName: 'Ada', gender: '' } });
    expect(name).toBe('Ada');
  });

  test('is limited to the products that the app sells, however a product is specified', async () => {
    const unsold = await given.product(server, user);
    const ofOthers = await given.product(server, await given.user(server));
    for (const id of [unsold, ofOthers]) {
      const answer = await server.asGuest(host).post(submit, { input: requestOf({ productId: id }) });
      expectProblem(answer, 'NOT_FOUND', 'input.productId');
    }
  });

  test('is only for guests', async () => {
    expectProblem(await server.as(user).post(submit, { input: requestOf() }), 'FORBIDDEN');
    expect(await server.post(submit, { input: requestOf() })).toMatchObject({ status: 401 });
    const key = { 'x-api-key': await given.apiKey(server, user) };
    expect(await server.post(submit, { input: requestOf() }, key)).toMatchObject({ status: 401 });
  });

  test('refuses 8 MB', async () => {
    const huge = requestOf({ facts: [{ type: 'x'.repeat(8_000_000) }] });
    expect(await server.asGuest(host).post(submit, { input: huge })).toMatchObject({ status: 413 });
  });

  test('refuses many requests from one address, and confirms earlier ones', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const post = (more?: object) => server.asGuest(host).post(submit, { input: requestOf(more) }, from);
    const known = requestOf();
    expectSuccess(await post(known));
    for (let count = 1; count < 30; count += 1) expectSuccess(await post());
    // If the test runs slowly, the allowance may refill by one.
    const further = [await post(), await post(), await post()];
    expectProblem(further.at(-1) ?? expect.fail(), 'LIMIT_EXCEEDED');
    expectSuccess(await post(known));
    expectSuccess(await server.asGuest(host).post(submit, { input: requestOf() }));
    server.clock.pass(30_000);
    expectSuccess(await post());
  });
});

describe('createCase', () => {
  test('creates a case of any product for staff and API clients, with its app if specified', async () => {
    const unsold = await given.product(server, { ...user, name: 'Home' });
    const client = await given.user(server, { tenantId: user.tenantId, role: 'API_CLIENT' });
    const input = requestOf({ productId: unsold });
    const answer = expectSuccess(await server.as(client).post(create, { input, appId: 'partner' }));
    expect(await requests()).toMatchObject({
      list: [
        { id: (answer['createdStatus'] as { id: string }).id, caseNumber: answer['caseNumber'], appId: 'partner' },
      ],
    });
    expect(expectSuccess(await server.as(client).post(create, { input, appId: 'partner' }))).toEqual(answer);
  });

  test('is refused like submitRequest, and to viewers, to guests and without a sign-in', async () => {
    const { post } = server.as(user);
    expectProblem(await post(create, { input: requestOf({ holder: {} }) }), 'REQUIRED', 'input.holder.name');
    const tooMuch = Array.from({ length: 20 }, (_, index) => ({
      type: `${index}`,
      valueJsonString: `"${'x'.repeat(19_000)}"`,
    }));
    expectProblem(await post(create, { input: requestOf({ facts: tooMuch }) }), 'LIMIT_EXCEEDED', 'input');
    const theirs = await given.user(server);
    expectProblem(await server.as(theirs).post(create, { input: requestOf() }), 'NOT_FOUND', 'input.productId');
    const viewer = await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' });
    expectProblem(await server.as(viewer).post(create, { input: requestOf() }), 'FORBIDDEN');
    expect(await server.asGuest(host).post(create, { input: requestOf() })).toMatchObject({ status: 403 });
    expect(await server.post(create, { input: requestOf() })).toMatchObject({ status: 401 });
  });
});

describe('requests', () => {
  test('are filtered by status, app, text and assignee, and exclude other cases', async () => {
    const first = await givenRequest();
    const second = await givenRequest({
      holder: { englishFirstName: 'Ada', englishLastName: 'Wong', telephoneNumber: '2345 6789' },
      insureds: [{ chineseLastName: '陳', chineseFirstName: '大文' }],
    });
    await given.imported(server, user, 'cases', { id: 'imported', name: 'Chan', status: 'OPEN' });
    await server.as(user).post(update, { id: first.id, input: { status: 'WON', assignedToId: user.userId } });
    const ids = async (where: object) => (await requests(where)).list.map(({ id }) => id);
    expect(await ids({})).toEqual([second.id, first.id]);
    expect(await ids({ status: 'WON' })).toEqual([first.id]);
    expect(await ids({ status_in: ['OPEN', 'LOST'] })).toEqual([second.id]);
    expect(await ids({ appId: 'webShop' })).toEqual([second.id, first.id]);
    expect(await ids({ appId_in: ['other'] })).toEqual([]);
    expect(await ids({ assignedToId: user.userId })).toEqual([first.id]);
    expect(await ids({ text_contains: 'CHAN@CUSTOMER' })).toEqual([first.id]);
    expect(await ids({ text_contains: 'wong' })).toEqual([second.id]);
    expect(await ids({ text_contains: '2345' })).toEqual([second.id]);
    expect(await ids({ text_contains: '大文' })).toEqual([second.id]);
    expect(await ids({ text_contains: '%' })).toEqual([]);
    expect(await ids({ text_contains: first.caseNumber.toLowerCase() })).toEqual([first.id]);
    expect(await ids({ isRequest: false })).toEqual([]);
    expect(expectSuccess(await server.as(user).post(list, { limit: 1 }))).toMatchObject({ totalCount: 2 });
  });

  test('are limited to the tenant, for users who may read them', async () => {
    await givenRequest();
    expect(expectSuccess(await server.as(await given.user(server)).post(list))).toEqual({ totalCount: 0, list: [] });
    const viewer = await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' });
    expect(expectSuccess(await server.as(viewer).post(list))).toMatchObject({ totalCount: 1 });
    const client = await given.user(server, { tenantId: user.tenantId, role: 'API_CLIENT' });
    expect(await server.as(client).post(list)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await server.asGuest(host).post(list)).toMatchObject({ status: 403 });
  });
});

describe('updateCase', () => {
  test('sets the status, assigns a user and adds notes with author and time', async () => {
    const { id, revision } = await givenRequest();
    const { post } = server.as(user);
    const colleague = await given.user(server, { tenantId: user.tenantId, role: 'PRODUCT_EDITOR' });
    const input = { status: 'IN_PROGRESS', assignedToId: colleague.userId, note: 'Called.' };
    const changed = expectSuccess(await post(update, { id, input, revision }));
    expectSuccess(await server.as(colleague).post(update, { id, input: { note: 'Offered.' } }));
    const [found] = (await requests()).list;
    expect(found).toMatchObject({
      status: 'IN_PROGRESS',
      assignedTo: { id: colleague.userId },
      notes: [
        { content: 'Called.', author: { id: user.userId } },
        { content: 'Offered.', author: { id: colleague.userId } },
      ],
    });
    expect(found?.revision).not.toBe(changed['revision']);
    expectSuccess(await post(update, { id, input: { assignedToId: null } }));
    expect((await requests()).list).toMatchObject([{ assignedTo: null, status: 'IN_PROGRESS' }]);
    const shown = await post('query ($id: String) { cases(where: { id: $id }) { list { status } } }', { id });
    expect(expectSuccess(shown)).toEqual({ list: [{ status: 'IN_PROGRESS' }] });
  });

  test('is refused after a change by another user or an import', async () => {
    const { id, revision } = await givenRequest();
    expectSuccess(await server.as(user).post(update, { id, input: { status: 'WON' }, revision }));
    const late = await server.as(user).post(update, { id, input: { status: 'LOST', note: 'Late' }, revision });
    expect(expectProblem(late, 'CONFLICT', 'expectedRevision').by).toBe(user.email);
    const [current] = (await requests()).list;
    expect(current).toMatchObject({ status: 'WON', notes: [] });
    await given.imported(server, user, 'cases', { id, status: 'IMPORTED' });
    const input = { id, input: { status: 'LOST' }, revision: current?.revision };
    expectProblem(await server.as(user).post(update, input), 'CONFLICT', 'expectedRevision');
  });

  test.each<[string, string, object]>([
    ['REQUIRED', 'input.status', { status: ' ' }],
    ['TOO_LONG', 'input.status', { status: 'x'.repeat(101) }],
    ['REQUIRED', 'input.note', { note: '' }],
    ['TOO_LONG', 'input.note', { note: 'x'.repeat(4_001) }],
    ['NOT_FOUND', 'input.assignedToId', { assignedToId: 'nobody' }],
  ])('reports %s at %s and changes nothing', async (code, path, input) => {
    const { id, revision } = await givenRequest();
    expectProblem(await server.as(user).post(update, { id, input: { note: 'A', ...input } }), code, path);
    expect((await requests()).list).toMatchObject([{ revision, notes: [] }]);
  });

  test('cannot find cases or users of another tenant, and requires the right to write requests', async () => {
    const { id } = await givenRequest();
    const stranger = await given.user(server);
    expectProblem(await server.as(stranger).post(update, { id, input: { note: 'x' } }), 'NOT_FOUND', 'id');
    const input = { assignedToId: stranger.userId };
    expectProblem(await server.as(user).post(update, { id, input }), 'NOT_FOUND', 'input.assignedToId');
    const viewer = await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' });
    expectProblem(await server.as(viewer).post(update, { id, input: { note: 'x' } }), 'FORBIDDEN');
    expect(await server.asGuest(host).post(update, { id, input: { note: 'x' } })).toMatchObject({ status: 403 });
    expect(await server.post(update, { id, input: { note: 'x' } })).toMatchObject({ status: 401 });
  });
});
