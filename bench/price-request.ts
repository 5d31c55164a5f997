// The price that several benches request, and two servers under the same load in turns.
import type { Database } from '../packages/server/src/database/database.ts';
import { readDemoProduct } from '../packages/server/src/testing/demo-products.ts';
import { given } from '../packages/server/src/testing/given.ts';
import { median } from './bench-result.ts';
import { type Figures, load, type RunningSide, typical } from './http-load.ts';

export const calculation = {
  values: {
    trip: { zone: 'asia', days: 7 },
    insureds: { adults: 2, children: 1, oldestAge: 41 },
    cover: { winterSports: true },
  },
};

export interface Asked {
  /** The server's path of the price. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The demo's rate for travel, with a loading and a discount that can be requested. */
export async function preparePrice(on: Database): Promise<Asked> {
  const user = await given.user({ database: on });
  const { pricing } = readDemoProduct('travel-plus-2026.2');
  const productId = await given.product({ database: on }, { ...user, version: '2026.2' });
  await given.priceLogic({ database: on }, { ...user, productId, amountLogic: pricing?.amountLogic ?? '' });
  await given.codeRules(
    { database: on },
    {
      ...user,
      productId,
      loading: [{ code: 'SPORT', name: 'Winter sports', calculationLogic: '[50,"HKD"]' }],
      discount: [{ code: 'EARLY', name: 'Early bird', calculationLogic: '{"*":[{"var":"premium"},{"/":[10,100]}]}' }],
    },
  );
  return {
    path: `/api/v1/products/${productId.plan}/${productId.type}/${productId.version}/price`,
    headers: { 'x-api-key': await given.apiKey({ database: on }, user) },
  };
}

export async function post(side: RunningSide, { path, headers }: Asked, body: string): Promise<string> {
  const response = await fetch(`${side.url}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

export interface Rounds {
  readonly asked: Asked;
  readonly connections: number;
  readonly rounds: number;
  readonly seconds: number;
}

export interface Compared {
  readonly ours: Figures;
  readonly peer: Figures;
  /** Of p50, the median of those of each round: a burst of other load is in both of its halves. */
  readonly ratio: number;
}

/** In alternating order, so that whatever slows down the machine meanwhile slows down both. */
export async function alternate(
  sides: { readonly ours: RunningSide; readonly peer: RunningSide },
  { asked, connections, rounds, seconds }: Rounds,
): Promise<Compared> {
  const ask = ({ url }: RunningSide) =>
    load({
      url: `${url}${asked.path}`,
      headers: asked.headers,
      body: JSON.stringify(calculation),
      connections,
      seconds,
    });
  const figures: { ours: Figures[]; peer: Figures[] } = { ours: [], peer: [] };
  for (const side of Object.values(sides)) await ask(side);
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['peer', 'ours'] as const) : (['ours', 'peer'] as const);
    for (const side of order) figures[side].push(await ask(sides[side]));
  }
  const ratios = figures.ours.map(({ p50 }, round) => p50 / (figures.peer[round]?.p50 ?? Number.NaN));
  return { ours: typical(figures.ours), peer: typical(figures.peer), ratio: median(ratios) };
}

export function line({ p50, p95, requestsPerSecond }: Figures): string {
  return `p50 ${p50.toFixed(3)} ms, p95 ${p95.toFixed(3)} ms, ${requestsPerSecond.toFixed(0)} requests a second`;
}
