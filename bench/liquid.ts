/**
 * Liquid: a letter with thirty rows, rendered from the cached template, against plain liquidjs that parses it each time and
 * against our renderer without its cache, in one process, alternating; and the round trip through a thread.
 */
import { Liquid } from 'liquidjs';
import { pathToFileURL } from 'node:url';
import { liquidLimits } from '../packages/render/src/liquid/limits.ts';
import {
  createLiquidEngine,
  type LiquidEngine,
  type LiquidOutcome,
  type LiquidRequest,
} from '../packages/render/src/liquid/liquid.ts';
import { ThreadPool } from '../packages/render/src/threads/adapters/thread-pool.ts';
import { createTemplateRenderer } from '../packages/render/src/liquid/render-template.ts';
import { type BenchResult, median } from './bench-result.ts';

const rounds = 15;
const roundMs = 60;
const renderingsPerRound = 40;

const paragraph = '<p>Please keep this letter, {{ holder.name }}, with your policy {{ policy.issuerNumber }}.</p>\n';
const template = `<html><body>
<h1>Policy {{ policy.issuerNumber }}</h1>
<p>Dear {{ holder.name | upcase }},</p>
{% if policy.isRenewal %}<p>Thank you for staying with us since {{ policy.startDate }}.</p>{% else %}<p>Welcome.</p>{% endif %}
${paragraph.repeat(20)}<table>
{% for insured in insureds %}{% if insured.premium > 0 %}<tr class="{% cycle 'odd', 'even' %}">
  <td>{{ forloop.index }}</td><td>{{ insured.name }}</td><td>{{ insured.plan | default: 'standard' }}</td>
  <td>{{ insured.premium | round: 2 }}</td></tr>{% endif %}
{% endfor %}</table>
{% case policy.payment %}{% when 'monthly' %}Monthly{% when 'yearly' %}Yearly{% else %}As agreed{% endcase %}
</body></html>`;

const data: LiquidRequest['data'] = {
  policy: { issuerNumber: 'HK-2026-000123', startDate: '2026-01-01', isRenewal: true, payment: 'monthly' },
  holder: { name: 'Chan Tai Man' },
  insureds: Array.from({ length: 30 }, (_, index) => ({ name: `Insured ${index}`, premium: 100.255 + index })),
};
const request: LiquidRequest = { template, data, locale: 'en-US', escape: 'none' };

function requireText(outcome: LiquidOutcome): string {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.text;
}

/** Milliseconds of each call, over some time. */
function timesOf(render: () => string): number[] {
  const times: number[] = [];
  const until = performance.now() + roundMs;
  for (let start = performance.now(); start < until; start = performance.now()) {
    if (render() === '') throw new Error('The rendering gave nothing.');
    times.push(performance.now() - start);
  }
  return times;
}

async function timesOfThread(engine: LiquidEngine): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < renderingsPerRound; index++) {
    const start = performance.now();
    requireText(await engine.render(request));
    times.push(performance.now() - start);
  }
  return times;
}

export async function benchLiquid(): Promise<BenchResult[]> {
  const kept = createTemplateRenderer(liquidLimits);
  const peer = new Liquid({ templates: {} });
  const ways = {
    kept: () => requireText(kept(request)),
    // A different template each time, of the same length.
    fresh: () =>
      requireText(kept({ ...request, template: `${template}${Math.random().toString(36).padEnd(14, '0')}` })),
    peer: () => String(peer.parseAndRenderSync(template, data)),
  };
  const [ours, theirs] = [ways.kept(), ways.peer()].map((text) => text.replace(/\s+/g, ''));
  if (ours !== theirs) throw new Error('Our text differs from that of the peer.');
  const threads = new ThreadPool({ places: 1 });
  const engine = createLiquidEngine(threads);
  const times = { kept: [] as number[], fresh: [] as number[], peer: [] as number[] };
  const thread: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const names = ['kept', 'fresh', 'peer'] as const;
    const measured = names.map((name) => [name, timesOf(ways[name])] as const);
    const inThread = await timesOfThread(engine);
    // The first round is a warm-up.
    if (round === 0) continue;
    for (const [name, more] of measured) times[name].push(...more);
    thread.push(...inThread);
  }
  await threads.close();
  const ms = {
    kept: median(times.kept),
    fresh: median(times.fresh),
    peer: median(times.peer),
    thread: median(thread),
  };
  const timings = Object.entries(ms).map(([name, value]) => `${name} ${value.toFixed(3)} ms`);
  console.log(`liquid: a letter of ${template.length} characters and 30 rows: ${timings.join(', ')}`);
  return [
    { name: 'liquid: a kept template against plain liquidjs that parses', ratio: ms.peer / ms.kept, atLeast: 1.2 },
    { name: 'liquid: a kept template against parsing it', ratio: ms.fresh / ms.kept, atLeast: 1.2 },
    { name: 'liquid: the way through a thread, of the same', ratio: ms.thread / ms.kept, atMost: 3, figures: ms },
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await benchLiquid());
