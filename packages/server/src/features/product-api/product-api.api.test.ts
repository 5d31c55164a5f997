import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect as openSocket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { given } from '../../testing/given.ts';
import { type Answer, productApiTests, productPath, trip } from '../../testing/product-api.ts';
import { itemsMax } from '../../calculation/rest/calculation-request.ts';

const tests = productApiTests();
const { pricedProduct, post, priceOf } = tests;

describe('the price of a product', () => {
  test('has every applicable field', async () => {
    const { status, headers: answerHeaders, answer } = await priceOf(await pricedProduct(), trip(7));
    expect(status).toBe(200);
    expect(answerHeaders['content-type']).toBe('application/json; charset=utf-8');
    expect(answer).toEqual({
      status: 'success',
      errors: null,
      errors_2: null,
      amount: 140,
      originalPrice: 140,
      currencyCode: 'HKD',
      formattedPrice: 'HKD 140.00',
      formattedOriginalPrice: 'HKD 140.00',
      discountCodes: [],
      appliedDiscounts: [],
      appliedTaxes: [],
      loadings: [],
      missingVariables: [],
      unknownValues: [],
      paymentFrequency: null,
    });
  });

  test('applies the requested loadings and discounts', async () => {
    const productId = await pricedProduct();
    await given.codeRules(tests.server, {
      ...tests.user,
      productId,
      loading: [{ code: 'SKI', name: 'Winter sports', calculationLogic: '[50,"HKD"]' }],
      discount: [{ code: 'EARLY', name: 'Early bird', calculationLogic: '{"*":[{"var":"premium"},{"/":[10,100]}]}' }],
    });
    const body = { values: { trip: { days: 7 }, loadingCodes: ['SKI'] }, discountCodes: ['EARLY'] };
    const { answer } = await priceOf(productId, body);
    expect(answer).toMatchObject({
      amount: 171,
      originalPrice: 140,
      discountCodes: ['EARLY'],
      loadings: [{ codeName: { code: 'SKI' }, originalPrice: 140, newPrice: 190 }],
      appliedDiscounts: [{ code: 'EARLY', originalPrice: 190, newPrice: 171 }],
    });
    const unknown = await priceOf(productId, { ...body, discountCodes: ['LATE'] });
    expect(unknown.status).toBe(400);
    expect(unknown.answer.errors_2).toMatchObject([{ code: 'NOT_FOUND', path: 'discountCodes.0' }]);
  });

  test.each(['9007199254740993', '4111111111111111117', '-9007199254740992'])(
    'refuses the number %s at its path, which would lose digits',
    async (number) => {
      const { status, answer } = await post(
        `${productPath(await pricedProduct())}/price`,
        `{"values":{"trip":{"days":${number}}}}`,
      );
      expect(status).toBe(400);
      expect(answer.errors_2).toMatchObject([{ code: 'INVALID', path: 'values.trip.days' }]);
    },
  );

  test('refuses to calculate with more digits than a number has', async () => {
    const body = '{"values":{"trip":{"days":0.1000000000000000055}}}';
    const { answer } = await post(`${productPath(await pricedProduct())}/price`, body);
    expect(answer.errors_2).toMatchObject([
      { code: 'INVALID', path: 'amountLogic', message: expect.stringContaining('0.1000000000000000055') },
    ]);
  });

  test('refuses values that lack a variable, unless permitted, and then lists it', async () => {
    const id = await pricedProduct();
    const refused = await priceOf(id, { values: { trip: {} } });
    expect(refused.status).toBe(400);
    expect(refused.answer.errors_2).toMatchObject([{ code: 'REQUIRED', path: 'values.trip.days' }]);
    const { status, answer } = await priceOf(id, { values: { trip: {} }, allowMissing: true });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ status: 'success', amount: 0, missingVariables: ['trip.days'] });
  });

  test('requires variables of applied codes, and only of those', async () => {
    const id = await pricedProduct();
    await given.codeRules(tests.server, {
      ...tests.user,
      productId: id,
      discount: [{ code: 'CLUB', name: 'Club', calculationLogic: '{"*":[{"var":"premium"},{"var":"club.share"}]}' }],
    });
    expect((await priceOf(id, trip(2))).status).toBe(200);
    const refused = await priceOf(id, { ...trip(2), discountCodes: ['CLUB'] });
    expect(refused.answer.errors_2).toMatchObject([{ code: 'REQUIRED', path: 'values.club.share' }]);
    const mistyped = await priceOf(id, {
      values: { trip: { days: 2 }, club: { share: '0.5' } },
      discountCodes: ['CLUB'],
    });
    expect(mistyped.answer.errors_2).toMatchObject([{ code: 'INVALID', path: 'values.club.share' }]);
    const given1 = await priceOf(id, { values: { trip: { days: 2 }, club: { share: 0.5 } }, discountCodes: ['CLUB'] });
    expect(given1.answer['amount']).toBe(20);
  });

  test.each([
    [{ values: { trip: { days: '7' } } }, 'INVALID', 'values.trip.days'],
    [{ values: { trip: { days: null } } }, 'INVALID', 'values.trip.days'],
    [{ values: { trip: { days: [7] } }, allowMissing: true }, 'INVALID', 'values.trip.days'],
    [{ values: { trip: { days: 7 } }, discountcodes: ['EARLY'] }, 'INVALID', 'discountcodes'],
    [{ values: { trip: { days: 7 } }, allowMissing: 'yes' }, 'INVALID', 'allowMissing'],
  ])('refuses %j, as its schema does', async (body, code, path) => {
    const { status, answer } = await priceOf(await pricedProduct(), body);
    expect(status).toBe(400);
    expect(answer.errors_2).toMatchObject([{ code, path }]);
  });

  test('accepts null for optional fields, and ignores empty codes', async () => {
    const id = await pricedProduct();
    expect(await priceOf(id, { values: { trip: { days: null } }, allowMissing: true })).toMatchObject({ status: 200 });
    const body = { values: { trip: { days: 7 }, loadingCodes: [''] }, discountCodes: ['', null] };
    expect((await priceOf(id, body)).answer).toMatchObject({ amount: 140, discountCodes: [], loadings: [] });
  });

  test('is formatted for the requested locale', async () => {
    const path = `${productPath(await pricedProduct())}/price`;
    const { answer } = await post(path, trip(100), { ...tests.headers, 'accept-language': 'fr-FR' });
    expect(answer['formattedPrice']).toBe('2 000,00 HKD');
  });

  test.each([
    { plan: '旅遊樂', type: 'single trip', version: '2026.2' },
    { plan: 'a%b?c#d', type: 'é+ü', version: '' },
    { plan: '保'.repeat(100), type: 'x', version: '&' },
  ])('is found at the encoded address of $plan $type $version', async (id) => {
    const { status, answer } = await priceOf(await pricedProduct(id), trip(2));
    expect([status, answer['amount']]).toEqual([200, 40]);
  });

  test('is the same with a token as with a key', async () => {
    const path = `${productPath(await pricedProduct())}/price`;
    const token = await tests.server.as(tests.user).headers();
    expect(await post(path, trip(3), token)).toMatchObject({ status: 200, answer: { amount: 60 } });
    expect(await post(path, [trip(3)], token)).toMatchObject({ status: 200, answer: [{ amount: 60 }] });
  });

  test('requires pricing logic', async () => {
    const productId = await given.product(tests.server, tests.user);
    const { status, answer } = await priceOf(productId, trip(1));
    expect(status).toBe(400);
    expect(answer).toMatchObject({ status: 'failure', errors_2: [{ code: 'NOT_FOUND' }] });
  });
});

