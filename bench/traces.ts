// What traces cost a price by HTTP, the cheapest request: the same server with an endpoint for traces and without. In a
// share of requests that is never recorded, and in one of each hundred.
import { startTraceSink } from '../packages/server/src/testing/trace-sink.ts';
import type { BenchResult } from './bench-result.ts';
import { type RunningSide, startSide } from './http-load.ts';
import { alternate, type Asked, line, preparePrice } from './price-request.ts';
import { withDatabase } from './with-database.ts';

const rounds = 10;
const connectionCounts = [1, 32];

interface Sides {
  readonly ours: RunningSide;
  readonly peer: RunningSide;
}

async function compare(name: string, sides: Sides, asked: Asked, atMost?: number): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const connections of connectionCounts) {
    const { ours, peer } = await alternate(sides, { asked, connections, rounds });
    console.log(`${name}, ${connections} connections: ${line(ours)}`);
    console.log(`  without traces: ${line(peer)}`);
    results.push({
      name: `${name} against one without traces, ${connections} connections (p50)`,
      ratio: ours.p50 / peer.p50,
      ...(atMost !== undefined && { atMost }),
      figures: { ours, peer },
    });
  }
  return results;
}

export function benchTraces(): Promise<BenchResult[]> {
  return withDatabase(async ({ url, database }) => {
    const sink = await startTraceSink();
    const running: RunningSide[] = [];
    const start = async (...args: string[]) => {
      const side = await startSide('product-api-server.ts', args);
      running.push(side);
      return side;
    };
    try {
      const asked = await preparePrice(database);
      const peer = await start('product', url);
      const unrecorded = await start('product', url, sink.url, '0');
      const recorded = await start('product', url, sink.url, '0.01');
      return [
        ...(await compare('a price that is not recorded', { ours: unrecorded, peer }, asked, 1.05)),
        ...(await compare('a price, one of a hundred recorded', { ours: recorded, peer }, asked)),
      ];
    } finally {
      await Promise.all(running.map((side) => side.stop()));
      await sink.close();
    }
  });
}
