import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess, payloadOf } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { productApiTests } from '../../../testing/product-api.ts';
import { exportOf, importing, previewOf } from '../../../testing/product-files.ts';
import type { GraphqlResult } from '../../../testing/start-test-server.ts';
import { templateCalls } from '../../../testing/templates.ts';
import { untilWaiting, whileLocked } from '../../../testing/while-locked.ts';
import { ratingWorkbook, workbookFile } from '../../../testing/workbook-file.ts';
import type { ProductId } from '../../products/products.service.ts';

const api = productApiTests();
const outputs = [{ name: 'premium' }];
const callOf = (name: string) => JSON.stringify({ '+': [{ function: [name, {}, 'premium'] }, 1] });
const missing = (name: string, path: string) => ({
  code: 'NOT_FOUND',
  message: `There is no function with the id or logical id ${name}. Create it first, or change the logic.`,
  path,
});

let logicalId: string;
let functionId: string;
let source: ProductId;
let file: string;

async function givenFunction(whose: GivenUser): Promise<string> {
  const fileKey = await given.file(api.server, {
    ...whose,
    key: `${logicalId}.xlsx`,
    content: workbookFile(ratingWorkbook),
  });
  const inputs = ['age', 'smoker', 'start', 'sum'].map((name) => ({ name }));
  return templateCalls(api.server, whose).create('function', { fileKey, inputs, outputs, logicalId });
}

const importFile = (whose: GivenUser, content: string) => api.server.as(whose).post(importing, { file: content });

function deleteFunction(id: string) {
  return api.server
    .as(api.user)
    .post('mutation ($id: String!) { deleteTemplate(templateId: $id) { status errors errors_2 { code path } } }', {
      id,
    });
}

function copyProduct(copyOf: ProductId) {
  const product = { productId: { ...copyOf, version: '2' }, copyOf };
  return api.server
    .as(api.user)
    .post('mutation ($product: createProductInput) { createProduct(product: $product) { status } }', { product });
}

/** The logic of the plan's versions. */
async function logicOf({ plan }: ProductId, { tenantId }: GivenUser = api.user): Promise<string[]> {
  const rows = await api.server.sql<{ amount_logic: string }>`
    select amount_logic from price_logics where tenant_id = ${tenantId} and plan = ${plan} order by version`;
  return rows.map((row) => row.amount_logic);
}

/** Deletes the function while the request waits for it. */
async function whileDeleted(request: () => Promise<GraphqlResult>): Promise<GraphqlResult> {
  const text = 'delete from templates where tenant_id = $1 and id = $2';
  const lock = { text, values: [api.user.tenantId, functionId] };
  const [answer] = await whileLocked(api.server, lock, [request]);
  return answer ?? expect.fail('no answer');
}

let nth = 0;
beforeEach(async () => {
  logicalId = `rates-${nth++}`;
  functionId = await givenFunction(api.user);
  source = await api.pricedProduct({ logic: callOf(logicalId) });
  file = await exportOf(api.server, api.user, { productId: source });
});

describe('importProduct with pricing logic that calls a function', () => {
  test('imports it if the tenant has the function, by logical id', async () => {
    const target = await given.user(api.server);
    await givenFunction(target);
    expect((await previewOf(api.server, target, file)).products).toMatchObject([{ action: 'ADDED', problems: [] }]);
    expectSuccess(await importFile(target, file));
    expect(await logicOf(source, target)).toEqual([callOf(logicalId)]);
  });

  test('refuses it without the function, and so does the preview', async () => {
    const target = await given.user(api.server);
    const problem = missing(logicalId, 'products.0.pricing.amountLogic');
    const [refused] = (await previewOf(api.server, target, file)).products;
    expect(refused).toMatchObject({ action: 'REFUSED', changes: [], problems: [problem] });
    expect(payloadOf(await importFile(target, file))['errors_2']).toEqual([problem]);
    expect(await logicOf(source, target)).toEqual([]);
  });

  test('refuses it when the function is deleted at the same time', async () => {
    const uncalled = await api.pricedProduct({ logic: '1' });
    const content = file.replaceAll(source.plan, uncalled.plan);
    expectProblem(
      await whileDeleted(() => importFile(api.user, content)),
      'NOT_FOUND',
      'products.0.pricing.amountLogic',
    );
    expect(await logicOf(uncalled)).toEqual(['1']);
  });

  test('prevents the function from being deleted at the same time', async () => {
    const { tenantId } = api.user;
    await api.server
      .sql`update price_logics set amount_logic = '1' where tenant_id = ${tenantId} and plan = ${source.plan}`;
    const lock = {
      text: 'select 1 from price_logics where tenant_id = $1 and plan = $2 for update',
      values: [tenantId, source.plan],
    };
    const answers = await whileLocked(api.server, lock, [
      () => importFile(api.user, file),
      async () => {
        await untilWaiting(api.server, 1);
        return deleteFunction(functionId);
      },
    ]);
    expect(answers.map(payloadOf)).toMatchObject([
      { status: 'success' },
      { status: 'failure', errors_2: [{ code: 'INVALID', path: 'templateId' }] },
    ]);
    expect(await logicOf(source)).toEqual([callOf(logicalId)]);
  });
});

describe('createProduct as a copy of a product whose pricing logic calls a function', () => {
  test('refuses the copy when the function is deleted at the same time', async () => {
    expectProblem(await whileDeleted(() => copyProduct(source)), 'NOT_FOUND', 'product.copyOf');
    expect(await logicOf(source)).toEqual([callOf(logicalId)]);
  });
});
