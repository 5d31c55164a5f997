// What a first visit loads on each route: tests/browser/shell/first-visit.spec.ts limits it, this bench prints it.
import { chromium } from '@playwright/test';
import { provideChromium } from '../scripts/provide-chromium.mjs';
import { type Tokens, signIn } from '../tests/browser/api.ts';
import { firstVisitKb, visitedRoutes } from '../tests/browser/first-visit.ts';
import { startServer } from '../tests/browser/running-server.ts';
import { enterSession } from '../tests/browser/session.ts';
import type { BenchResult } from './bench-result.ts';

export async function benchFirstVisit(): Promise<BenchResult[]> {
  const { executablePath, env } = await provideChromium();
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  const results: BenchResult[] = [];
  try {
    const tokens: Tokens = await signIn(server.url, 'test_dev');
    for (const { name, path, isSignedIn, budgetKb } of visitedRoutes) {
      const context = await browser.newContext();
      const page = await context.newPage();
      if (isSignedIn) await enterSession(page, 'test_dev', tokens);
      const kb = await firstVisitKb(page, `${server.url}${path}`);
      await context.close();
      console.log(`first visit of ${name}: ${kb.toFixed(1)} kB of JavaScript and CSS, gzipped`);
      results.push({
        name: `first visit of ${name}`,
        figures: { gzippedKb: Number(kb.toFixed(1)) },
        ratio: kb / budgetKb,
        atMost: 1,
      });
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return results;
}
