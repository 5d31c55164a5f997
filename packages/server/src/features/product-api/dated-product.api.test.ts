import { describe, expect, test, vi } from 'vitest';
import { expectSuccess } from '../../testing/expect-result.ts';
import { given } from '../../testing/given.ts';
import { type Answer, productApiTests, trip } from '../../testing/product-api.ts';
import type { ProductId } from '../products/products.service.ts';

const tests = productApiTests();
const { post } = tests;

type Version = Readonly<Record<string, string | null>>;
const underwritingRules = JSON.stringify({ if: [{ '>': [{ var: 'age' }, 80] }, ['AGE_ABOVE_LIMIT'], []] });

/** The versions of a plan with their first days; each costs its number in the list, from 1, for a day. */
async function givenVersions(versions: Version, own: Partial<ProductId> = {}): Promise<ProductId[]> {
  const ids: ProductId[] = [];
  for (const [index, [version, effectiveFrom]] of Object.entries(versions).entries()) {
    const plan = own.plan ?? ids[0]?.plan;
    const product = { ...own, ...(plan !== undefined && { plan }), version, effectiveFrom, underwritingRules };
    const productId = await given.product(tests.server, { ...tests.user, ...product });
    const amountLogic = JSON.stringify({ '*': [{ var: 'trip.days' }, index + 1] });
    await given.priceLogic(tests.server, { ...tests.user, productId, amountLogic });
    ids.push(productId);
  }
  return ids;
}

const pathOf = ({ plan, type }: ProductId) => `/api/v1/products/${[plan, type].map(encodeURIComponent).join('/')}`;

async function priceOn(id: ProductId | undefined, startDate: unknown, headers = tests.headers) {
  if (id === undefined) throw new Error('There is no product.');
  return post(`${pathOf(id)}/price`, { startDate, ...trip(10) }, headers);
}

const years = { '2027': '2027-01-01', '2028': '2028-01-01', draft: null };

describe('a price without a version', () => {
  test.each([
    ['2027-01-01', '2027', '2027-01-01', 10],
    ['2027-12-31', '2027', '2027-01-01', 10],
    ['2028-01-01', '2028', '2028-01-01', 20],
    ['2199-12-31', '2028', '2028-01-01', 20],
  ])('for a cover from %s is that of version %s, which it names', async (day, version, effectiveFrom, amount) => {
    const [id] = await givenVersions(years);
    expect(await priceOn(id, day)).toMatchObject({
      status: 200,
      answer: { status: 'success', version, effectiveFrom, amount },
    });
  });

  test('names the product without a version by an empty text', async () => {
    const [id] = await givenVersions({ '': '2027-01-01' });
    expect((await priceOn(id, '2027-05-01')).answer).toMatchObject({ version: '', amount: 10 });
  });

  test('is not found before the first version, with its date', async () => {
    const [id] = await givenVersions(years);
    const { status, answer } = await priceOn(id, '2026-12-31');
    expect(status).toBe(404);
    expect(answer.errors_2).toMatchObject([{ code: 'NOT_FOUND', path: 'startDate' }]);
    expect(answer.errors?.[0]).toContain('2027-01-01');
  });

  test('is not found if no version has a date, with what to do', async () => {
    const [id] = await givenVersions({ '1': null, '2': null });
    const { status, answer } = await priceOn(id, '2027-01-01');
    expect(status).toBe(404);
    expect(answer.errors_2).toMatchObject([{ code: 'NOT_FOUND', path: 'startDate' }]);
    expect(answer.errors?.[0]).toContain('Set the date');
  });

  test.each([
    [undefined, 'REQUIRED'],
    [null, 'REQUIRED'],
    ['', 'REQUIRED'],
    ['2027-02-31', 'INVALID'],
    ['2027-02-29', 'INVALID'],
    ['01/02/2027', 'INVALID'],
    ['tomorrow', 'INVALID'],
    ['9999-12-31', 'INVALID'],
    ['1899-12-31', 'INVALID'],
    ['2027-01-01T00:00:00Z', 'INVALID'],
    ['2027-01-01+08:00', 'INVALID'],
    [20_270_101, 'INVALID'],
    [['2027-01-01'], 'INVALID'],
  ])('refuses the start %j', async (day, code) => {
    const [id] = await givenVersions({ '1': '2027-01-01' });
    const { status, answer } = await priceOn(id, day);
    expect(status).toBe(400);
    expect(answer.errors_2).toMatchObject([{ code, path: 'startDate' }]);
  });

  test('shortens a long text in its message', async () => {
    const [id] = await givenVersions({ '1': '2027-01-01' });
    const { answer } = await priceOn(id, '9'.repeat(50_000));
    expect(answer.errors_2).toMatchObject([{ code: 'INVALID', path: 'startDate' }]);
    expect(answer.errors?.[0]?.length).toBeLessThan(300);
  });

  test('reports an unknown field with those that it can have', async () => {
    const [id] = await givenVersions({ '1': '2027-01-01' });
    const { answer } = await post(`${pathOf(id as ProductId)}/price`, {
      startDate: '2027-01-01',
      startdate: 1,
      ...trip(1),
    });
    expect(answer.errors_2).toMatchObject([{ code: 'INVALID', path: 'startdate' }]);
    expect(answer.errors?.[0]).toContain('startDate');
  });

  test('with a version in the address is exactly that of the version, without its name', async () => {
    const [first, second] = await givenVersions(years);
    for (const [id, amount] of [
      [first, 10],
      [second, 20],
    ] as const) {
      const { answer } = await tests.priceOf(id as ProductId, trip(10));
      expect(answer).toMatchObject({ amount });
      expect(answer).not.toHaveProperty('version');
      const dated = await tests.priceOf(id as ProductId, { startDate: '2027-01-01', ...trip(10) });
      expect(dated.answer.errors_2).toMatchObject([{ code: 'INVALID', path: 'startDate' }]);
    }
  });
});

