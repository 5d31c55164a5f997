import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSuccess } from '../../../testing/expect-result.ts';
import { signInToDemo } from '../../../testing/sign-in-to-demo.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { seedDemo } from '../demo.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.asOwner((transaction) => seedDemo(transaction, server.clock.now(), server.objectParts));
});
afterAll(async () => server.close());

const everyField = `{ policies(limit: 1) { totalCount list {
  id issuerNumber status issueDate startDate endDate cancellationReason description createdAt lastModifiedAt
  contractHolder { __typename id name entityType internalCode createdAt
    facts { id } addresses { type fields } contacts { id type value } identities { id type value }
    ... on individual { englishFirstName englishLastName chineseFirstName chineseLastName salutation gender dateOfBirth
      email telephoneNumber preferredLanguage occupation maritalStatus }
    ... on company { registrationNumber natureOfBusiness } ... on object { typeId } }
  contractInsured { id name } otherContractHolders { id }
  facts { id type value { stringValue numberValue booleanValue } }
  premium { amount originalPrice currencyCode formattedPrice formattedOriginalPrice paymentFrequency discountCodes
    discounts { code } appliedDiscounts { id code name order ratio flat formattedFlat formattedNewPrice isManual }
    appliedTaxes { code } loadings { id codeName { code name } newPrice formattedNewPrice currencyCode } }
  product { productId { plan type version } name insurer { name } }
  referrer { id name entityType } rejectionCodes { code name } exclusions { id benefitTypeId remark createdAt }
} } }`;

describe('the demo', () => {
  test.each(['test', 'test_dev'])('has policies, cases and transactions in %s', async (tenantId) => {
    const ask = await signInToDemo(server, tenantId);
    const result = await ask('{ policies { totalCount } cases { totalCount } transactions { totalCount } }');
    expect(result.data).toEqual({
      policies: { totalCount: 40 },
      cases: { totalCount: 12 },
      transactions: { totalCount: 40 },
    });
  });

  test('shows all fields of its newest policy', async () => {
    const ask = await signInToDemo(server, 'test_dev');
    const { list } = expectSuccess(await ask(everyField)) as { list: object[] };
    expect(list).toEqual([
      expect.objectContaining({
        issuerNumber: expect.stringMatching(/^TP-\d{4}-000040$/) as string,
        status: 'ISSUED',
        contractHolder: expect.objectContaining({
          __typename: 'individual',
          name: 'Tai Man Chan',
          chineseLastName: '陳',
          chineseFirstName: '大文',
          email: 'taiman.chan@customer.example',
        }) as object,
        product: expect.objectContaining({ name: 'Travel Plus Single Trip 2026' }) as object,
      }),
    ]);
  });

  test('sells at its products’ prices, with their discounts and loadings', async () => {
    const ask = await signInToDemo(server, 'test_dev');
    const result = await ask(`{ policies { list { facts { type value { numberValue booleanValue } }
      product { productId { plan } }
      premium { amount originalPrice formattedPrice discountCodes loadings { codeName { code } newPrice } } } } }`);
    const { list } = expectSuccess(result) as { list: { premium: Record<string, unknown> }[] };
    const withSkiing = list.find(({ premium }) => String(premium['discountCodes']) === 'FAMILY15');
    // (152 + 9 * 21 + 49) * (2 + 2 * 0.6) = 1248.00, plus a levy of 0.1 percent, less 15 percent.
    expect(withSkiing?.premium).toMatchObject({
      originalPrice: 1249.25,
      amount: 1061.86,
      formattedPrice: 'HKD 1,061.86',
    });
    const smoker = list.find(({ premium }) => JSON.stringify(premium['loadings']).includes('HYPERTENSION'));
    // 6340 * 1.25 = 7925, plus a levy of 0.1 percent, plus 37.5 percent.
    expect(smoker?.premium).toMatchObject({ originalPrice: 7932.93, amount: 10_907.78 });
  });

  test('has policies of every status, and the offers that led to them', async () => {
    const ask = await signInToDemo(server, 'test');
    const result = await ask(`{ policies { list { status cancellationReason rejectionCodes { code } } }
      cases { list { name proposals { status policies { status } totalPrice { formattedPrice } } } }
      transactions(limit: 1) { list { formattedTransaction status policy { premium { formattedPrice } } } } }`);
    expect(result.errors).toEqual([]);
    const { policies, cases, transactions } = result.data as Record<string, { list: Record<string, unknown>[] }>;
    expect(new Set(policies?.list.map(({ status }) => status))).toEqual(
      new Set(['ISSUED', 'CANCELLED', 'DECLINED', 'PENDING']),
    );
    for (const { status, cancellationReason, rejectionCodes } of policies?.list ?? []) {
      expect(cancellationReason !== null).toBe(status === 'CANCELLED');
      expect(JSON.stringify(rejectionCodes) !== '[]').toBe(status === 'DECLINED');
    }
    for (const { proposals } of cases?.list ?? []) {
      expect(proposals).toEqual([
        expect.objectContaining({ policies: [{ status: expect.any(String) as string }] }) as object,
      ]);
    }
    expect(transactions?.list).toEqual([
      { formattedTransaction: 'HKD 342.34', status: 'SUCCEED', policy: { premium: { formattedPrice: 'HKD 342.34' } } },
    ]);
  });

  test('does not exist in the acceptance tenant', async () => {
    const ask = await signInToDemo(server, 'test_uat');
    const result = await ask('{ policies { totalCount } cases { totalCount } transactions { totalCount } }');
    expect(result.data).toEqual({
      policies: { totalCount: 0 },
      cases: { totalCount: 0 },
      transactions: { totalCount: 0 },
    });
  });
});
