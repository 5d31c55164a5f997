// Publishing an app of 50 components with about 3,000 elements: for the first time, and again after changing one component.
import { ThreadPool } from '../packages/render/src/threads/adapters/thread-pool.ts';
import { createAppCompiler } from '../packages/server/src/publishing/app-compiler.ts';
import type { CompiledApp } from '../packages/server/src/publishing/app-snapshot.ts';
import { manyComponents, snapshotOf, testRuntime } from '../packages/server/src/testing/apps-to-compile.ts';
import { type BenchResult, median } from './bench-result.ts';

const componentCount = 50;
const rounds = 7;
const changeBudgetMs = 1_000;

export async function benchPublishing(): Promise<BenchResult[]> {
  const pool = new ThreadPool();
  const compiler = createAppCompiler(pool, () => testRuntime);
  const componentRoutes = Array.from({ length: componentCount }, (_unused, at) => ({
    path: at === 0 ? '/' : `/page-${at}`,
    component: `Part${at}`,
  }));
  const publish = async (change: string): Promise<{ tookMs: number; app: CompiledApp }> => {
    const startedAt = performance.now();
    const snapshot = snapshotOf({ components: manyComponents(componentCount, change), config: { componentRoutes } });
    const outcome = await compiler.compile({ tenantId: 'bench', userId: 'bench' }, snapshot);
    if (!outcome.ok) throw new Error(outcome.problems.map(({ message }) => message).join('\n'));
    return { tookMs: performance.now() - startedAt, app: outcome.app };
  };
  try {
    const first = await publish('');
    const changes: number[] = [];
    for (let round = 0; round < rounds; round += 1) changes.push((await publish(`<p>Change ${round}</p>`)).tookMs);
    const changeMs = median(changes);
    const sizeBytes = first.app.assets.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const sentBytes = first.app.assets.reduce((sum, { br, bytes }) => sum + (br ?? bytes).length, 0);
    console.log(
      `first ${first.tookMs.toFixed(0)} ms, one component changed ${changeMs.toFixed(0)} ms, ${sizeBytes} bytes, ${sentBytes} compressed`,
    );
    return [
      {
        name: 'publishing 50 components after one has changed, of its budget',
        ratio: changeMs / changeBudgetMs,
        atMost: 1,
        figures: { firstMs: first.tookMs, changeMs, sizeBytes, sentBytes },
      },
    ];
  } finally {
    await pool.close();
  }
}