describe('a decision without a version', () => {
  test('is that of the version, which it names', async () => {
    const [id] = await givenVersions(years);
    const path = `${pathOf(id as ProductId)}/underwriting`;
    expect(await post(path, { startDate: '2028-06-30', values: { age: 81 } })).toMatchObject({
      status: 200,
      answer: { decision: 'decline', version: '2028', effectiveFrom: '2028-01-01' },
    });
    const missing = await post(path, { values: { age: 81 } });
    expect(missing.answer.errors_2).toMatchObject([{ code: 'REQUIRED', path: 'startDate' }]);
  });
});

describe('a list without a version', () => {
  const items = [
    { startDate: '2028-03-01', ...trip(1) },
    { startDate: '2027-03-01', ...trip(1) },
    { startDate: '2026-03-01', ...trip(1) },
    trip(1),
    7,
    { startDate: '2027-03-01', ...trip('x') },
    { startDate: '2028-03-01', ...trip(5) },
  ];
  const outcomes = (answer: Answer) =>
    (answer as unknown as Answer[]).map(
      (one) => one['version'] ?? one.errors_2?.map(({ code, path }) => `${code} ${path}`)[0],
    );
  const expected = [
    '2028',
    '2027',
    'NOT_FOUND startDate',
    'REQUIRED startDate',
    'INVALID undefined',
    'INVALID values.trip.days',
    '2028',
  ];

  test('is answered item by item, each with its own version', async () => {
    const [id] = await givenVersions(years);
    const { status, answer } = await post(`${pathOf(id as ProductId)}/price`, items);
    expect(status).toBe(200);
    expect(outcomes(answer)).toEqual(expected);
    expect(await post(`${pathOf(id as ProductId)}/price`, [])).toMatchObject({ status: 200, answer: [] });
  });

  test('is the same with so many items that a thread answers them', async () => {
    const [id] = await givenVersions(years);
    const many = Array.from({ length: 1_400 }, () => items).flat();
    const { status, answer } = await post(`${pathOf(id as ProductId)}/price`, many);
    expect(status).toBe(200);
    expect(outcomes(answer)).toEqual(Array.from({ length: 1_400 }, () => expected).flat());
    const amounts = (answer as unknown as Answer[]).map((one) => one['amount']);
    expect(amounts.slice(-7)).toEqual([2, 1, undefined, undefined, undefined, undefined, 10]);
  });

  test('in a long body that is not JSON is refused with the position', async () => {
    const [id] = await givenVersions(years);
    const { status, answer } = await post(`${pathOf(id as ProductId)}/price`, `[${' '.repeat(70_000)}{]`);
    expect([status, answer.errors_2?.[0]?.code]).toEqual([400, 'INVALID']);
  });

  test('can use up to 20 versions', async () => {
    const day = (index: number) => `2027-01-${String(index + 1).padStart(2, '0')}`;
    const versions = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`v${index}`, day(index)]));
    const [id] = await givenVersions(versions);
    const all = Array.from({ length: 21 }, (_, index) => ({ startDate: day(index), ...trip(1) }));
    expect((await post(`${pathOf(id as ProductId)}/price`, all.slice(1))).status).toBe(200);
    const { status, answer } = await post(`${pathOf(id as ProductId)}/price`, all);
    expect(status).toBe(400);
    expect(answer.errors_2).toMatchObject([{ code: 'LIMIT_EXCEEDED' }]);
    expect(answer.errors?.[0]).toContain('21');
  });
});

