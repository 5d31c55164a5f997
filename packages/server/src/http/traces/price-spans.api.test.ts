import { afterAll, beforeAll, expect, test } from 'vitest';
import { given, type GivenUser } from '../../testing/given.ts';
import { productPath, trip } from '../../testing/product-api.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { startTraceSink, type TraceSink, traceTo } from '../../testing/trace-sink.ts';
import type { Tracing } from '../../traces/tracing.ts';

let sink: TraceSink;
let tracing: Tracing;
let server: TestServer;
let user: GivenUser;
let key: string;
beforeAll(async () => {
  sink = await startTraceSink();
  tracing = await traceTo(sink, { sampling: { ratio: 0.25, isParentBased: true } });
  server = await startTestServer({ tracing });
  user = await given.user(server);
  key = await given.apiKey(server, user);
});
afterAll(async () => {
  await server.close();
  await tracing.close();
  await sink.close();
});

async function pricedProduct(): Promise<(traceparent?: string) => Promise<void>> {
  const productId = await given.product(server, user);
  await given.priceLogic(server, { ...user, productId, amountLogic: '{"*":[{"var":"trip.days"},20]}' });
  return async (traceparent) => {
    const response = await server.http.inject({
      method: 'POST',
      url: `${productPath(productId)}/price`,
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        'x-api-key': key,
        ...(traceparent !== undefined && { traceparent }),
      },
      payload: JSON.stringify(trip(7)),
    });
    expect(response.json()).toMatchObject({ amount: 140 });
  };
}

const callerId = 'b7ad6b7169203331';

async function spansOf(work: () => Promise<void>) {
  const before = sink.spans.length;
  await work();
  await tracing.flush();
  return sink.spans.slice(before);
}

test('every fourth price is one span', async () => {
  const price = await pricedProduct();
  const spans = await spansOf(async () => {
    for (let count = 0; count < 12; count += 1) await price();
  });
  const name = 'POST /api/v1/products/:plan/:type/:version/price';
  expect(spans.map((span) => span.name)).toEqual([name, name, name]);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(3);
});

test('a price whose product has to be read is one span, too', async () => {
  const price = await pricedProduct();
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const spans = await spansOf(() => price(`00-${traceId}-${callerId}-01`));
  expect(spans).toMatchObject([{ traceId, parentSpanId: callerId }]);
});

test('a caller that decides about its trace does not change which of the other prices are recorded', async () => {
  const price = await pricedProduct();
  const traceIds = ['01', '02', '03'].map((ending) => `0af7651916cd43dd8448eb211c8031${ending}`);
  const spans = await spansOf(async () => {
    for (const traceId of traceIds) {
      await price(`00-${traceId}-${callerId}-${traceId.endsWith('02') ? '00' : '01'}`);
      await price();
    }
    await price();
  });
  expect(spans).toMatchObject([{ traceId: traceIds[0] }, { traceId: traceIds[2] }, { parentSpanId: '' }]);
});
