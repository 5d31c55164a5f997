import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { guestLimits } from '../guests/guests.service.ts';
import { readPdf } from '../../testing/pdf.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { givenPolicy, visit, visitorApp } from '../../testing/visitors.ts';

let server: TestServer;
let user: GivenUser;
let other: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  other = await given.user(server);
  await givenPolicy(server, user, { id: 'chan-1', email: chan, startDate: '2026-01-01', endDate: '2026-12-31' });
  await givenPolicy(server, user, { id: 'chan-2', email: 'CHAN@customer.test' });
  await givenPolicy(server, user, { id: 'wong-1', email: wong });
  // The same id in another tenant, held by the same person.
  await givenPolicy(server, other, { id: 'chan-1', email: chan, issuerNumber: 'OTHER' });
  await givenPolicy(server, other, { id: 'chan-9', email: chan });
});
afterAll(async () => server.close());

const chan = 'chan@customer.test';
const wong = 'wong@customer.test';

const policies = `query ($search: String, $limit: Int, $skip: Int) {
  visitorPolicies(search: $search, limit: $limit, skip: $skip) { totalCount list { id } } }`;
const policy = `query ($id: String!) { visitorPolicy(id: $id) { id issuerNumber description status startDate endDate
  productName holderName insuredNames formattedPremium exclusions } }`;
const print = `query ($policyId: String!, $documentId: String!) { visitorDocument(policyId: $policyId, documentId: $documentId) {
  status errors errors_2 { code message path } base64 name } }`;
const requests = `query ($search: String, $status: String) {
  visitorRequests(search: $search, status: $status) { totalCount list { id caseNumber status holderName productName } } }`;

type Post = Awaited<ReturnType<typeof visit>>['post'];

async function listed(post: Post, variables: object = {}) {
  const { list, totalCount } = expectSuccess(await post(policies, variables)) as {
    list: { id: string }[];
    totalCount: number;
  };
  return { ids: list.map(({ id }) => id).toSorted(), totalCount };
}

async function visitCustomer(email: string, owner = user, documents: readonly string[] = []) {
  return visit(server, visitorApp(server, { ...owner, kind: 'customers', documents }), email);
}

async function visitStaff(role: 'ADMINISTRATOR' | 'VIEWER', owner = user) {
  const colleague = await given.user(server, { tenantId: owner.tenantId, role });
  return visit(server, visitorApp(server, { ...owner, kind: 'staff' }), colleague.email);
}

async function givenRequest(owner: GivenUser, email: string, name = 'Chan Tai Man'): Promise<string> {
  const productId = await given.product(server, { ...owner, name: 'Travel', status: 'active' });
  const guest = server.asGuest(given.liveApp(server, { ...owner, soldProducts: [productId] }));
  const input = {
    idempotencyKey: crypto.randomUUID(),
    productId,
    holder: { name, email, telephoneNumber: '+852 2345 6789' },
    facts: [{ type: 'destination', valueJsonString: '"JP"' }],
    offer: { valuesJsonString: '{}' },
  };
  const submit = 'mutation ($input: caseInput!) { submitRequest(input: $input) { status errors caseNumber } }';
  return (expectSuccess(await guest.post(submit, { input })) as { caseNumber: string }).caseNumber;
}

