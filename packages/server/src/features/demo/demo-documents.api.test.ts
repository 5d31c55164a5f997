import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSuccess } from '../../testing/expect-result.ts';
import { printedAnswer, readPdf } from '../../testing/pdf.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { templateCalls } from '../../testing/templates.ts';
import { demoSignIn } from './demo-sign-in.ts';
import { seedDemo } from './demo.service.ts';

let server: TestServer;
let calls: ReturnType<typeof templateCalls>;
/** One of each sort: a journey, health cover, what is not issued yet, what a company has bought. */
let policies: readonly Policy[];

interface Policy {
  readonly id: string;
  readonly issuerNumber: string;
  readonly issueDate: string | null;
  readonly contractHolder: {
    readonly entityType: string;
    readonly registrationNumber?: string;
    readonly identities?: readonly { readonly value: string }[];
  };
}

beforeAll(async () => {
  server = await startTestServer();
  await server.database.asOwner((transaction) => seedDemo(transaction, server.clock.now(), server.objectParts));
  const [row] = await server.sql<{ id: string }>`select id from users where tenant_id = 'test_dev'`;
  calls = templateCalls(server, { tenantId: 'test_dev', userId: row?.id ?? '', ...demoSignIn });
  const found = expectSuccess(
    await calls.post(`{ policies { list { id issuerNumber issueDate contractHolder { entityType
    ... on individual { identities { value } } ... on company { registrationNumber } } } } }`),
  );
  const { list } = found as { list: Policy[] };
  const sorts = [
    ({ issuerNumber }: Policy) => issuerNumber.startsWith('TP'),
    ({ issuerNumber }: Policy) => issuerNumber.startsWith('HF'),
    ({ issueDate }: Policy) => issueDate === null,
    ({ contractHolder }: Policy) => contractHolder.entityType === 'company',
  ];
  policies = sorts.flatMap((isOfSort) => list.find(isOfSort) ?? []);
});
afterAll(async () => server.close());

async function print(logicalId: string, { id }: Policy, locale: string) {
  const [template] = await calls.list({ where: { logicalId } });
  const variablesJsonString = JSON.stringify({ where: { id } });
  const headers = { 'accept-language': locale };
  const printed = printedAnswer(
    await calls.renderSaved('wkhtmltopdf', template?.id ?? '', { variablesJsonString }, headers),
  );
  expect(printed).toMatchObject({ missingVariables: [], warnings: [] });
  return printed.pdf;
}

test('there is a policy of each sort', () => {
  expect(policies).toHaveLength(4);
});

test('the policy schedule has a header, a page count and every benefit on each of its pages', async () => {
  for (const policy of policies) {
    const { pages, pictures } = await readPdf(await print('policy_schedule', policy, 'en-US'));
    expect(pages.length).toBeGreaterThan(0);
    pages.forEach((page, index) => {
      expect(page).toContain(`保單號碼 ${policy.issuerNumber}`);
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).not.toMatch(/\{|\}|undefined|null|NaN/);
    });
    expect(pages.join(' ')).toMatch(/Total premium 總保費 HKD [\d,]+\.\d\d/);
    expect(pictures).toHaveLength(policy.issuerNumber.startsWith('TP') ? pages.length : 0);
  }
});

test('the policy schedule names benefits in the reader’s language', async () => {
  const [journey] = policies;
  if (journey === undefined) return;
  expect((await readPdf(await print('policy_schedule', journey, 'zh-HK'))).pages[0]).toContain('緊急醫療運送及運返');
});

test('the welcome letter opens with what its policyholder is known by', async () => {
  for (const policy of policies) {
    const { contractHolder } = policy;
    const [identity] = contractHolder.identities ?? [];
    const password = contractHolder.registrationNumber ?? identity?.value.slice(0, 7) ?? '';
    const pdf = await print('welcome_letter', policy, 'en-US');
    await expect(readPdf(pdf)).rejects.toMatchObject({ name: 'PasswordException' });
    const { pages } = await readPdf(pdf, password);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Yours sincerely');
    expect(pages[0]).toContain('1 / 1');
  }
});
