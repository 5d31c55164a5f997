// Each imported field is returned by the API unchanged.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSuccess } from '../testing/expect-result.ts';
import { given } from '../testing/given.ts';
import { importText, toLines } from '../testing/import-text.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

test('import policies imports all fields of a policy', async () => {
  const user = await given.user(server);
  const line = {
    id: 'p1',
    issuerNumber: 'TP-1',
    description: 'A journey',
    status: 'ISSUED',
    issueDate: '2026-03-01T09:30:00+08:00',
    startDate: '2026-03-05',
    endDate: '2026-03-09',
    contractHolder: {
      id: 'h1',
      entityType: 'individual',
      chineseLastName: '陳',
      chineseFirstName: '大文',
      addresses: [{ type: 'home', fields: { line1: '1 Garden Road' } }],
    },
    contractInsured: [{ id: 'o1', entityType: 'object', name: 'A violin', typeId: 'instrument' }],
    otherContractHolders: [{ id: 'c1', entityType: 'company', name: 'Acme', registrationNumber: '42' }],
    facts: [
      { type: 'days', value: 5 },
      { id: 'own', type: 'trip', value: { zone: 'asia', stops: ['TPE', null] } },
    ],
    premium: {
      amount: 1234.5,
      originalPrice: 1300,
      currencyCode: 'HKD',
      paymentFrequency: 'ONE_TIME',
      appliedDiscounts: [{ code: 'EARLY', name: 'Early bird', originalPrice: 1300, newPrice: 1234.5, flat: 65.5 }],
      loadings: [],
    },
    product: { plan: 'gone', type: 'gone' },
    referrer: { id: 'r1', name: 'Island Agency' },
    exclusions: [{ benefitTypeId: 'surgery', remark: 'Left knee' }],
    createdAt: '2026-02-28T00:00:00Z',
    lastModifiedAt: '2026-03-01T00:00:00Z',
  };
  expect(await importText(server, user, 'policies', toLines(line))).toEqual({
    message: `Imported 1 policies into the tenant ${user.tenantId}: 1 new, 0 replaced.`,
    isWhole: true,
    reported: [],
  });
  const result = await server.as(user).post(`{ policies { list {
      issuerNumber description status issueDate startDate endDate createdAt lastModifiedAt
      contractHolder { __typename name entityType addresses { fields } ... on individual { chineseFirstName } }
      contractInsured { __typename ... on object { typeId } }
      otherContractHolders { __typename ... on company { registrationNumber } }
      facts { id type value { numberValue objectValue { key value { stringValue arrayValue { stringValue } } } } }
      premium { amount formattedPrice formattedOriginalPrice paymentFrequency discountCodes discounts { code }
        appliedDiscounts { id order isManual formattedFlat formattedNewPrice } }
      product { name } referrer { name entityType } exclusions { id remark } rejectionCodes { code }
    } } }`);
  expect(result.errors).toEqual([]);
  const { list } = expectSuccess(result) as { list: object[] };
  expect(list[0]).toEqual({
    issuerNumber: 'TP-1',
    description: 'A journey',
    status: 'ISSUED',
    issueDate: '2026-03-01T01:30:00.000Z',
    startDate: '2026-03-05',
    endDate: '2026-03-09',
    createdAt: '2026-02-28T00:00:00.000Z',
    lastModifiedAt: '2026-03-01T00:00:00.000Z',
    contractHolder: {
      __typename: 'individual',
      name: '陳大文',
      entityType: 'individual',
      addresses: [{ fields: '{"line1":"1 Garden Road"}' }],
      chineseFirstName: '大文',
    },
    contractInsured: [{ __typename: 'object', typeId: 'instrument' }],
    otherContractHolders: [{ __typename: 'company', registrationNumber: '42' }],
    facts: [
      { id: '1', type: 'days', value: { numberValue: 5, objectValue: null } },
      {
        id: 'own',
        type: 'trip',
        value: {
          numberValue: null,
          objectValue: [
            { key: 'zone', value: { stringValue: 'asia', arrayValue: null } },
            { key: 'stops', value: { stringValue: null, arrayValue: [{ stringValue: 'TPE' }, null] } },
          ],
        },
      },
    ],
    premium: {
      amount: 1234.5,
      formattedPrice: 'HKD 1,234.50',
      formattedOriginalPrice: 'HKD 1,300.00',
      paymentFrequency: 'ONE_TIME',
      discountCodes: ['EARLY'],
      discounts: [],
      appliedDiscounts: [
        { id: 'EARLY', order: 1, isManual: false, formattedFlat: 'HKD 65.50', formattedNewPrice: 'HKD 1,234.50' },
      ],
    },
    product: null,
    referrer: { name: 'Island Agency', entityType: 'internal' },
    exclusions: [{ id: '1', remark: 'Left knee' }],
    rejectionCodes: null,
  });
});

