import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { templateCalls } from '../../testing/templates.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const megabyte = 1_048_576;

/** Text that does not compress. */
function noise(length: number): string {
  return randomBytes(Math.ceil((length * 3) / 4))
    .toString('base64')
    .slice(0, length);
}

/** The growth of the database, including writes that were rolled back. */
async function growthOf(work: () => Promise<void>): Promise<number> {
  const size = async () => {
    const [row] = await server.sql<{ size: string }>`select pg_database_size(current_database()) as size`;
    return Number(row?.size);
  };
  const before = await size();
  await work();
  return (await size()) - before;
}

async function givenProductOf(sizeBytes: number, plan: string): Promise<void> {
  const key = `products-${plan}||single_trip-name`;
  await given.product(server, { ...user, plan });
  const part = 4 * megabyte;
  const locales = ['en-US', 'zh-HK', 'fr', 'de', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'ja'];
  for (const locale of locales.slice(0, Math.ceil(sizeBytes / part))) {
    await given.text(server, { ...user, key, locale, value: noise(part) });
  }
}

const copies = (count: number, source: string) =>
  `mutation { ${Array.from(
    { length: count },
    (_, index) => `c${index}: createProduct(product: {
      productId: { plan: "copy-of-${source}-${index}", type: "single_trip" }
      copyOf: { plan: "${source}", type: "single_trip" }
    }) { revision }`,
  ).join(' ')} }`;

describe('one request cannot multiply its size', () => {
  test('by writing one large value into many drafts', async () => {
    const id = await templateCalls(server, user).create('sms');
    const aliases = Array.from(
      { length: 40 },
      (_, index) => `d${index}: saveTemplateDraft(templateId: "${id}", input: { contentJsonString: $text }) { status }`,
    );
    const growth = await growthOf(async () => {
      const text = JSON.stringify(noise(5.2 * 1_000_000));
      const result = await server.as(user).post(`mutation ($text: String!) { ${aliases.join(' ')} }`, { text });
      expect(result.code).toBe('LIMIT_EXCEEDED');
    });
    expect(growth).toBeLessThan(megabyte);
  });

  test('by referencing one large value many times within a mutation', async () => {
    const texts = Array.from({ length: 40 }, (_, index) => `{ key: "k${index}", locale: "en-US", value: $text }`);
    const product = `productId: { plan: "many", type: "travel" }`;
    const growth = await growthOf(async () => {
      await given.product(server, { ...user, plan: 'many', type: 'travel' });
      const result = await server
        .as(user)
        .post(`mutation ($text: String!) { updateProduct(${product}, l10n: [${texts.join(' ')}]) { revision } }`, {
          text: noise(5 * megabyte),
        });
      expect(result.code).toBe('LIMIT_EXCEEDED');
    });
    expect(growth).toBeLessThan(megabyte);
  });

  test('by copying something very large', async () => {
    await givenProductOf(40 * megabyte, 'huge');
    const { message } = expectProblem(await server.as(user).post(copies(1, 'huge')), 'LIMIT_EXCEEDED');
    expect(message).toMatch(/stores 4\d.*MB of texts, and one change may store 32 MB/);
    expect(await server.sql`select 1 from products where plan = 'copy-of-huge-0'`).toEqual([]);
  });

  test('by copying something large many times', async () => {
    await givenProductOf(12 * megabyte, 'large');
    const growth = await growthOf(async () => {
      const result = await server.as(user).post(copies(20, 'large'));
      expect(expectProblem(result, 'LIMIT_EXCEEDED').message).toContain('one request may write 32 MB');
    });
    const kept = await server.sql`select 1 from products where plan like 'copy-of-large-%'`;
    expect(kept).toHaveLength(2);
    // Two copies with their history, which is stored once, and one that was rolled back.
    expect(growth).toBeLessThan(4 * 14 * megabyte);
  });

  test('by small changes to something large', async () => {
    const calls = templateCalls(server, user);
    const id = await calls.create('wkhtmltopdf', { html: noise(5 * megabyte) });
    const changes = Array.from(
      { length: 20 },
      (_, index) => `u${index}: updateWkhtmltopdfTemplate(templateId: "${id}",
        input: { marginSettings: { top: ${index} } }) { status errors_2 { code message } }`,
    );
    const result = await server.as(user).post(`mutation { ${changes.join(' ')} }`);
    expect(expectProblem(result, 'LIMIT_EXCEEDED').message).toContain('Send them in several requests');
    const statuses = Object.values(result.data ?? {}).map((payload) => (payload as { status: string }).status);
    expect(statuses.filter((status) => status === 'success')).toHaveLength(6);
  });
});
