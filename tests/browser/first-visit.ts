// What the first visit of a route loads: the JavaScript and CSS actually requested by a browser, gzipped.
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

interface VisitedRoute {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly budgetKb: number;
}

export const visitedRoutes: readonly VisitedRoute[] = [
  { name: 'sign-in', path: '/login', isSignedIn: false, budgetKb: 150 },
  { name: 'dashboard', path: '/dashboard', isSignedIn: true, budgetKb: 200 },
  { name: 'product list', path: '/products', isSignedIn: true, budgetKb: 200 },
  { name: 'template list', path: '/templates', isSignedIn: true, budgetKb: 200 },
  { name: 'file list', path: '/files', isSignedIn: true, budgetKb: 200 },
  { name: 'app list', path: '/apps', isSignedIn: true, budgetKb: 200 },
];

/**
 * Kilobytes of 1,000 bytes, including everything requested before the network is idle. Compression level 9, as used by a
 * proxy or a build.
 */
export async function firstVisitKb(page: Page, url: string): Promise<number> {
  const urls = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) urls.add(response.url());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // Read again: the browser drops the body of a preloaded file if the page is busy.
  const sizes = await Promise.all(
    Array.from(urls, async (file) => gzipSync(await (await page.request.get(file)).body(), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
