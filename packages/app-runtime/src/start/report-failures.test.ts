import { expect, test } from 'vitest';
import { createFailureReports } from './report-failures.ts';

interface Sent {
  readonly path: unknown;
  readonly init: RequestInit | undefined;
}

/** The reports of a page, with a fake network controlled by the test. */
function open(answer: () => Promise<Response> = async () => Promise.resolve(new Response(null, { status: 204 }))) {
  const sent: Sent[] = [];
  const report = createFailureReports({
    appId: 'shop',
    script: '/assets/app-ABC.js',
    fetch: async (path, init) => {
      sent.push({ path, init });
      return answer();
    },
  });
  return { report, sent };
}

test('reports a component once, with only the names of the app and its script', () => {
  const { report, sent } = open();
  report('Price');
  report('Price');
  report('Summary');
  expect(sent.map(({ init }) => init?.body)).toEqual([
    '{"app":"shop","script":"/assets/app-ABC.js","component":"Price"}',
    '{"app":"shop","script":"/assets/app-ABC.js","component":"Summary"}',
  ]);
  expect(sent[0]).toMatchObject({ path: '/component-failures', init: { method: 'POST', keepalive: true } });
});

test('reports a limited number of components', () => {
  const { report, sent } = open();
  for (let count = 0; count < 100; count += 1) report(`Part${count}`);
  expect(sent).toHaveLength(20);
});

test('tolerates a server that does not answer', async () => {
  const { report, sent } = open(async () => Promise.reject(new TypeError('Failed to fetch')));
  report('Price');
  await Promise.resolve();
  expect(sent).toHaveLength(1);
});