describe('a customer', () => {
  test('sees the policies that they hold, in any spelling of the address, and no others', async () => {
    const { post } = await visitCustomer(chan);
    expect(await listed(post)).toEqual({ ids: ['chan-1', 'chan-2'], totalCount: 2 });
    expect(await listed(post, { search: 'n-CHAN-2' })).toEqual({ ids: ['chan-2'], totalCount: 1 });
    expect(await listed(post, { search: 'wong' })).toEqual({ ids: [], totalCount: 0 });
    expect(await listed(post, { search: '%' })).toEqual({ ids: [], totalCount: 0 });
    expect((await listed(post, { limit: 1 })).totalCount).toBe(2);
    expect((await listed(post, { limit: 1, skip: 2 })).ids).toEqual([]);
    expect(await listed((await visitCustomer(chan, other)).post)).toEqual({ ids: ['chan-1', 'chan-9'], totalCount: 2 });
  });

  test('opens a policy of their own, and no policy of another visitor or tenant', async () => {
    const { post } = await visitCustomer(chan);
    expect(expectSuccess(await post(policy, { id: 'chan-1' }))).toEqual({
      id: 'chan-1',
      issuerNumber: 'N-chan-1',
      description: null,
      status: 'ISSUED',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      productName: null,
      holderName: 'Holder of chan-1',
      insuredNames: [],
      formattedPremium: null,
      exclusions: [],
    });
    for (const id of ['wong-1', 'chan-9', 'none', ''])
      expect((await post(policy, { id })).data).toEqual({ visitorPolicy: null });
  });

  test('also sees a policy as one of several holders, and by one of their contacts', async () => {
    const owner = await given.user(server);
    const party = (id: string, more: object) => ({ id, entityType: 'individual' as const, name: id, ...more });
    await given.imported(server, owner, 'policies', {
      id: 'shared',
      contractHolder: party('first', { email: wong }),
      otherContractHolders: [party('second', { contacts: [{ id: '1', type: 'Email', value: ` ${chan} ` }] })],
    });
    expect((await listed((await visitCustomer(chan, owner)).post)).ids).toEqual(['shared']);
    const { post } = await visitCustomer(wong, owner);
    expect((await listed(post)).ids).toEqual(['shared']);
    await given.imported(server, owner, 'policies', { id: 'shared', contractHolder: party('first', { email: chan }) });
    expect((await listed(post)).ids).toEqual([]);
  });

  test('reads names and amounts in the locale of the request', async () => {
    const owner = await given.user(server);
    const productId = await given.product(server, { ...owner, name: 'Travel Plus' });
    await givenPolicy(server, owner, {
      id: 'p',
      email: chan,
      product: productId,
      premium: { amount: 1234.5, currencyCode: 'HKD' },
      contractInsured: [{ id: 'i', entityType: 'individual', chineseLastName: '陳', chineseFirstName: '小文' }],
      exclusions: [{ id: 'e', remark: 'Skiing' }],
    });
    const { post } = await visitCustomer(chan, owner);
    expect(expectSuccess(await post(policy, { id: 'p' }))).toMatchObject({
      productName: 'Travel Plus',
      formattedPremium: 'HKD 1,234.50',
      insuredNames: ['陳小文'],
      exclusions: ['Skiing'],
    });
  });

  test('sees their own requests, and cannot change them', async () => {
    const owner = await given.user(server);
    const own = await givenRequest(owner, chan);
    await givenRequest(owner, wong, 'Wong');
    const { post } = await visitCustomer(chan, owner);
    expect(expectSuccess(await post(requests))).toMatchObject({
      totalCount: 1,
      list: [{ caseNumber: own, status: 'OPEN', holderName: 'Chan Tai Man', productName: 'Travel' }],
    });
    expect(expectSuccess(await post(requests, { search: 'Wong' }))).toMatchObject({ totalCount: 0 });
    const change = 'mutation { changeRequestStatus(id: "x", status: "CLOSED") { status } }';
    expect(await post(change)).toMatchObject({ status: 403 });
    const facts = '{ visitorRequests { list { email facts { type } } } }';
    expect((await post(facts)).errors[0]?.message).toMatch(/^Cannot query field/);
  });

  test.each(['{ visitorPolicies(limit: -1) { totalCount } }', '{ visitorPolicies(skip: -1) { totalCount } }'])(
    'receives a problem for %s',
    async (query) => {
      const { post } = await visitCustomer(chan);
      expectProblem(await post(query), 'INVALID');
    },
  );
});

