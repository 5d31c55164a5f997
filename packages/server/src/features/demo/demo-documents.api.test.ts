import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSuccess } from '../../testing/expect-result.ts';
import { printedAnswer, readPdf } from '../../testing/pdf.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { templateCalls } from '../../testing/templates.ts';
import { demoSignIn } from './demo-sign-in.ts';
import { seedDemo } from './demo.service.ts';

let server: TestServer;
let calls: ReturnType<typeof templateCalls>;
/** One of each sort: travel, health, not yet issued, bought by a company, declined or withdrawn. */
let policies: readonly Policy[];

interface Policy {
  readonly id: string;
  readonly issuerNumber: string;
  readonly status: string;
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
    await calls.post(`{ policies { list { id issuerNumber status contractHolder { entityType
    ... on individual { identities { value } } ... on company { registrationNumber } } } } }`),
  );
  const { list } = found as { list: Policy[] };
  const sorts = [
    ({ issuerNumber }: Policy) => issuerNumber.startsWith('TP'),
    ({ issuerNumber }: Policy) => issuerNumber.startsWith('HF'),
    ({ status }: Policy) => status === 'PENDING',
    ({ contractHolder }: Policy) => contractHolder.entityType === 'company',
    ({ status }: Policy) => status === 'CANCELLED',
    ({ status }: Policy) => status === 'DECLINED',
  ];
  policies = sorts.flatMap((isOfSort) => list.find(isOfSort) ?? []);
});
afterAll(async () => server.close());

async function print(
  logicalId: string,
  { id }: Policy,
  locale: string,
  kind: 'wkhtmltopdf' | 'pdfDrawing' = 'wkhtmltopdf',
) {
  const [template] = await calls.list({ where: { logicalId } });
  const variablesJsonString = JSON.stringify({ where: { id } });
  const headers = { 'accept-language': locale };
  const printed = printedAnswer(await calls.renderSaved(kind, template?.id ?? '', { variablesJsonString }, headers));
  expect(printed).toMatchObject({ missingVariables: [], warnings: [] });
  return printed.pdf;
}

test('there is a policy of each sort', () => {
  expect(policies).toHaveLength(6);
});

test('the policy schedule has its header and page numbers on every page, and no missing values', async () => {
  for (const policy of policies) {
    for (const locale of ['en-US', 'zh-HK']) {
      const { pages, pictures } = await readPdf(await print('policy_schedule', policy, locale));
      expect(pages.length).toBeGreaterThan(0);
      pages.forEach((page, index) => {
        expect(page).toContain(`保單號碼 ${policy.issuerNumber}`);
        expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
        expect(page).not.toMatch(/\{|\}|undefined|null|NaN|By agreement/);
      });
      expect(pages.join(' ')).toMatch(/Total premium 總保費 HKD [\d,]+\.\d\d/);
      expect(pictures).toHaveLength(policy.issuerNumber.startsWith('TP') ? pages.length : 0);
    }
  }
});

test('the policy schedule lists exactly the chosen cover', async () => {
  const [journey, health] = policies;
  if (journey === undefined || health === undefined) return;
  const [travels] = (await readPdf(await print('policy_schedule', journey, 'en-US'))).pages;
  expect(travels).toMatch(/Personal accident – Plan A Up to HKD 600,000/);
  expect(travels).not.toMatch(/Plan B|Winter sports/);
  expect(travels).toMatch(/Travel delay HKD 300 for every 6 hours Most for one delay HKD 2,400/);
  const [cures] = (await readPdf(await print('policy_schedule', health, 'en-US'))).pages;
  expect(cures).toMatch(/Hospital confinement Room and board HKD 1,350 a day/);
  expect(cures).toMatch(/Annual deductible HKD 16,000/);
});

test('the policy schedule shows benefits and days in the reader’s language', async () => {
  const [journey] = policies;
  if (journey === undefined) return;
  const [page] = (await readPdf(await print('policy_schedule', journey, 'zh-HK'))).pages;
  expect(page).toContain('緊急醫療運送及運返');
  expect(page).toMatch(/個人意外 – 計劃甲/);
  expect(page).toMatch(/20\d\d年\d+月\d+日/);
  expect(page).not.toMatch(/\d\d\/\d\d\/20\d\d/);
});

test('the welcome letter addresses the policyholder by name', async () => {
  for (const policy of policies) {
    const pdf = await print('welcome_letter', policy, 'en-US');
    await expect(readPdf(pdf)).rejects.toMatchObject({ name: 'PasswordException' });
    const { pages } = await readPdf(pdf, passwordOf(policy));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Yours sincerely');
    expect(pages[0]).toContain('Page 1 of 1');
  }
});

test('the welcome letter states the status of the policy', async () => {
  const statusWords: Record<string, RegExp> = {
    ISSUED: /Welcome 歡迎投保 .* is issued\. .*已簽發。/,
    PENDING: /We have your application .* not covered until the policy is issued\. .*保障尚未生效。/,
    CANCELLED: /Your policy is cancelled .* no longer covers you\. .*保障亦已終止。/,
    DECLINED: /Your application .* cannot offer you the cover .*保障不會生效/,
  };
  for (const policy of policies) {
    for (const locale of ['en-US', 'zh-HK']) {
      const { pages } = await readPdf(await print('welcome_letter', policy, locale), passwordOf(policy));
      const words = pages[0]?.replaceAll(/\s+/g, ' ') ?? '';
      expect(words).toMatch(statusWords[policy.status] ?? /^$/);
      expect(words).not.toMatch(/\{|\}|"|undefined|null|NaN|Dear ,/);
    }
  }
});

test('the welcome letter has an address if the policyholder has one', async () => {
  const [journey] = policies;
  if (journey === undefined) return;
  const { pages } = await readPdf(await print('welcome_letter', journey, 'en-US'), passwordOf(journey));
  expect(pages[0]).toMatch(/Tai Man Chan 陳大文 Flat 1, 3\/F, Harbour Court Sha Tin Hong Kong/);
  expect(pages[0]).toContain('Dear Mr Chan,');
});

function passwordOf({ contractHolder }: Policy): string {
  return contractHolder.registrationNumber ?? contractHolder.identities?.[0]?.value.slice(0, 7) ?? '';
}

test('the claim form contains the known data of each policy', async () => {
  for (const policy of policies) {
    for (const locale of ['en-US', 'zh-HK']) {
      const pdf = await print('travel_claim_form', policy, locale, 'pdfDrawing');
      const { pages, pictures } = await readPdf(pdf);
      expect(pages).toHaveLength(1);
      expect(pages[0]).toContain(policy.issuerNumber);
      expect(pages[0]).toMatch(/HKD [\d,]+\.\d\d/);
      expect(pages[0]).not.toMatch(/\{|\}|undefined|null|NaN/);
      expect(pictures).toEqual(['360x96']);
    }
  }
});
