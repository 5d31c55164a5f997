import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { signIn } from '../api.ts';
import { firstVisitKb, visitedRoutes } from '../first-visit.ts';
import { enterSession } from '../session.ts';
import { expect, test } from '../test.ts';

for (const { name, path, isSignedIn, budgetKb } of visitedRoutes) {
  test(`the first visit of the ${name} loads at most ${budgetKb} kB of JavaScript and CSS`, async ({
    page,
    server,
  }) => {
    if (isSignedIn) await enterSession(page, 'test_dev', await signIn(server.url, 'test_dev'));
    const kb = await firstVisitKb(page, `${server.url}${path}`);
    // Without the page there is nothing to measure.
    expect(kb).toBeGreaterThan(100);
    expect(kb).toBeLessThanOrEqual(budgetKb);
  });
}

test('an editor imports every file it needs by itself, so that none is found only after another has loaded', async () => {
  const folder = fileURLToPath(new URL('../../../packages/studio/dist/assets/', import.meta.url));
  const imports = new Map<string, readonly string[]>();
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.js')) continue;
    const code = await readFile(folder + file, 'utf8');
    imports.set(
      file,
      [...code.matchAll(/\b(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, name = '']) => name),
    );
  }
  const page = [...imports.keys()].find((file) => file.startsWith('benefits-page-'));
  const own = imports.get(page ?? '') ?? [];
  expect(own.length).toBeGreaterThan(10);
  const missing = own.flatMap((file) => imports.get(file) ?? []).filter((file) => !own.includes(file));
  expect(missing).toEqual([]);
});

test('the screen behind a link is loaded when the pointer or the focus reaches the link', async ({
  signedIn: { page },
}) => {
  await page.goto('/dashboard');
  const pointed = page.waitForRequest(/\/template-list-page-[^/]+\.js$/);
  await page.getByRole('link', { name: 'Templates', exact: true }).hover();
  await pointed;
  const focused = page.waitForRequest(/\/app-list-page-[^/]+\.js$/);
  await page.getByRole('link', { name: 'Apps', exact: true }).focus();
  await focused;
  await expect(page).toHaveURL(/\/dashboard$/);
});