describe('a document', () => {
  const everything = `{ policies { list { issuerNumber } } transactions { list { transactionNumber } } }`;
  const html =
    '{% for one in policies.list %}[{{ one.issuerNumber }}]{% endfor %}{% for one in transactions.list %}({{ one.transactionNumber }}){% endfor %}';

  async function givenDocument(graphQlQuery: string, owner = user, text = html): Promise<string> {
    const logicalId = `schedule_${crypto.randomUUID().replaceAll('-', '')}`;
    const create = `mutation ($input: createWkhtmltopdfTemplateInput!) {
      createWkhtmltopdfTemplate(input: $input) { status errors } }`;
    const input = { name: 'Policy schedule', logicalId, graphQlQuery, html: text };
    expectSuccess(await server.as(owner).post(create, { input }));
    return logicalId;
  }

  test('is printed for the customer’s own policy, and sees no other whatever its query requests', async () => {
    const payment = (id: string, policyId: string) => ({
      id,
      transactionNumber: `PAY-${id}`,
      policy: { id: policyId },
    });
    await given.imported(
      server,
      user,
      'transactions',
      payment('1', 'chan-1'),
      payment('2', 'chan-2'),
      payment('3', 'wong-1'),
    );
    const documentId = await givenDocument(everything);
    const { post } = await visitCustomer(chan, user, [documentId]);
    const { base64, name } = expectSuccess(await post(print, { policyId: 'chan-1', documentId })) as {
      base64: string;
      name: string;
    };
    expect(name).toBe('Policy schedule');
    expect((await readPdf(Buffer.from(base64, 'base64'))).pages).toEqual(['[N-chan-1](PAY-1)']);
  });

  test('receives the policy’s id if its query declares it', async () => {
    const documentId = await givenDocument(
      'query ($policyId: String!) { policies(where: { id: $policyId }) { list { issuerNumber } } }',
    );
    const { post } = await visitCustomer(chan, user, [documentId]);
    const { base64 } = expectSuccess(await post(print, { policyId: 'chan-2', documentId })) as { base64: string };
    expect((await readPdf(Buffer.from(base64, 'base64'))).pages).toEqual(['[N-chan-2]']);
  });

  test.each([
    '{ cases { totalCount } }',
    '{ requests { totalCount } }',
    '{ logins { totalCount } }',
    '{ templates { totalCount } }',
  ])('is not printed with the query %s', async (query) => {
    const create = await givenDocument('{ policies { totalCount } }');
    await server.sql`update templates set graph_ql_query = ${query} where logical_id = ${create}`;
    const { post } = await visitCustomer(chan, user, [create]);
    const result = await post(print, { policyId: 'chan-1', documentId: create });
    expect(result.data).toMatchObject({ visitorDocument: { status: 'failure', base64: null } });
  });

  test('is not printed for others’ policies, or if the app does not offer it', async () => {
    const documentId = await givenDocument(everything);
    const hidden = await givenDocument(everything);
    const { post } = await visitCustomer(chan, user, [documentId, 'deleted']);
    for (const policyId of ['wong-1', 'chan-9', 'none']) {
      expectProblem(await post(print, { policyId, documentId }), 'NOT_FOUND', 'policyId');
    }
    expectProblem(await post(print, { policyId: 'chan-1', documentId: hidden }), 'NOT_FOUND', 'documentId');
    expectProblem(await post(print, { policyId: 'chan-1', documentId: 'deleted' }), 'NOT_FOUND');
    expect(expectSuccess(await post('{ visitor { documents { id name } } }'))).toEqual({
      documents: [{ id: documentId, name: 'Policy schedule' }],
    });
  });

  test('is limited per visitor, without affecting others', async () => {
    const { post } = await visitCustomer(chan, user, ['deleted']);
    server.clock.stop();
    const codes = new Set<string>();
    for (let count = 0; count <= guestLimits.documents.requestsMax; count += 1) {
      const { data } = await post(print, { policyId: 'chan-1', documentId: 'deleted' });
      codes.add(JSON.stringify(data).includes('LIMIT_EXCEEDED') ? 'LIMIT_EXCEEDED' : 'NOT_FOUND');
    }
    expect([...codes]).toEqual(['NOT_FOUND', 'LIMIT_EXCEEDED']);
    const another = await visitCustomer(wong, user, ['deleted']);
    expectProblem(await another.post(print, { policyId: 'wong-1', documentId: 'deleted' }), 'NOT_FOUND');
    server.clock.pass(60_000);
    expectProblem(await post(print, { policyId: 'chan-1', documentId: 'deleted' }), 'NOT_FOUND');
  });

  test('counts towards the daily limit of the tenant', async () => {
    const owner = await given.user(server);
    await givenPolicy(server, owner, { id: 'p', email: chan });
    const documentId = await givenDocument(everything, owner);
    await server.sql`insert into tenant_limits (tenant_id, name, max) values (${owner.tenantId}, 'documentsPerDay', 1)`;
    const { post } = await visitCustomer(chan, owner, [documentId]);
    expectSuccess(await post(print, { policyId: 'p', documentId }));
    expectProblem(await post(print, { policyId: 'p', documentId }), 'LIMIT_EXCEEDED');
  });
});

