// The decision table of GoRules ZEN with the same rates. It evaluates in other threads, so that its time is the processor
// time of the whole process.
import { ZenEngine } from '@gorules/zen-engine';
import type { Json } from '../packages/rules/src/rules.ts';
import { median } from './bench-result.ts';
import type { Rate } from './rate-rows.ts';

const rounds = 5;
const roundMs = 100;
const keys = ['zone', 'plan', 'days'] as const;

export interface ZenTable {
  evaluate(data: Json): Promise<unknown>;
  /** Nanoseconds of an evaluation. */
  time(samples: readonly Json[]): Promise<number>;
  close(): void;
}

function toContent(rates: readonly Rate[]): object {
  const rules = rates.map(({ zone, plan, from, to, amount }, row) => ({
    _id: `row-${row}`,
    zone: JSON.stringify(zone),
    plan: JSON.stringify(plan),
    days: `[${from}..${to})`,
    amount: String(amount),
  }));
  const table = {
    hitPolicy: 'first',
    inputs: keys.map((key) => ({ id: key, name: key, field: key })),
    outputs: [{ id: 'amount', name: 'amount', field: 'amount' }],
    rules,
  };
  return {
    nodes: [
      { id: 'request', type: 'inputNode', name: 'request' },
      { id: 'rates', type: 'decisionTableNode', name: 'rates', content: table },
      { id: 'response', type: 'outputNode', name: 'response' },
    ],
    edges: [
      { id: 'to-rates', type: 'edge', sourceId: 'request', targetId: 'rates' },
      { id: 'to-response', type: 'edge', sourceId: 'rates', targetId: 'response' },
    ],
  };
}

export function openZenTable(rates: readonly Rate[]): ZenTable {
  const engine = new ZenEngine();
  const decision = engine.createDecision(toContent(rates));
  const timeOnce = async (samples: readonly Json[]): Promise<number> => {
    const start = process.cpuUsage();
    let count = 0;
    let elapsed = 0;
    do {
      await decision.evaluate(samples[count % samples.length]);
      count += 1;
      const { user, system } = process.cpuUsage(start);
      elapsed = user + system;
    } while (elapsed < roundMs * 1000 || count < 16);
    return (elapsed * 1000) / count;
  };
  return {
    async evaluate(data) {
      const { result } = (await decision.evaluate(data)) as { result: { amount?: unknown } };
      return result.amount;
    },
    async time(samples) {
      await timeOnce(samples);
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) times.push(await timeOnce(samples));
      return median(times);
    },
    close: () => engine.dispose(),
  };
}