describe('an address without a version', () => {
  test.each([
    ['absent/single_trip', 404],
    ['a%00b/single_trip', 404],
    ['a%2Fb/c', 404],
    [`${'a'.repeat(101)}/b`, 404],
    ['%E0%A4%A/b', 400],
  ])('%s is answered with %i, whatever its body is', async (path, expected) => {
    for (const kind of ['price', 'underwriting']) {
      for (const body of [{ startDate: '2027-01-01', ...trip(1) }, {}, 'no JSON']) {
        expect((await post(`/api/v1/products/${path}/${kind}`, body)).status).toBe(expected);
      }
    }
  });

  test('differs from one with a version, even if a plan or type has a name of the path', async () => {
    const own = { plan: `price-${Date.now()}`, type: 'price' };
    await givenVersions({ price: '2027-01-01', underwriting: '2028-01-01', '旅 %2F': '2029-01-01' }, own);
    const path = pathOf({ ...own, version: '' });
    const dated = await post(`${path}/price`, { startDate: '2028-05-05', ...trip(1) });
    expect(dated.answer).toMatchObject({ version: 'underwriting', amount: 2 });
    expect((await post(`${path}/price/price`, trip(1))).answer).toMatchObject({ amount: 1 });
    expect((await post(`${path}/underwriting/price`, trip(1))).answer).toMatchObject({ amount: 2 });
    expect((await post(`${path}/price/underwriting`, { values: { age: 1 } })).answer).toMatchObject({
      decision: 'accept',
    });
    const last = await post(`${path}/price`, { startDate: '2029-05-05', ...trip(1) });
    expect(last.answer).toMatchObject({ version: '旅 %2F', amount: 3 });
  });
});

describe('access without a version', () => {
  test('is refused without credentials', async () => {
    const [id] = await givenVersions(years);
    expect((await priceOn(id, '2027-01-01', {})).status).toBe(401);
    expect((await priceOn(id, '2027-01-01', { 'x-api-key': 'wrong' })).status).toBe(401);
  });

  test('is the same with a token', async () => {
    const [id] = await givenVersions(years);
    const token = await tests.server.as(tests.user).headers();
    expect((await priceOn(id, '2028-01-01', token)).answer).toMatchObject({ version: '2028', amount: 20 });
  });

  test("answers for another tenant's product as for one that does not exist", async () => {
    const [id] = await givenVersions(years);
    const other = await given.user(tests.server);
    const theirs = { 'x-api-key': await given.apiKey(tests.server, other) };
    const { status, answer } = await priceOn(id, '2028-01-01', theirs);
    const absent = await priceOn({ ...(id as ProductId), plan: 'absent' }, '2028-01-01', theirs);
    expect([status, absent.status]).toEqual([404, 404]);
    expect(JSON.stringify(answer).replaceAll(id?.plan ?? '', 'absent')).toBe(JSON.stringify(absent.answer));
  });

  test('by a key that is limited to products chooses among these alone', async () => {
    const [first, second, undated] = await givenVersions(years);
    const create = `mutation ($products: [apiKeyProductInput!]) {
      createApiKey(name: "Broker", products: $products) { status errors key } }`;
    const keyFor = async (products: unknown) => {
      const made = await tests.server.as(tests.user).post(create, { products });
      return { 'x-api-key': String(expectSuccess(made)['key']) };
    };
    const limited = await keyFor([first]);
    // The second time from memory.
    for (const count of [1, 2]) {
      expect((await priceOn(first, '2028-06-01', limited)).answer, `${count}`).toMatchObject({
        version: '2027',
        amount: 10,
      });
    }
    const { answer } = await priceOn(first, '2026-06-01', await keyFor([second]));
    expect(answer.errors?.[0]).toContain('2028-01-01');
    expect(answer.errors?.[0]).not.toContain('2027-01-01');
    expect((await priceOn(first, '2028-06-01', await keyFor([undated]))).status).toBe(404);
    const [elsewhere] = await givenVersions(years);
    const hidden = await priceOn(first, '2028-06-01', await keyFor([elsewhere]));
    expect(hidden.answer.errors?.[0]).toBe(`There is no product ${first?.plan} / ${first?.type}.`);
    const whole = await keyFor([{ plan: first?.plan, type: first?.type }]);
    expect((await priceOn(first, '2028-06-01', whole)).answer).toMatchObject({ version: '2028' });
  });
});

describe('a change', () => {
  const update = `mutation ($id: productIdInput!, $input: updateProductInput) {
    updateProduct(productId: $id, input: $input) { effectiveFrom } }`;

  test('of a date is effective at once, and a deleted version no longer is', async () => {
    const isListening = () => tests.server.logLines.some((line) => line.includes('"listening for changes'));
    await vi.waitUntil(isListening, 10_000);
    const [first, second] = await givenVersions(years);
    const { as } = tests.server;
    const versionOn = async (day: string) => (await priceOn(first, day)).answer['version'];
    expect([await versionOn('2028-05-01'), await versionOn('2028-05-01')]).toEqual(['2028', '2028']);
    expectSuccess(await as(tests.user).post(update, { id: second, input: { effectiveFrom: '2028-06-01' } }));
    expect(await versionOn('2028-05-01')).toBe('2027');
    expectSuccess(await as(tests.user).post(update, { id: second, input: { effectiveFrom: '2028-05-01' } }));
    expect(await versionOn('2028-05-01')).toBe('2028');
    const remove = 'mutation ($id: productIdInput!) { deleteProduct(productId: $id) { status errors } }';
    expectSuccess(await as(tests.user).post(remove, { id: second }));
    expect(await versionOn('2028-05-01')).toBe('2027');
    expectSuccess(await as(tests.user).post(update, { id: first, input: { effectiveFrom: null } }));
    expect((await priceOn(first, '2028-05-01')).status).toBe(404);
  });
});