describe('staff', () => {
  test('see and search all policies and requests of their tenant', async () => {
    const owner = await given.user(server);
    await givenPolicy(server, owner, { id: 'a', email: chan });
    await givenPolicy(server, owner, { id: 'b', email: wong });
    const number = await givenRequest(owner, chan);
    const { post } = await visitStaff('VIEWER', owner);
    expect(await listed(post)).toEqual({ ids: ['a', 'b'], totalCount: 2 });
    expect(await listed(post, { search: ' WONG@ ' })).toEqual({ ids: ['b'], totalCount: 1 });
    expect(await listed(post, { search: 'holder of a' })).toEqual({ ids: ['a'], totalCount: 1 });
    expect(expectSuccess(await post(policy, { id: 'a' }))).toMatchObject({ issuerNumber: 'N-a' });
    expect((await post(policy, { id: 'chan-9' })).data).toEqual({ visitorPolicy: null });
    expect(expectSuccess(await post(requests, { search: number.toLowerCase(), status: 'OPEN' }))).toMatchObject({
      totalCount: 1,
    });
    expect(expectSuccess(await post(requests, { status: 'CLOSED' }))).toMatchObject({ totalCount: 0 });
    expect(await post(print, { policyId: 'a', documentId: 'x' })).toMatchObject({ status: 403 });
  });

  const request = `query ($id: String!) { visitorRequest(id: $id) { id status email telephoneNumber decision
    facts { type value } revision } }`;
  const change = `mutation ($id: String!, $status: String!, $revision: String) {
    changeRequestStatus(id: $id, status: $status, expectedRevision: $revision) { status errors errors_2 { code message path } } }`;

  async function firstRequest(post: Post) {
    const { list } = expectSuccess(await post(requests)) as { list: { id: string }[] };
    return list[0]?.id ?? '';
  }

  test('change the status of a request if they have the right, once per revision', async () => {
    const owner = await given.user(server);
    await givenRequest(owner, chan);
    const { post } = await visitStaff('ADMINISTRATOR', owner);
    const id = await firstRequest(post);
    const { revision, ...found } = expectSuccess(await post(request, { id })) as { revision: string };
    expect(found).toMatchObject({
      status: 'OPEN',
      email: chan,
      telephoneNumber: '+852 2345 6789',
      facts: [{ type: 'destination', value: 'JP' }],
    });
    expectSuccess(await post(change, { id, status: 'IN_PROGRESS', revision }));
    expect(expectSuccess(await post(request, { id }))).toMatchObject({ status: 'IN_PROGRESS' });
    expectProblem(await post(change, { id, status: 'CLOSED', revision }), 'CONFLICT');
    expectProblem(await post(change, { id, status: ' ' }), 'REQUIRED', 'input.status');
    expectProblem(await post(change, { id, status: 'x'.repeat(101) }), 'TOO_LONG', 'input.status');
    const viewer = await visitStaff('VIEWER', owner);
    expectProblem(await viewer.post(change, { id, status: 'CLOSED' }), 'FORBIDDEN');
    const stranger = await visitStaff('ADMINISTRATOR', other);
    expectProblem(await stranger.post(change, { id, status: 'CLOSED' }), 'NOT_FOUND', 'id');
    expect((await stranger.post(request, { id })).data).toEqual({ visitorRequest: null });
  });

  test('cannot change a case that is not a request', async () => {
    await given.imported(server, user, 'cases', { id: 'imported', caseNumber: 'C-1' });
    const { post } = await visitStaff('ADMINISTRATOR');
    expectProblem(await post(change, { id: 'imported', status: 'CLOSED' }), 'NOT_FOUND', 'id');
  });
});