test('import cases imports proposals with their policies', async () => {
  const user = await given.user(server);
  await importText(server, user, 'policies', toLines({ id: 'p1', issuerNumber: 'TP-1' }));
  const line = {
    id: 'c1',
    caseNumber: 'CS-1',
    name: 'Journey of Ada',
    holder: { id: 'h', entityType: 'individual', name: 'Ada' },
    insureds: [],
    proposals: [
      {
        proposalNumber: 'PR-1',
        policies: [{ id: 'p1' }, { id: 'gone' }],
        totalPrice: { amount: 12, currencyCode: 'JPY' },
        expiryDate: '2026-05-05',
        isIssued: true,
      },
    ],
  };
  expect(await importText(server, user, 'cases', toLines(line))).toMatchObject({ isWhole: true });
  const result = await server.as(user).post(`{ cases { totalCount list { caseNumber holder { name } insureds { id }
    proposals { id isIssued isRejected expiryDate policies { issuerNumber } totalPrice { formattedPrice discounts { code } } } } } }`);
  expect(expectSuccess(result)).toEqual({
    totalCount: 1,
    list: [
      {
        caseNumber: 'CS-1',
        holder: { name: 'Ada' },
        insureds: [],
        proposals: [
          {
            id: '1',
            isIssued: true,
            isRejected: false,
            expiryDate: '2026-05-05',
            policies: [{ issuerNumber: 'TP-1' }],
            totalPrice: { formattedPrice: 'JPY 12', discounts: [] },
          },
        ],
      },
    ],
  });
});

test('import transactions imports payments for policies and refuses an amount without a currency', async () => {
  const user = await given.user(server);
  await importText(server, user, 'policies', toLines({ id: 'p1', issuerNumber: 'TP-1' }));
  const payment = {
    id: 't1',
    transactionNumber: 'PAY-1',
    amount: 469.5,
    currencyCode: 'HKD',
    dateTime: '2026-03-01T00:00:00+08:00',
    method: 'CREDIT_CARD',
    status: 'SUCCEED',
    notes: [{ content: 'Paid' }],
    policy: { id: 'p1' },
  };
  const bad = { id: 't2', amount: 1, method: 'BARTER', status: 'DONE' };
  const outcome = await importText(server, user, 'transactions', toLines(payment, bad));
  expect(outcome.isWhole).toBe(false);
  for (const words of ['method must be one of ATM,', 'status must be one of ACCEPTED,', 'currencyCode is missing']) {
    expect(outcome.reported[0]).toContain(words);
  }
  const result = await server.as(user).post(`{ transactions { totalCount list { id amount currencyCode method status
    formattedTransaction dateTime notes { id content } policy { issuerNumber } } } }`);
  expect(expectSuccess(result)).toEqual({
    totalCount: 1,
    list: [
      {
        id: 't1',
        amount: 469.5,
        currencyCode: 'HKD',
        method: 'CREDIT_CARD',
        status: 'SUCCEED',
        formattedTransaction: 'HKD 469.50',
        dateTime: '2026-02-28T16:00:00.000Z',
        notes: [{ id: '1', content: 'Paid' }],
        policy: { issuerNumber: 'TP-1' },
      },
    ],
  });
});
