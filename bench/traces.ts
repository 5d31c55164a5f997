// What traces cost a price by HTTP, the cheapest request: the same server with an endpoint for traces, of which this request
// is not recorded, and without.
import type { BenchResult } from './bench-result.ts';
import { type RunningSide, startSide } from './http-load.ts';
import { alternate, line, preparePrice } from './price-request.ts';
import { withDatabase } from './with-database.ts';

/** Many and short, as the difference is small. */
const rounds = 40;
const secondsPerRound = 1;
const connectionCounts = [1, 32];
/** Nothing is sent to it. */
const endpoint = 'http://127.0.0.1:9';

export function benchTraces(): Promise<BenchResult[]> {
  return withDatabase(async ({ url, database }) => {
    const running: RunningSide[] = [];
    const start = async (...args: string[]) => {
      const side = await startSide('product-api-server.ts', ['product', url, ...args]);
      running.push(side);
      return side;
    };
    try {
      const asked = await preparePrice(database);
      const sides = { ours: await start(endpoint, '0'), peer: await start() };
      const results: BenchResult[] = [];
      for (const connections of connectionCounts) {
        const work = { asked, connections, rounds, seconds: secondsPerRound };
        const { ours, peer, ratio } = await alternate(sides, work);
        console.log(`a price that is not recorded, ${connections} connections: ${line(ours)}`);
        console.log(`  without traces: ${line(peer)}`);
        results.push({
          name: `a price that is not recorded against one without traces, ${connections} connections (p50)`,
          ratio,
          atMost: 1.05,
          figures: { ours, peer },
        });
      }
      return results;
    } finally {
      await Promise.all(running.map((side) => side.stop()));
    }
  });
}