describe('the decision on an application', () => {
  test('accepts, or declines with the rules that fired', async () => {
    const path = `${productPath(await pricedProduct())}/underwriting`;
    expect(await post(path, { values: { age: 40 } })).toMatchObject({
      status: 200,
      answer: { status: 'success', decision: 'accept', rejectionCodes: [], firedRules: [], resultJsonString: '[]' },
    });
    const { status, answer } = await post(path, { values: { age: 81 } });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ decision: 'decline', rejectionCodes: ['AGE_ABOVE_LIMIT'] });
    expect(answer['firedRules']).toEqual([{ path: expect.any(String), valueJsonString: expect.any(String) }]);
  });

  test('is refused if a value that it reads is missing', async () => {
    const { status, answer } = await post(`${productPath(await pricedProduct())}/underwriting`, { values: {} });
    expect(status).toBe(400);
    expect(answer.errors?.[0]).toContain('age');
  });
});

describe('a list', () => {
  test('is answered item by item, an invalid one in its position', async () => {
    const items = [trip(1), {}, trip('x'), trip(1), null, { values: 3 }, trip(2)];
    const { status, answer } = await priceOf(await pricedProduct(), items);
    expect(status).toBe(200);
    const answers = answer as unknown as Answer[];
    expect(answers.map((one) => one['amount'] ?? one.errors_2?.[0]?.path ?? one.errors_2?.[0]?.code)).toEqual([
      20,
      'values',
      'values.trip.days',
      20,
      'INVALID',
      'values',
      40,
    ]);
    expect(answers[0]).toEqual(answers[3]);
  });

  test('may be empty', async () => {
    expect(await priceOf(await pricedProduct(), [])).toMatchObject({ status: 200, answer: [] });
  });

  test('may have up to 10,000 items', async () => {
    const productId = await pricedProduct();
    const items = Array.from({ length: itemsMax }, (_, index) => trip(index));
    const { status, answer } = await priceOf(productId, items);
    expect(status).toBe(200);
    const amounts = (answer as unknown as Answer[]).map((one) => one['amount']);
    expect(amounts).toEqual(items.map((_, index) => index * 20));
    const over = await priceOf(productId, [...items, trip(1)]);
    expect(over.status).toBe(400);
    expect(over.answer).toMatchObject({ status: 'failure', errors_2: [{ code: 'LIMIT_EXCEEDED' }] });
    expect(over.answer.errors?.[0]).toContain('10,000');
  });

  test('ends when its client disconnects, without delaying others', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => index);
    const sum = { '+': [{ var: 'current' }, { var: 'accumulator' }] };
    const productId = await pricedProduct({ logic: JSON.stringify({ reduce: [rows, sum, 0] }) });
    expect(await priceOf(productId, { values: {} })).toMatchObject({ status: 200, answer: { amount: 199_990_000 } });
    await tests.server.http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = tests.server.http.server.address() as AddressInfo;
    const body = JSON.stringify(Array.from({ length: itemsMax }, () => ({ values: {} })));
    const socket = openSocket(port, '127.0.0.1');
    await once(socket, 'connect');
    const key = tests.headers['x-api-key'] ?? '';
    const isRead = new Promise<void>((resolve) => {
      tests.server.http.server.once('request', (request: IncomingMessage) => request.once('end', resolve));
    });
    socket.write(
      `POST ${productPath(productId)}/price HTTP/1.1\r\nhost: localhost\r\nx-api-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await isRead;
    const alive = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(alive.status).toBe(200);
    socket.destroy();
    await vi.waitFor(
      () => expect(tests.server.logLines.join()).toContain('the client of a calculation went away'),
      20_000,
    );
  });
});

describe('the measurements', () => {
  test('count requests under the pattern of the route', async () => {
    await priceOf(await pricedProduct(), trip(1));
    const { body } = await tests.server.http.inject('/metrics');
    expect(body).toContain('route="/api/v1/products/:plan/:type/:version/price"');
    expect(body).not.toContain('route="/api/v1/products/plan');
  });
});
