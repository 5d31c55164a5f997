// What a first visit loads: JavaScript and CSS that a browser really asks for on a route, gzipped.
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { provideChromium } from '../scripts/provide-chromium.mjs';
import { type Tokens, signIn } from '../tests/browser/api.ts';
import { startServer } from '../tests/browser/running-server.ts';
import { enterSession } from '../tests/browser/session.ts';
import type { BenchResult } from './bench-result.ts';

interface Route {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly budgetKb?: number;
}

const routes: readonly Route[] = [
  { name: 'sign-in', path: '/login', isSignedIn: false, budgetKb: 210 },
  { name: 'dashboard', path: '/dashboard', isSignedIn: true },
  { name: 'product list', path: '/products', isSignedIn: true, budgetKb: 280 },
  { name: 'template list', path: '/templates', isSignedIn: true, budgetKb: 280 },
  { name: 'file list', path: '/files', isSignedIn: true, budgetKb: 280 },
];

/** Kilobytes of 1,000. Compression level 9, which is what a proxy or a build would store. */
async function gzippedKb(page: Page, url: string): Promise<number> {
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) bodies.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(bodies);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

export async function benchFirstVisit(): Promise<BenchResult[]> {
  const { executablePath, env } = await provideChromium();
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  const results: BenchResult[] = [];
  try {
    const tokens: Tokens = await signIn(server.url, 'test_dev');
    for (const route of routes) {
      const context = await browser.newContext();
      const page = await context.newPage();
      if (route.isSignedIn) await enterSession(page, 'test_dev', tokens);
      const kb = await gzippedKb(page, `${server.url}${route.path}`);
      await context.close();
      console.log(`first visit of ${route.name}: ${kb.toFixed(1)} kB of JavaScript and CSS, gzipped`);
      results.push({
        name: `first visit of ${route.name}`,
        figures: { gzippedKb: Number(kb.toFixed(1)) },
        ...(route.budgetKb !== undefined && { ratio: kb / route.budgetKb, atMost: 1 }),
      });
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return results;
}
