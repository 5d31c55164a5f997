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
