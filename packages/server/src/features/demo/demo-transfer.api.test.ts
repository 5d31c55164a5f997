import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDemoProduct } from '../../testing/demo-products.ts';
import { expectSuccess } from '../../testing/expect-result.ts';
import type { GivenUser } from '../../testing/given.ts';
import { exportOf, importing } from '../../testing/product-files.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { importingTemplates, templateExportOf } from '../../testing/template-files.ts';
import { demoProducts } from './demo-products.service.ts';
import { demoSignIn } from './demo-sign-in.ts';
import { demoTemplates, readDemoTemplate } from './demo-templates.service.ts';
import { seedDemo } from './demo.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.asOwner((transaction) => seedDemo(transaction, server.clock.now(), server.objectParts));
});
afterAll(async () => server.close());

async function demoUser(tenantId: string): Promise<GivenUser> {
  const [row] = await server.sql<{ id: string }>`select id from users where tenant_id = ${tenantId}`;
  return { tenantId, userId: row?.id ?? '', ...demoSignIn };
}

type Items = readonly { readonly action: string }[];

/** The actions of an import, each once. */
async function importAgain(user: GivenUser, operation: string, file: string): Promise<string[]> {
  const result = expectSuccess(await server.as(user).post(operation, { file }));
  const {
    products = [],
    templates = [],
    files = [],
  } = result as { products?: Items; templates?: Items; files?: Items };
  return [...new Set([...products, ...templates, ...files].map(({ action }) => action))];
}

describe.each(['test', 'test_dev'])('in %s,', (tenantId) => {
  test.each(demoTemplates)('the template $name is exported as its file, whose import changes nothing', async (one) => {
    const user = await demoUser(tenantId);
    const [inFile] = (JSON.parse(readDemoTemplate(one.name, tenantId)) as { templates: { logicalId: string }[] })
      .templates;
    const stored = () =>
      server.sql<{ id: string }>`
        select * from templates where tenant_id = ${tenantId} and logical_id = ${inFile?.logicalId}`;
    const before = await stored();
    const exported = await templateExportOf(
      server,
      user,
      before.map(({ id }) => id),
    );
    expect((JSON.parse(exported) as { templates: object[] }).templates).toEqual([inFile]);
    expect(await importAgain(user, importingTemplates, exported)).toEqual(['UNCHANGED']);
    expect(await stored()).toEqual(before);
  });

  test.each(demoProducts)(
    'the product $name is exported as its file, whose import changes nothing',
    async ({ name }) => {
      const user = await demoUser(tenantId);
      const { insurer, ...inFile } = readDemoProduct(name);
      const { plan, type, version } = inFile.productId;
      const stored = () =>
        server.sql`select * from products where (tenant_id, plan, type, version) = (${tenantId}, ${plan}, ${type}, ${version})`;
      const before = await stored();
      expect(before).toHaveLength(1);
      const exported = await exportOf(server, user, { productId: { plan, type, version } });
      const ownInsurer = { id: expect.any(String), name: insurer?.name };
      expect((JSON.parse(exported) as { products: object[] }).products).toEqual([{ ...inFile, insurer: ownInsurer }]);
      expect(await importAgain(user, importing, exported)).toEqual(['UNCHANGED']);
      expect(await stored()).toEqual(before);
    },
  );
});
