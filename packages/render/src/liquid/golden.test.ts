import { existsSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { ThreadPool } from '../threads/adapters/thread-pool.ts';
import { createLiquidEngine } from './liquid.ts';

interface GoldenCase {
  readonly name: string;
  readonly template: string;
  readonly data?: Record<string, unknown>;
  readonly result?: string;
  readonly results?: readonly string[];
  readonly invalid?: boolean;
}

const suiteFile = new URL('../../../../../shared/data/golden-liquid.json', import.meta.url);
const hasSuite = existsSync(suiteFile);
const cases: readonly GoldenCase[] = hasSuite ? (JSON.parse(readFileSync(suiteFile, 'utf8')) as GoldenCase[]) : [];
/** By name, with the reason. */
const failing = JSON.parse(readFileSync(new URL('golden-failing.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;

describe.skipIf(!hasSuite)('the golden Liquid cases', () => {
  const threads = new ThreadPool();
  const engine = createLiquidEngine(threads);
  afterAll(() => threads.close());

  it('are 576', () => {
    expect(cases).toHaveLength(576);
  });

  it('pass, except for those listed with a reason, and none hangs or ends its worker', async () => {
    const failed: string[] = [];
    for (const { name, template, data = {}, result = '', results, invalid } of cases) {
      const outcome = await engine.render({ template, data, locale: 'en-US', escape: 'none' });
      if (!outcome.ok) {
        const codes = outcome.problems.map(({ code }) => code);
        expect([name, codes.filter((code) => code !== 'SYNTAX' && code !== 'RENDER')]).toEqual([name, []]);
      }
      const isRight = invalid === true ? !outcome.ok : outcome.ok && (results ?? [result]).includes(outcome.text);
      if (!isRight) failed.push(name);
    }
    expect(failed).toEqual(Object.keys(failing));
    expect(cases.length - failed.length).toBe(538);
  });
});
